import {createStore} from '../store';

/** One line of the event log. */
export interface LogEntry {
  id: number;
  name: string;
  detail: string;
  /** How often in a row; a drag reports its place many times a second. */
  times: number;
}

/** The dock's latest events, for React's `useSyncExternalStore`. */
export interface EventLog {
  /** Newest first; the same array until something is added. */
  entries(): readonly LogEntry[];
  /** Adds a line, or counts up the newest one when it says the same. */
  add(name: string, detail?: string): void;
  clear(): void;
  /** Runs something whose events are not to be told. */
  silently<T>(run: () => T): T;
  subscribe(listener: () => void): () => void;
}

/**
 * Makes an empty log.
 * @param most - how many entries are kept.
 * @returns the log.
 */
export function createEventLog(most = 200): EventLog {
  const store = createStore<readonly LogEntry[]>([]);
  let lastId = 0;
  let silent = false;
  return {
    entries: store.get,
    subscribe: store.subscribe,
    add(name, detail = '') {
      if (silent) return;
      const [newest, ...older] = store.get();
      if (newest?.name === name && newest.detail === detail) {
        store.set([{...newest, times: newest.times + 1}, ...older]);
        return;
      }
      lastId += 1;
      store.set([{id: lastId, name, detail, times: 1}, ...store.get()].slice(0, most));
    },
    clear: () => store.set([]),
    silently(run) {
      silent = true;
      try {
        return run();
      } finally {
        silent = false;
      }
    },
  };
}

/**
 * Picks the entries a visitor asks for.
 * @param entries - the log.
 * @param filter - words that have to occur in the name or the detail, in any case; empty lets everything through.
 * @returns the entries that match, in the same order.
 */
export function filterEntries(entries: readonly LogEntry[], filter: string): readonly LogEntry[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter(({name, detail}) => {
    const text = `${name} ${detail}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
