function onTabKey(event: KeyboardEvent): void {
  const {target: tab, key} = event;
  if (!(tab instanceof HTMLElement) || !tab.matches('.dv-tab') || event.altKey || event.ctrlKey || event.metaKey)
    return;
  const neighbors: Record<string, Element | null> = {
    ArrowRight: tab.nextElementSibling,
    ArrowLeft: tab.previousElementSibling,
  };
  const neighbor = neighbors[key];
  if (neighbor instanceof HTMLElement && neighbor.matches('.dv-tab')) neighbor.focus();
  else if (key === 'Enter' || key === ' ') {
    tab.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, cancelable: true, button: 0}));
  } else return;
  event.preventDefault();
}

/** Tabs take the focus but no key: Enter and Space open the tab, arrows go to its neighbors. For React's `ref`. */
export function openTabsByKey(dock: HTMLElement | null): (() => void) | undefined {
  dock?.addEventListener('keydown', onTabKey);
  return () => dock?.removeEventListener('keydown', onTabKey);
}
