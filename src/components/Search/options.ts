import {examplePath} from '../../lib/exampleSummary';
import type {Framework} from '../../lib/frameworks';
import type {ResultGroup, SearchResult} from './engine/results';

/** The id of the n-th choice in the list, counted over all groups. */
export function optionId(index: number): string {
  return `search-option-${index}`;
}

/** A group whose results know their place in the whole list. */
export interface NumberedGroup extends Omit<ResultGroup, 'results'> {
  results: (SearchResult & {index: number})[];
}

/** Counts results through all groups, as the arrow keys meet them. */
export function numberResults(groups: readonly ResultGroup[]): NumberedGroup[] {
  let index = 0;
  return groups.map((group) => ({...group, results: group.results.map((result) => ({...result, index: index++}))}));
}

const EXAMPLE = /^\/templates\/(.+)\/$/;

/**
 * Where a result leads.
 * @returns the address below the base URL, and whether it is a page outside of the site's router, as examples are.
 */
export function targetOf(address: string, framework: Framework): {address: string; isOutside: boolean} {
  const id = EXAMPLE.exec(address)?.[1];
  return id === undefined ? {address, isOutside: false} : {address: examplePath(id, framework), isOutside: true};
}
