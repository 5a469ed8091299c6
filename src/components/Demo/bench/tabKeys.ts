const OPENING_KEYS = ['Enter', ' '];

function openTab(tab: HTMLElement): void {
  // What a mouse does there; the way through the API would need the panel, which a tab's element does not tell.
  tab.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, cancelable: true, button: 0}));
}

function tabBeside(tab: HTMLElement, key: string): Element | null {
  if (key === 'ArrowRight') return tab.nextElementSibling;
  return key === 'ArrowLeft' ? tab.previousElementSibling : null;
}

function onKeyDown(event: KeyboardEvent): void {
  const {target, key} = event;
  if (!(target instanceof HTMLElement) || !target.matches('.dv-tab') || event.altKey || event.ctrlKey || event.metaKey)
    return;
  const beside = tabBeside(target, key);
  if (beside instanceof HTMLElement && beside.matches('.dv-tab')) beside.focus();
  else if (OPENING_KEYS.includes(key)) openTab(target);
  else return;
  event.preventDefault();
}

/**
 * Makes Enter and Space open the tab that has the focus, and arrows go to the one beside: in 4.10.0 tabs take the focus
 * but no key.
 * @param root - the element around the dock; for React's `ref`.
 * @returns a function that ends it.
 */
export function openTabsByKey(root: HTMLElement | null): (() => void) | undefined {
  root?.addEventListener('keydown', onKeyDown);
  return () => root?.removeEventListener('keydown', onKeyDown);
}
