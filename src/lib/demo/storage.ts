/** Under which the demo keeps its one saved layout. */
export const LAYOUT_KEY = 'dockview-demo-layout';

/** What was found: a text, nothing, or a browser that lets nobody look. */
export type Stored = {kind: 'text'; text: string} | {kind: 'nothing'} | {kind: 'blocked'};

/**
 * Reads the saved layout; never throws.
 * @param storage - gives the storage; where it is blocked, asking for it already throws.
 * @returns what was found.
 */
export function readStored(storage: () => Storage): Stored {
  try {
    const text = storage().getItem(LAYOUT_KEY);
    return text === null ? {kind: 'nothing'} : {kind: 'text', text};
  } catch {
    return {kind: 'blocked'};
  }
}

/**
 * Stores a layout; never throws.
 * @param storage - gives the storage.
 * @param text - the layout as text.
 * @returns whether the browser took it.
 */
export function writeStored(storage: () => Storage, text: string): boolean {
  try {
    storage().setItem(LAYOUT_KEY, text);
    return true;
  } catch {
    return false;
  }
}
