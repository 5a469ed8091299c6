import {useCallback, useSyncExternalStore} from 'react';
import type {Framework} from '../lib/frameworks';
import {readEdits, writeEdits} from '../lib/playground/editStore';
import type {SourceFile} from '../lib/playground/model';

/** Also holds the edits where the browser refuses to store them. */
const known = new Map<string, SourceFile[] | undefined>();
const listeners = new Set<() => void>();
const storage = () => window.localStorage;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The reader's own edits of one variant of an example; they survive a reload.
 * @returns the files (undefined while nothing was edited), and a function that changes or, with undefined, forgets them.
 */
export function useEdits(
  id: string,
  framework: Framework,
): [SourceFile[] | undefined, (files: SourceFile[] | undefined) => void] {
  const key = `${id}:${framework}`;
  const getSnapshot = () => {
    if (!known.has(key)) known.set(key, readEdits(storage, id, framework));
    return known.get(key);
  };
  const files = useSyncExternalStore(subscribe, getSnapshot, () => undefined);
  const change = useCallback(
    (next: SourceFile[] | undefined) => {
      known.set(key, next);
      listeners.forEach((listener) => listener());
      if (!writeEdits(storage, id, framework, next)) {
        console.info('The edits could not be stored; they hold until the page is reloaded.');
      }
    },
    [key, id, framework],
  );
  return [files, change];
}
