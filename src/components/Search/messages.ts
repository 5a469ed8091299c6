import type {SearchKind} from '../../lib/search/records';
import type {Results} from './engine/results';

/** What a page asks of the worker. */
export interface SearchRequest {
  /** Addresses of the index, which the first request loads. */
  files: string[];
  query: string;
  /** Which kinds of pages to look at; all when empty. */
  kinds: SearchKind[];
}

/** What the worker answers to the latest request: once more each time there is more to find. */
export type SearchResponse = Results | {failure: string};
