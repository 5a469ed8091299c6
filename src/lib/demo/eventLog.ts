/** One line of the event log. */
export interface LogEntry {
  id: number;
  name: string;
  detail: string;
}

/** The dock's latest events, for React's `useSyncExternalStore`. */
export interface EventLog {
  /** Newest first; the same array until something is added. */
  entries(): readonly LogEntry[];
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
export function createEventLog(most = 100): EventLog {
  const listeners = new Set<() => void>();
  let entries: readonly LogEntry[] = [];
  let lastId = 0;
  let silent = false;
  const set = (next: readonly LogEntry[]): void => {
    entries = next;
    listeners.forEach((listener) => listener());
  };
  return {
    entries: () => entries,
    add(name, detail = '') {
      if (silent) return;
      lastId += 1;
      set([{id: lastId, name, detail}, ...entries].slice(0, most));
    },
    clear: () => set([]),
    silently(run) {
      silent = true;
      try {
        return run();
      } finally {
        silent = false;
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
