import type {SearchKind} from '../../lib/search/records';
import type {Results} from './engine/results';

/** What a page asks of the worker. */
export type SearchRequest =
  {type: 'load'; files: string[]} | {type: 'search'; id: number; query: string; kinds: SearchKind[]};

/** What the worker tells the page. */
export type SearchResponse =
  /** Searches are answered from now on; sent again each time there is more to find. */
  {type: 'ready'} | {type: 'failed'; message: string} | ({type: 'results'; id: number} & Results);
