import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {twinPath} from '../../lib/pageFiles';
import {readContent} from './builtPage';
import {createApiFile} from './apiFile';
import {drawCards} from './cards';
import {readDocs, toChapters} from './chapters';
import {writeLlms, writeLlmsFull, type Chapter} from './llms';
import type {CutPage} from './readPage';
import {toTwin} from './toTwin';
import {writeTwin, type Twin} from './twin';

const TYPES_OF_API = path.resolve(__dirname, '../../lib/apiFile.ts');
const NOT_FOUND = '/404.html';
/** The second and later pages of a list. */
const LATER_PAGE = /\/page\/\d+$/;

function write(folder: string, name: string, content: string | Buffer): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
}

/** Reads all pages at once, before other plugins change them. */
function readBuild({outDir, baseUrl, routesPaths}: Props, siteUrl: string): CutPage[] {
  return routesPaths
    .map((address) => `/${address.slice(baseUrl.length)}`)
    .filter((route) => route !== NOT_FOUND)
    .map((route) => ({route, siteUrl, html: readContent(outDir, route)}));
}

/** The docs in the order of the sidebars, those outside any sidebar first. */
function docChapters({plugins, baseUrl}: Props, twins: Twin[]): Chapter[] {
  const {docs, sidebars} = readDocs(plugins);
  const routes = new Map(docs.map(({id, permalink}) => [id, `/${permalink.slice(baseUrl.length)}`]));
  const {tutorialSidebar = [], api = []} = sidebars;
  const chapters = toChapters([
    ['', tutorialSidebar],
    ['API', api],
  ]);
  const listed = new Set(chapters.flatMap(({ids}) => ids));
  const others = [...routes.keys()].filter((id) => !listed.has(id));
  return [{title: 'Start here', ids: others}, ...chapters].map(({title, ids}) => ({
    title,
    pages: ids.flatMap((id) => twins.find(({route}) => route === routes.get(id)) ?? []),
  }));
}

/** Everything else; `Optional` is the heading for what a reader in a hurry may leave out. */
function otherChapter(twins: Twin[], chapters: Chapter[]): Chapter {
  const listed = new Set(chapters.flatMap(({pages}) => pages));
  return {title: 'Optional', pages: twins.filter((twin) => !listed.has(twin) && !LATER_PAGE.test(twin.route))};
}

/**
 * Writes what programs read instead of pages, when these are built: a Markdown twin of each page, `llms.txt`,
 * `llms-full.txt` and the API as data. Draws the card that other sites show for a link to a page.
 */
export default function machines({siteDir, siteConfig: {title, tagline, url}}: LoadContext): Plugin {
  return {
    name: 'machines',
    async postBuild(props) {
      const {outDir, baseUrl} = props;
      const site = {title, tagline, url: `${url}${baseUrl}`};
      const twins = readBuild(props, site.url).map(toTwin);
      for (const twin of twins) write(outDir, twinPath(twin.route), writeTwin(twin));
      const chapters = docChapters(props, twins);
      write(outDir, 'llms.txt', writeLlms(site, [...chapters, otherChapter(twins, chapters)]));
      write(outDir, 'llms-full.txt', writeLlmsFull(site, chapters));
      write(outDir, 'api.json', JSON.stringify(createApiFile((route) => new URL(route.slice(1), site.url).href)));
      write(outDir, 'api.d.ts', fs.readFileSync(TYPES_OF_API));
      const cache = path.join(siteDir, 'node_modules/.cache/cards');
      await drawCards(twins, cache, outDir);
    },
  };
}
