/** A value that many parts of a page watch; fits React's `useSyncExternalStore`. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  /** Calls the listener after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/**
 * Makes a store.
 * @param initial - its first value.
 * @returns the store.
 */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
