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

/** Stores the latest searches; does nothing where storage is blocked. */
export function storeRecent(storage: () => Storage, queries: readonly string[]): void {
  try {
    storage().setItem(RECENT_KEY, JSON.stringify(queries));
  } catch {
    // The list is a convenience; the search works without it.
  }
}

/** Puts a search before the latest ones, once. */
export function withRecent(queries: readonly string[], query: string): string[] {
  const text = query.trim();
  const others = queries.filter((item) => item.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, LIMIT);
}
