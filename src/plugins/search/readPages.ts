import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import otherPages from '../../data/searchPages.json';
import {type SearchKind, type SearchPage, type SearchSection} from '../../lib/search/records';
import {releases} from '../../lib/releases';
import {pagePlugins} from '../../remark/pagePlugins';
import {readReference} from '../api/reference';
import {readExamples} from '../examples/readExamples';
import {toSections} from './sections';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(pagePlugins).freeze();

interface Source {
  file: string;
  frontMatter: Record<string, unknown>;
  content: string;
}

async function readSource(file: string): Promise<Source> {
  const fileContent = fs.readFileSync(file, 'utf8');
  return {file, ...(await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent}))};
}

async function readSources(folder: string): Promise<Source[]> {
  const names = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name) && !/(?:^|[/\\])_/.test(name))
    .sort();
  const sources = await Promise.all(names.map((name) => readSource(path.join(folder, name))));
  return sources.filter(({frontMatter}) => frontMatter.draft !== true && frontMatter.unlisted !== true);
}

function readField(source: Source, name: string): string {
  const value = source.frontMatter[name];
  if (typeof value !== 'string') throw new Error(`${source.file}: the front matter needs a "${name}".`);
  return value;
}

async function readPage(source: Source, kind: SearchKind, route: string): Promise<SearchPage> {
  const file = new VFile({path: source.file, value: source.content});
  // The tree of a page stays Markdown through all transforms of this project.
  const tree = (await processor.run(processor.parse(file), file)) as Root;
  const [start, ...rest] = toSections(tree);
  const text = `${readField(source, 'description')} ${start?.text ?? ''}`.trim();
  const alias = source.frontMatter.sidebar_label;
  return {
    kind,
    route,
    title: readField(source, 'title'),
    ...(typeof alias === 'string' ? {alias} : {}),
    sections: [{anchor: '', heading: '', text}, ...rest],
  };
}

const known = new Map<string, Promise<SearchPage>>();

/** As a page was read before, as long as neither it nor what is written into all pages has changed. */
async function toPage(source: Source, kind: SearchKind, route: string, shared: string): Promise<SearchPage> {
  const key = JSON.stringify([shared, source]);
  const page = known.get(key) ?? readPage(source, kind, route);
  known.set(key, page);
  // What is found is completed later, each time anew.
  return structuredClone(await page);
}

/** Tells one state of what pages take from elsewhere from another: descriptions of the API, and examples. */
function stateOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const entry of fs.readdirSync(folder, {recursive: true, withFileTypes: true})) {
      if (entry.isFile()) hash.update(fs.readFileSync(path.join(entry.parentPath, entry.name)));
    }
  }
  return hash.digest('hex');
}

function docRoute(folder: string, file: string): string {
  const name = path.relative(folder, file).split(path.sep).join('/');
  return `/docs/${name.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
}

/** Names the type and member that each section of the reference describes. */
function addSymbols(pages: SearchPage[]): void {
  const symbols = new Map<string, string>();
  for (const [type, {route, anchor, members}] of readReference()) {
    if (anchor !== undefined) symbols.set(`${route}#${anchor}`, type);
    for (const [member, entry] of members) symbols.set(`${route}#${entry.anchor}`, `${type}.${member}`);
  }
  const sections = pages.flatMap(({route, sections}) => sections.map((section) => ({route, section})));
  for (const {route, section} of sections) {
    const symbol = symbols.get(`${route}#${section.anchor}`);
    if (symbol !== undefined) section.symbol = symbol;
  }
}

/** Lets the newest release be found without its number. */
function nameLatestRelease(pages: SearchPage[]): void {
  const latest = releases.at(-1)!.version;
  const page = pages.find(({route}) => route === `/blog/dockview-${latest}-release`);
  if (page) page.alias = 'Latest release';
}

function readExamplePages(folder: string): SearchPage[] {
  return readExamples(folder).map(({id, title, summary}) => ({
    kind: 'example',
    route: `/templates/${id}/`,
    title,
    alias: 'Example',
    sections: [{anchor: '', heading: '', text: summary}],
  }));
}

function readOtherPages(): SearchPage[] {
  return otherPages.map(({kind, route, title, text}) => ({
    kind: kind as SearchKind,
    route,
    title,
    sections: [{anchor: '', heading: '', text} satisfies SearchSection],
  }));
}

/**
 * Reads everything the search can find, from the sources of the site: the same in `npm start` and in a build.
 * @param siteDir - absolute path of the project.
 * @throws Error that names the file, when a page has no title or description.
 */
export async function readPages(siteDir: string): Promise<SearchPage[]> {
  const docs = path.join(siteDir, 'docs');
  const shared = stateOf([path.join(docs, 'api/_members'), path.join(siteDir, 'examples')]);
  const guides = (await readSources(docs)).map((source) => {
    const route = docRoute(docs, source.file);
    return toPage(source, route.startsWith('/docs/api/') ? 'api' : 'guide', route, shared);
  });
  const posts = (await readSources(path.join(siteDir, 'blog'))).map((source) =>
    toPage(source, 'release', `/blog/${readField(source, 'slug')}`, shared),
  );
  const pages = await Promise.all([...guides, ...posts]);
  nameLatestRelease(pages);
  addSymbols(pages);
  return [...pages, ...readExamplePages(path.join(siteDir, 'examples')), ...readOtherPages()];
}
