import type {SearchEngine, SearchHit} from './engine';
import {groupByPage} from './group';
import {markExcerpt, markWords, type MarkedPart} from './marks';
import type {SearchKind, SearchPage} from '../../../lib/search/records';

/** One line a reader can choose. */
export interface SearchResult {
  /** Address below the base URL, with the anchor. */
  address: string;
  heading: MarkedPart[];
  excerpt: MarkedPart[];
}

/** The results of one page. */
export interface ResultGroup {
  kind: SearchKind;
  title: string;
  results: SearchResult[];
}

/** What a reader sees of an answer. */
export interface Results {
  groups: ResultGroup[];
  /** Words of the query that nothing says. */
  unmatched: string[];
}

const PAGES = 8;
const RESULTS_PER_PAGE = 4;

function headingOf({page, section}: SearchHit): string {
  return section.symbol ?? (section.heading || page.title);
}

function toResult(hit: SearchHit): SearchResult {
  const {page, section} = hit;
  const terms = new Set(hit.terms);
  return {
    address: addressOf(page, section.anchor),
    heading: markWords(headingOf(hit), terms),
    excerpt: markExcerpt(section.text, terms),
  };
}

function addressOf({route}: SearchPage, anchor: string): string {
  return anchor ? `${route}#${anchor}` : route;
}

/**
 * Answers a query.
 * @param kinds - which kinds of pages to look at; all when empty.
 * @returns the best pages, each with its best sections, as the reader sees them.
 */
export function findResults(engine: SearchEngine, query: string, kinds: readonly SearchKind[]): Results {
  const {hits, unmatched} = engine.search(query, kinds);
  const groups = groupByPage(hits, PAGES, RESULTS_PER_PAGE).map(({page, hits: own}) => ({
    kind: page.kind,
    title: page.title,
    results: own.map(toResult),
  }));
  return {groups, unmatched};
}
