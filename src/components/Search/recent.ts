import {readJson, storeText} from '../../lib/browserStorage';

/** Key in the browser's local storage. */
export const RECENT_KEY = 'recent-searches';
const LIMIT = 5;

/** Reads the latest searches, the newest first; empty where nothing, or nothing readable, is stored. */
export function readRecent(): string[] {
  const value = readJson(RECENT_KEY);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string').slice(0, LIMIT) : [];
}

/** Stores the latest searches; does nothing where storage is blocked: the search works without them. */
export function storeRecent(queries: readonly string[]): void {
  storeText(RECENT_KEY, JSON.stringify(queries));
}

/** Puts a search before the latest ones, once. */
export function withRecent(queries: readonly string[], query: string): string[] {
  const text = query.trim();
  const others = queries.filter((item) => item.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, LIMIT);
}
