import path from 'node:path';
import otherPages from '../../data/searchPages.json';
import {exampleRoute} from '../../lib/exampleSummary';
import {SUPPORTING_MEMBER, type SearchKind, type SearchPage, type SearchSection} from '../../lib/search/records';
import {releases} from '../releases/data';
import {readReference} from '../api/reference';
import {readExamples} from '../examples/readExamples';
import {listPages, readPageSource, type PageSource} from '../pageSource';
import {readField, readPage, type UnreadPage} from './readPage';

function readSources(folder: string): PageSource[] {
  const sources = listPages(folder).map(readPageSource);
  return sources.filter(({frontMatter}) => frontMatter.draft !== true && frontMatter.unlisted !== true);
}

function docRoute(folder: string, file: string): string {
  const name = path.relative(folder, file).split(path.sep).join('/');
  return `/docs/${name.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
}

/**
 * Names the type and member that each section of the reference describes, and keeps the first sentence of its
 * description, of supporting members only the name: the rest is a third of the index, and seldom asked for.
 */
function withSymbols(pages: SearchPage[]): SearchPage[] {
  const symbols = new Map<string, string>();
  for (const [type, {route, anchor, members}] of readReference()) {
    if (anchor !== undefined) symbols.set(`${route}#${anchor}`, type);
    for (const [member, entry] of members) symbols.set(`${route}#${entry.anchor}`, `${type}.${member}`);
  }
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const symbol = symbols.get(`${page.route}#${section.anchor}`);
      if (symbol === undefined) return section;
      const text = SUPPORTING_MEMBER.test(section.anchor) ? '' : section.text.split(/(?<=\.) /)[0]!;
      return {...section, symbol, text};
    }),
  }));
}

/** Lets the newest release be found without its number. */
function withLatestRelease(pages: SearchPage[]): SearchPage[] {
  const latest = `/blog/dockview-${releases.at(-1)!.version}-release`;
  return pages.map((page) => (page.route === latest ? {...page, alias: 'Latest release'} : page));
}

function readExamplePages(folder: string): SearchPage[] {
  return readExamples(folder).map(({id, title, summary}) => ({
    kind: 'example',
    route: exampleRoute(id),
    title,
    alias: 'Example',
    sections: [{anchor: '', heading: '', text: summary}],
  }));
}

function readOtherPages(): SearchPage[] {
  return otherPages.map(({kind, route, title, questions, text}) => ({
    kind: kind as SearchKind,
    route,
    title,
    sections: [{anchor: '', heading: '', text, ...(questions && {questions})} satisfies SearchSection],
  }));
}

/**
 * Reads everything the search can find, from the sources of the site: the same in `npm start` and in a build.
 * @param siteDir - absolute path of the project.
 * @throws Error that names the file, when a page has no title or description.
 */
export async function readPages(siteDir: string): Promise<SearchPage[]> {
  const docs = path.join(siteDir, 'docs');
  const guides = readSources(docs).map((source): UnreadPage => {
    const route = docRoute(docs, source.file);
    return {source, kind: route.startsWith('/docs/api/') ? 'api' : 'guide', route};
  });
  const posts = readSources(path.join(siteDir, 'blog')).map((source): UnreadPage => ({
    source,
    kind: 'release',
    route: `/blog/${readField(source, 'slug')}`,
  }));
  const read = await Promise.all([...guides, ...posts].map(readPage));
  const pages = withSymbols(withLatestRelease(read));
  return [...pages, ...readExamplePages(path.join(siteDir, 'examples')), ...readOtherPages()];
}
