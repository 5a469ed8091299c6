/** A value that several parts of a page share. In React, read it with `useStore`. */
export interface Store<T> {
  /** The first value: what the server renders, and the browser when it hydrates the page. */
  readonly initial: T;
  get(): T;
  /** Replaces the value and notifies all listeners; does nothing when the value is the same. */
  set(next: T): void;
  /** Adds a listener, called after each change. @returns a function that removes it. */
  subscribe(listener: () => void): () => void;
}

/** Creates a store that holds `initial`. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    initial,
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
