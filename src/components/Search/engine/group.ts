import type {SearchHit} from './engine';
import type {SearchPage} from '../../../lib/search/records';

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
