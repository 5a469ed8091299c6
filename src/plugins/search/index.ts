import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SEARCH_PLUGIN, type SearchFiles} from '../../lib/search/files';
import type {SearchPage} from '../../lib/search/records';
import {readPages} from './readPages';

const FOLDER = 'search';

function write(folder: string, name: string, pages: SearchPage[]): string {
  const text = JSON.stringify(pages);
  const hash = crypto.createHash('sha256').update(text).digest('hex').slice(0, 10);
  const file = `${name}-${hash}.json`;
  fs.writeFileSync(path.join(folder, file), text);
  return file;
}

/**
 * Splits what the search finds into files that are loaded one after the other. Release notes are a third of all words
 * and seldom asked for, so they come last.
 */
export function splitPages(pages: SearchPage[]): [name: string, pages: SearchPage[]][] {
  return [
    ['pages', pages.filter(({kind}) => kind !== 'release')],
    ['releases', pages.filter(({kind}) => kind === 'release')],
  ];
}

/** Writes what the search loads, in files named after their content, so that a browser may keep them for good. */
export default function searchPlugin(context: LoadContext): Plugin {
  const folder = path.join(context.siteDir, 'generated/static', FOLDER);
  const plugin: Plugin<string[]> = {
    name: SEARCH_PLUGIN,
    getPathsToWatch: () => ['docs', 'blog', 'examples'].map((name) => `${path.join(context.siteDir, name)}/**/*`),
    async loadContent() {
      const parts = splitPages(await readPages(context.siteDir));
      fs.mkdirSync(folder, {recursive: true});
      const files = parts.map(([name, pages]) => write(folder, name, pages));
      for (const old of fs.readdirSync(folder).filter((name) => !files.includes(name))) {
        fs.rmSync(path.join(folder, old));
      }
      return files;
    },
    contentLoaded({content, actions}) {
      actions.setGlobalData({files: content.map((file) => `${FOLDER}/${file}`)} satisfies SearchFiles);
    },
  };
  return plugin as Plugin;
}
