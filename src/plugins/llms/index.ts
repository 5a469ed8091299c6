import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {stringify} from 'yaml';
import {markdownPath} from '../../lib/pageFiles';
import {readContent} from './builtPage';
import {writeLlms, writeLlmsFull, type Section} from './llms';
import {readPage, type MarkdownPage} from './readPage';
import {readDocs, toSections} from './sections';

const NOT_FOUND = '/404.html';
/** The second and later pages of a list. */
const LATER_PAGE = /\/page\/\d+$/;

function write(outDir: string, name: string, content: string): void {
  const file = path.join(outDir, name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
}

/** The docs in the order of the sidebars, those outside any sidebar first. */
function docSections({plugins, baseUrl}: Props, pages: MarkdownPage[]): Section[] {
  const {docs, sidebars} = readDocs(plugins);
  const routes = new Map(docs.map(({id, permalink}) => [id, `/${permalink.slice(baseUrl.length)}`]));
  const {tutorialSidebar = [], api = []} = sidebars;
  const sections = toSections([
    ['', tutorialSidebar],
    ['API', api],
  ]);
  const listed = new Set(sections.flatMap(({ids}) => ids));
  const others = [...routes.keys()].filter((id) => !listed.has(id));
  return [{title: 'Start here', ids: others}, ...sections].map(({title, ids}) => ({
    title,
    pages: ids.flatMap((id) => pages.find(({route}) => route === routes.get(id)) ?? []),
  }));
}

/** Everything else. Readers of `llms.txt` may skip a section called `Optional`. */
function optionalSection(pages: MarkdownPage[], sections: Section[]): Section {
  const listed = new Set(sections.flatMap((section) => section.pages));
  return {title: 'Optional', pages: pages.filter((page) => !listed.has(page) && !LATER_PAGE.test(page.route))};
}

/** Writes each page as Markdown beside it, `llms.txt` and `llms-full.txt`. */
export default function llms({siteConfig: {title, tagline, url}}: LoadContext): Plugin {
  return {
    name: 'llms',
    async postBuild(props) {
      const {outDir, baseUrl, routesPaths} = props;
      const site = {title, tagline, url: `${url}${baseUrl}`};
      const pages = routesPaths
        .map((address) => `/${address.slice(baseUrl.length)}`)
        .filter((route) => route !== NOT_FOUND)
        .map((route) => readPage(readContent(outDir, route), route, site.url));
      for (const page of pages) {
        const frontMatter = stringify({title: page.title, description: page.description, url: page.url});
        write(outDir, markdownPath(page.route), `---\n${frontMatter}---\n\n${page.markdown}`);
      }
      const sections = docSections(props, pages);
      write(outDir, 'llms.txt', writeLlms(site, [...sections, optionalSection(pages, sections)]));
      write(outDir, 'llms-full.txt', writeLlmsFull(site, sections));
    },
  };
}
