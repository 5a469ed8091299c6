import {readJson, storeText} from '../lib/browserStorage';
import type {Framework} from '../lib/frameworks';
import type {SourceFile} from '../lib/playground/model';
import {isSourceFiles} from '../lib/playground/sourceFiles';
import {createStore, type Store} from '../lib/store';
import {useStore} from './useStore';

interface Entry {
  files?: SourceFile[] | undefined;
  /** What the last reset discarded. */
  discarded?: SourceFile[] | undefined;
}

/** The reader's edits of one variant of an example, and what can be done with them. */
export interface Edits {
  /** Undefined while nothing is edited. */
  files: SourceFile[] | undefined;
  change: (files: SourceFile[]) => void;
  /** Goes back to the site's own version. */
  reset: () => void;
  /** Undoes the last reset. Undefined when there is none, or when newer edits have replaced it. */
  undoReset: (() => void) | undefined;
}

/** Also holds the edits where the browser refuses to store them. */
const stores = new Map<string, Store<Entry>>();

function findStore(key: string): Store<Entry> {
  const known = stores.get(key);
  if (known) return known;
  const store = createStore<Entry>({});
  const stored = readJson(key);
  if (isSourceFiles(stored)) store.set({files: stored});
  stores.set(key, store);
  return store;
}

/** The reader's own edits of one variant of an example; they survive a reload, a reset can be undone until then. */
export function useEdits(id: string, framework: Framework): Edits {
  const key = `example-edit:${id}:${framework}`;
  const store = findStore(key);
  const {files, discarded} = useStore(store);
  const set = (next: Entry) => {
    store.set(next);
    if (!storeText(key, next.files && JSON.stringify(next.files))) {
      console.info('The edits could not be stored; they hold until the page is reloaded.');
    }
  };
  return {
    files,
    change: (next) => set({files: next}),
    reset: () => set({discarded: files ?? discarded}),
    undoReset: discarded && (() => set({files: discarded})),
  };
}
