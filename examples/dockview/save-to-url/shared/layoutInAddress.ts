import type {DockviewApi} from 'dockview-core';

const DELAY = 300; // milliseconds

function toHash(layout: string): string {
  return `#${encodeURIComponent(layout)}`;
}

/**
 * Builds the layout that the address holds.
 * @returns whether there was one that could be read. If not, the dock is empty.
 */
export function loadFromAddress(api: DockviewApi): boolean {
  if (location.hash.length < 2) return false;
  try {
    // Anyone can write a link. `fromJSON` throws for what is no layout and leaves the dock empty.
    api.fromJSON(JSON.parse(decodeURIComponent(location.hash.slice(1))));
    return true;
  } catch (error) {
    console.info('The address holds no layout that can be read.', error);
    return false;
  }
}

/**
 * Writes every change into the address, without a new entry in the history.
 * @param onWrite - gets the address relative to the page: a hash.
 * @returns what ends it.
 */
export function keepInAddress(api: DockviewApi, onWrite: (hash: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    const hash = toHash(JSON.stringify(api.toJSON()));
    try {
      history.replaceState(null, '', hash);
    } catch {
      // Some sandboxed frames may not change their address; the link still works.
    }
    onWrite(hash);
  };
  const subscription = api.onDidLayoutChange(() => {
    clearTimeout(timer);
    timer = setTimeout(write, DELAY);
  });
  return () => {
    clearTimeout(timer);
    subscription.dispose();
  };
}
