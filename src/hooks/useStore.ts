import {useSyncExternalStore} from 'react';
import type {Store} from '../lib/store';

type Readable<T> = Pick<Store<T>, 'initial' | 'get' | 'subscribe'>;

/** The value of a store; the component renders again when it changes. */
export function useStore<T>(store: Readable<T>): T;
/**
 * Part of the value of a store; the component renders again when that part changes.
 * @param select - returns something that the value holds, not a new object: results are compared by identity.
 */
export function useStore<T, Part>(store: Readable<T>, select: (value: T) => Part): Part;
export function useStore<T>(store: Readable<T>, select: (value: T) => unknown = (value) => value): unknown {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}
