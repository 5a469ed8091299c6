import type {SearchEngine, SearchHit} from './engine';
import {groupByPage} from './group';
import {markExcerpt, markWords, type MarkedPart} from './marks';
import type {SearchKind} from '../../../lib/search/records';

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
