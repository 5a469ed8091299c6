/** The URL of the page with another hash; `hash` starts with `#`, or is empty. */
export function urlWith(hash: string): string {
  return window.location.href.split('#')[0]! + hash;
}

/** Replaces the hash of the page, without an entry in the history and without `hashchange`. */
export function setHash(hash: string): void {
  window.history.replaceState(window.history.state, '', urlWith(hash));
}
