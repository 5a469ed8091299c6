import {createStore} from '../store';

/** Something that can be gone back to. Two with the same key look the same to a visitor. */
export interface Keyed {
  key: string;
}

/** Where one is in the history. */
export interface HistoryState<T> {
  past: readonly T[];
  present: T | undefined;
  future: readonly T[];
}

/** Undo and redo. */
export interface History<T extends Keyed> {
  get(): HistoryState<T>;
  subscribe(listener: () => void): () => void;
  /** Notes the present: a step when the key is new, else only the newer copy. */
  record(present: T): void;
  /** Takes the place of the present without a step, such as after the dock has rounded sizes. */
  replace(present: T): void;
  /** Goes one step back and returns what to show; undefined at the beginning. */
  undo(): T | undefined;
  /** Goes one step forward and returns what to show; undefined at the end. */
  redo(): T | undefined;
}

/**
 * Makes an empty history.
 * @param most - how many steps are kept.
 * @returns the history.
 */
export function createHistory<T extends Keyed>(most = 100): History<T> {
  const store = createStore<HistoryState<T>>({past: [], present: undefined, future: []});
  const replace = (present: T): void => store.set({...store.get(), present});
  return {
    get: store.get,
    subscribe: store.subscribe,
    replace,
    record(next) {
      const {past, present} = store.get();
      if (present === undefined || present.key === next.key) replace(next);
      else store.set({past: [...past, present].slice(-most), present: next, future: []});
    },
    undo() {
      const {past, present, future} = store.get();
      const target = past.at(-1);
      if (target === undefined || present === undefined) return undefined;
      store.set({past: past.slice(0, -1), present: target, future: [present, ...future]});
      return target;
    },
    redo() {
      const {past, present, future} = store.get();
      const [target, ...rest] = future;
      if (target === undefined || present === undefined) return undefined;
      store.set({past: [...past, present], present: target, future: rest});
      return target;
    },
  };
}
