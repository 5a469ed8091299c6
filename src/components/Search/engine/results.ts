import type {SearchEngine, SearchHit} from './engine';
import {markExcerpt, markWords, type MarkedPart} from './marks';
import type {SearchKind, SearchPage} from '../../../lib/search/records';

/** One line a reader can choose. */
export interface SearchResult {
  /** Address below the base URL, with the anchor. */
  address: string;
  heading: MarkedPart[];
  excerpt: MarkedPart[];
  /** Place in the whole list, as the arrow keys meet the results. */
  index: number;
}

/** The results of one page. */
export interface ResultGroup {
  kind: SearchKind;
  title: string;
  results: SearchResult[];
}

/** What a reader sees of an answer. */
export interface Results {
  query: string;
  groups: readonly ResultGroup[];
  /** How many results the groups have. */
  count: number;
  /** Words of the query that nothing says. */
  unmatched: string[];
}

const PAGES = 8;
const RESULTS_PER_PAGE = 4;

/** The hits of one page, best first. */
export interface PageHits {
  page: SearchPage;
  hits: SearchHit[];
}

/** What each further hit of a page adds to its best one. */
const FURTHER_WEIGHT = 0.15;

function scoreOf([best, ...further]: SearchHit[]): number {
  const sum = further.reduce((total, {score}) => total + score, 0);
  return (best?.score ?? 0) + FURTHER_WEIGHT * sum;
}

/**
 * Puts hits together by page, the page that has most to say first.
 * @param hits - best first.
 * @param pages - how many pages to keep.
 * @param perPage - how many hits to keep of each.
 */
export function groupByPage(hits: readonly SearchHit[], pages: number, perPage: number): PageHits[] {
  const groups = new Map<SearchPage, SearchHit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.page);
    if (group) group.push(hit);
    else groups.set(hit.page, [hit]);
  }
  return [...groups]
    .map(([page, own]) => ({page, hits: own.slice(0, perPage)}))
    .sort((a, b) => scoreOf(b.hits) - scoreOf(a.hits))
    .slice(0, pages);
}

function toResult(hit: SearchHit, index: number): SearchResult {
  const {page, section} = hit;
  const terms = new Set(hit.terms);
  return {
    address: section.anchor ? `${page.route}#${section.anchor}` : page.route,
    heading: markWords(section.symbol ?? (section.heading || page.title), terms),
    excerpt: markExcerpt(section.text, terms),
    index,
  };
}

/**
 * Answers a query.
 * @param kinds - which kinds of pages to look at; all when empty.
 * @returns the best pages, each with its best sections, as the reader sees them.
 */
export function findResults(engine: SearchEngine, query: string, kinds: readonly SearchKind[]): Results {
  const {hits, unmatched} = engine.search(query, kinds);
  let index = 0;
  const groups = groupByPage(hits, PAGES, RESULTS_PER_PAGE).map(({page, hits: own}) => ({
    kind: page.kind,
    title: page.title,
    results: own.map((hit) => toResult(hit, index++)),
  }));
  return {query, groups, count: index, unmatched};
}
