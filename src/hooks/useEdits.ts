import {useCallback, useSyncExternalStore} from 'react';
import {browserStorage} from '../lib/browserStorage';
import type {Framework} from '../lib/frameworks';
import {readEdits, writeEdits} from '../lib/playground/editStore';
import type {SourceFile} from '../lib/playground/model';

interface Entry {
  files?: SourceFile[] | undefined;
  /** What the last reset took away. */
  discarded?: SourceFile[] | undefined;
}

/** The reader's edits of one variant of an example, and what can be done with them. */
export interface Edits {
  /** Undefined while nothing is edited. */
  files: SourceFile[] | undefined;
  change: (files: SourceFile[]) => void;
  /** Goes back to the site's own version. */
  reset: () => void;
  /** Takes the last reset back. Undefined when there is none, or when newer edits have taken its place. */
  undoReset: (() => void) | undefined;
}

/** Also holds the edits where the browser refuses to store them. */
const known = new Map<string, Entry>();
const listeners = new Set<() => void>();
const NOTHING: Entry = {};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's own edits of one variant of an example; they survive a reload, a reset can be undone until then. */
export function useEdits(id: string, framework: Framework): Edits {
  const key = `${id}:${framework}`;
  const getSnapshot = () => {
    if (!known.has(key)) known.set(key, {files: readEdits(browserStorage, id, framework)});
    return known.get(key)!;
  };
  const {files, discarded} = useSyncExternalStore(subscribe, getSnapshot, () => NOTHING);
  const set = useCallback(
    (next: Entry) => {
      known.set(key, next);
      listeners.forEach((listener) => listener());
      if (!writeEdits(browserStorage, id, framework, next.files)) {
        console.info('The edits could not be stored; they hold until the page is reloaded.');
      }
    },
    [key, id, framework],
  );
  const change = useCallback((next: SourceFile[]) => set({files: next}), [set]);
  return {
    files,
    change,
    reset: () => set({discarded: files ?? discarded}),
    undoReset: discarded && (() => set({files: discarded})),
  };
}
