import {useEffect, useEffectEvent} from 'react';
import {allowsSingleKeys, takesText} from '../../lib/keys';
import {openQuery} from './openQuery';

/** Whether a key asks for the search: Ctrl or ⌘ with K anywhere, a slash where it is not text. */
function asksForSearch({key, ctrlKey, metaKey, altKey, target}: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !takesText(target) && allowsSingleKeys();
}

function isText({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}

/**
 * Opens the search by its keys on every page.
 * @param isLoading - whether the dialog is still on its way: what readers type meanwhile will stand in its field.
 */
export function useSearchKeys(isLoading: boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isAhead = isLoading && isText(event);
    if (event.defaultPrevented || !(isAhead || asksForSearch(event))) return;
    event.preventDefault();
    openQuery.set(isAhead ? (openQuery.get() ?? '') + event.key : '');
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
