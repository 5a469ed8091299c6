import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SEARCH_PLUGIN, type SearchFiles} from '../../lib/search/files';
import type {NamedRoute} from '../../lib/search/nearest';
import {usualAnchor, usualHeading, type PackedPage, type SearchPage} from '../../lib/search/records';
import {toTellingWords} from '../../lib/search/words';
import {readPages} from './readPages';

function write(folder: string, name: string, content: readonly object[]): string {
  const text = JSON.stringify(content);
  const hash = crypto.createHash('sha256').update(text).digest('hex').slice(0, 10);
  const file = `${name}-${hash}.json`;
  fs.writeFileSync(path.join(folder, file), text);
  return file;
}

/**
 * Splits what the search finds into files that are loaded one after the other. Release notes are a third of all words
 * and seldom asked for, so they come last.
 */
function splitPages(pages: PackedPage[]): [name: string, pages: PackedPage[]][] {
  return [
    ['pages', pages.filter(({kind}) => kind !== 'release')],
    ['releases', pages.filter(({kind}) => kind === 'release')],
  ];
}

/** Leaves out usual headings and anchors, and words of questions that the engine ignores: the same is found in less. */
function packPage(page: SearchPage): PackedPage {
  return {
    ...page,
    sections: page.sections.map(({anchor, heading, questions, ...section}) => ({
      ...section,
      ...(heading !== usualHeading(section) && {heading}),
      ...(anchor !== usualAnchor({...section, heading}) && {anchor}),
      ...(questions && {questions: questions.map(toTellingWords)}),
    })),
  };
}

/** Writes what the search loads, in files named after their content, so that a browser may keep them for good. */
export default function searchPlugin(context: LoadContext): Plugin {
  const folder = path.join(context.siteDir, 'generated/static', SEARCH_PLUGIN);
  return {
    name: SEARCH_PLUGIN,
    getPathsToWatch: () => ['docs', 'blog', 'examples'].map((name) => `${path.join(context.siteDir, name)}/**/*`),
    async loadContent() {
      const pages = (await readPages(context.siteDir)).map(packPage);
      fs.mkdirSync(folder, {recursive: true});
      const files = splitPages(pages).map(([name, part]) => write(folder, name, part));
      const named = pages.map(({route, title}): NamedRoute => ({route, title}));
      const routes = write(folder, 'routes', named);
      for (const old of fs.readdirSync(folder).filter((name) => ![...files, routes].includes(name))) {
        fs.rmSync(path.join(folder, old));
      }
      return {files: files.map((file) => `${SEARCH_PLUGIN}/${file}`), routes: `${SEARCH_PLUGIN}/${routes}`};
    },
    contentLoaded({content, actions}) {
      actions.setGlobalData(content);
    },
  } satisfies Plugin<SearchFiles> as Plugin;
}
