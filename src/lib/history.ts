import {createStore} from './store';

/** Long enough for a command of several steps, short enough to be over before the next click. */
const SETTLED_MS = 150;
const MAX_STEPS = 100;

/** Something to go back to. Two with the same key look the same to a visitor. */
interface Snapshot {
  key: string;
}

/** Where the visitor is in the history. */
export interface HistoryState<T> {
  past: readonly T[];
  present: T | undefined;
  future: readonly T[];
}

/** Undo and redo. */
export interface History<T> {
  readonly initial: HistoryState<T>;
  get(): HistoryState<T>;
  subscribe(listener: () => void): () => void;
  /** Records the present after a moment: some changes take several steps, and some fire no event. */
  notice(): void;
  /** Records now what is still to be recorded, so that what follows becomes a step. */
  settle(): void;
  /** Goes one step back. @returns whether there was one. */
  undo(): boolean;
  /** Goes one step forward. @returns whether there was one. */
  redo(): boolean;
}

/**
 * Creates an empty history.
 * @param take - takes a snapshot of the present; undefined when there is nothing to go back to.
 * @param show - shows a snapshot.
 */
export function createHistory<T extends Snapshot>(take: () => T | undefined, show: (snapshot: T) => void): History<T> {
  const store = createStore<HistoryState<T>>({past: [], present: undefined, future: []});
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A restored layout may differ by a pixel from its snapshot; that is no step.
  let isRestored = false;

  function record(): void {
    clearTimeout(timer);
    timer = undefined;
    const next = take();
    if (!next) return;
    const {past, present} = store.get();
    const isStep = present !== undefined && present.key !== next.key && !isRestored;
    if (isStep) store.set({past: [...past, present].slice(-MAX_STEPS), present: next, future: []});
    else store.set({...store.get(), present: next});
    isRestored = false;
  }

  function notice(): void {
    clearTimeout(timer);
    timer = setTimeout(record, SETTLED_MS);
  }

  function settle(): void {
    if (timer !== undefined) record();
  }

  function restore(from: 'past' | 'future'): boolean {
    settle();
    const {past, present, future} = store.get();
    const target = from === 'past' ? past.at(-1) : future[0];
    if (!target || !present) return false;
    show(target);
    if (from === 'past') store.set({past: past.slice(0, -1), present: target, future: [present, ...future]});
    else store.set({past: [...past, present], present: target, future: future.slice(1)});
    isRestored = true;
    notice();
    return true;
  }

  const {initial, get, subscribe} = store;
  return {initial, get, subscribe, notice, settle, undo: () => restore('past'), redo: () => restore('future')};
}
