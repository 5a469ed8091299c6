const OPENING_KEYS = ['Enter', ' '];

function onKeyDown(event: KeyboardEvent): void {
  const {target} = event;
  if (!OPENING_KEYS.includes(event.key) || !(target instanceof HTMLElement) || !target.matches('.dv-tab')) return;
  event.preventDefault();
  // What a mouse does there; the way through the API would need the panel, which a tab's element does not tell.
  target.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, cancelable: true, button: 0}));
}

/**
 * Makes Enter and Space open the tab that has the focus: in 4.10.0 tabs take the focus but no key.
 * @param root - the element around the dock; for React's `ref`.
 * @returns a function that ends it.
 */
export function openTabsByKey(root: HTMLElement | null): (() => void) | undefined {
  root?.addEventListener('keydown', onKeyDown);
  return () => root?.removeEventListener('keydown', onKeyDown);
}
