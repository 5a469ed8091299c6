import {createStore, type Store} from '../../../lib/store';

/** One line of the event log. */
export interface LogEntry {
  id: number;
  name: string;
  detail: string;
  /** How often in a row; a drag reports its position many times a second. */
  times: number;
}

/** The dock's latest events, newest first. */
export interface EventLog extends Store<readonly LogEntry[]> {
  /** Adds a line, or counts up the newest one when it is the same. */
  add(name: string, detail?: string): void;
  /** Runs something whose events are not logged. */
  silently<T>(run: () => T): T;
}

/** Creates an empty log that keeps `max` entries. */
export function createEventLog(max = 200): EventLog {
  const store = createStore<readonly LogEntry[]>([]);
  let lastId = 0;
  let isSilent = false;
  return {
    ...store,
    add(name, detail = '') {
      if (isSilent) return;
      const [newest, ...older] = store.get();
      if (newest?.name === name && newest.detail === detail) {
        store.set([{...newest, times: newest.times + 1}, ...older]);
      } else {
        lastId += 1;
        store.set([{id: lastId, name, detail, times: 1}, ...store.get()].slice(0, max));
      }
    },
    silently(run) {
      isSilent = true;
      try {
        return run();
      } finally {
        isSilent = false;
      }
    },
  };
}

/** Finds the entries whose name or detail contains every word of the filter, in any case. */
export function filterEntries(entries: readonly LogEntry[], filter: string): readonly LogEntry[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter(({name, detail}) => {
    const text = `${name} ${detail}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
