import {browserStorage} from '../../../lib/browserStorage';

const SAVED_KEY = 'dockview-demo-layout';
const NAMED_KEY = 'dockview-demo-layouts';

/** How many layouts can have a name. */
export const MAX_NAMED = 12;

function write(key: string, text: string): boolean {
  try {
    browserStorage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The saved layout; null when there is none, `blocked` when the browser blocks storage. */
export function readSaved(): {text: string} | null | 'blocked' {
  try {
    const text = browserStorage().getItem(SAVED_KEY);
    return text === null ? null : {text};
  } catch {
    return 'blocked';
  }
}

/** Stores the layout for the next visit. @returns false when storage is full or blocked. */
export function writeSaved(text: string): boolean {
  return write(SAVED_KEY, text);
}

/** The layouts that the visitor named, as text by name; empty when they can't be read. */
export function readNamed(): Map<string, string> {
  try {
    const entries = Object.entries(JSON.parse(browserStorage().getItem(NAMED_KEY) ?? '{}') as object);
    return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return new Map();
  }
}

/** Stores all named layouts. @returns false when storage is full or blocked. */
export function writeNamed(layouts: ReadonlyMap<string, string>): boolean {
  return write(NAMED_KEY, JSON.stringify(Object.fromEntries(layouts)));
}
