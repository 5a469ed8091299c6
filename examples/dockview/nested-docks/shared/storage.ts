import type {SerializedDockview} from 'dockview-core';

const STORAGE_KEY = 'dockview-example-nested-docks';

/** The saved layout of both docks, or `null`. Throws when it is not JSON. */
export function readLayout(): SerializedDockview | null {
  let saved: string | null = null;
  try {
    saved = localStorage.getItem(STORAGE_KEY);
  } catch {
    // A browser may block storage. Then there is no saved layout.
  }
  return saved === null ? null : JSON.parse(saved);
}

/** Keeps the layout for the next visit, where the browser allows it. */
export function writeLayout(layout: SerializedDockview): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(layout));
  } catch {
    // Without storage, the next visit starts with the default layout.
  }
}
