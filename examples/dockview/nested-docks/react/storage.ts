import type {SerializedDockview} from 'dockview';

const STORAGE_KEY = 'dockview-example-nested-docks';

/** The saved layout of both docks, if there is one that can be read. */
export function readLayout(): SerializedDockview | undefined {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined; // Storage may be blocked, and what is in it may be broken.
  }
}

/** Keeps the layout for the next visit, where the browser allows it. */
export function writeLayout(layout: SerializedDockview): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(layout));
  } catch {
    // Without storage, the next visit starts with the default layout.
  }
}
