/** Under which the demo keeps its one saved layout. */
export const LAYOUT_KEY = 'dockview-demo-layout';

/** What was found: a text, nothing, or a browser that lets nobody look. */
export type Stored = {kind: 'text'; text: string} | {kind: 'nothing'} | {kind: 'blocked'};

/**
 * Reads what is stored; never throws.
 * @param storage - gives the storage; where it is blocked, asking for it already throws.
 * @param key - under which name; without it, the saved layout.
 * @returns what was found.
 */
export function readStored(storage: () => Storage, key = LAYOUT_KEY): Stored {
  try {
    const text = storage().getItem(key);
    return text === null ? {kind: 'nothing'} : {kind: 'text', text};
  } catch {
    return {kind: 'blocked'};
  }
}

/**
 * Stores a text; never throws.
 * @param storage - gives the storage.
 * @param text - such as a layout.
 * @param key - under which name; without it, as the saved layout.
 * @returns whether the browser took it.
 */
export function writeStored(storage: () => Storage, text: string, key = LAYOUT_KEY): boolean {
  try {
    storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
