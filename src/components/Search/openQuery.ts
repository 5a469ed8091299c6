import {createStore} from '../../lib/store';

/** What the search opens with; undefined while it is closed. Any part of a page can open it. */
export const openQuery = createStore<string | undefined>(undefined);
