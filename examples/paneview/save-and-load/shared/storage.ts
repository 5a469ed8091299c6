import type {SerializedPaneview} from 'dockview-core';

const STORAGE_KEY = 'dockview-example-paneview';

/**
 * The saved state, if all its panes can be built. It is checked before it is loaded, because a
 * paneview cannot be used anymore after a `fromJSON` that threw.
 */
export function readLayout(components: string[]): SerializedPaneview | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as SerializedPaneview;
    return saved.views.every(({data}) => components.includes(data.component)) ? saved : undefined;
  } catch {
    return undefined; // Nothing saved, not readable, of another shape, or storage is blocked.
  }
}

/** Keeps the state for the next visit, where the browser allows it. */
export function writeLayout(layout: SerializedPaneview): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(layout));
  } catch {
    // Without storage, the next visit starts with the default panes.
  }
}
