import {createStore} from '../../lib/store';

/** Whether the list of keyboard shortcuts is open; any part of a page can open it. */
export const isListOpen = createStore(false);
