/** Key in the browser's local storage. */
export const RECENT_KEY = 'recent-searches';
const LIMIT = 5;

/**
 * Reads the latest searches; never throws.
 * @param storage - gives the storage; where it is blocked, asking for it already throws.
 * @returns the newest first; empty where nothing, or nothing readable, is stored.
 */
export function readRecent(storage: () => Storage): string[] {
  try {
    const value: unknown = JSON.parse(storage().getItem(RECENT_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string').slice(0, LIMIT) : [];
  } catch {
    return [];
  }
}

/** Remembers a search as the newest; does nothing where storage is blocked. */
export function addRecent(storage: () => Storage, query: string): void {
  const text = query.trim();
  if (!text) return;
  const others = readRecent(storage).filter((item) => item.toLowerCase() !== text.toLowerCase());
  try {
    storage().setItem(RECENT_KEY, JSON.stringify([text, ...others].slice(0, LIMIT)));
  } catch {
    // The list is a convenience; the search works without it.
  }
}

/** Forgets all searches; does nothing where storage is blocked. */
export function clearRecent(storage: () => Storage): void {
  try {
    storage().removeItem(RECENT_KEY);
  } catch {
    // What could not be stored need not be removed.
  }
}
