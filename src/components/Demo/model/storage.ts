import {readJson, storeText} from '../../../lib/browserStorage';

const SAVED_KEY = 'dockview-demo-layout';
const NAMED_KEY = 'dockview-demo-layouts';

/** How many layouts can have a name. */
export const MAX_NAMED = 12;

/** The saved layout; null when there is none, `blocked` when the browser blocks storage. */
export function readSaved(): {text: string} | null | 'blocked' {
  try {
    const text = window.localStorage.getItem(SAVED_KEY);
    return text === null ? null : {text};
  } catch {
    return 'blocked';
  }
}

/** Stores the layout for the next visit. @returns false when storage is full or blocked. */
export function writeSaved(text: string): boolean {
  return storeText(SAVED_KEY, text);
}

/** The layouts that the visitor named, as text by name; empty when they can't be read. */
export function readNamed(): Map<string, string> {
  const entries: [string, unknown][] = Object.entries(readJson(NAMED_KEY) ?? {});
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Stores all named layouts. @returns false when storage is full or blocked. */
export function writeNamed(layouts: ReadonlyMap<string, string>): boolean {
  return storeText(NAMED_KEY, JSON.stringify(Object.fromEntries(layouts)));
}
