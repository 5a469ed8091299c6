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
