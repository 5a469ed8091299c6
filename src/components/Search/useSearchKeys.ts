import {useEffect, useLayoutEffect, type Dispatch, type SetStateAction} from 'react';
import {allowsSingleKeys, takesText} from '../../lib/keys';

/** Whether a key asks for the search: Ctrl or ⌘ with K anywhere, a slash where it is not text. */
function asksForSearch({key, ctrlKey, metaKey, altKey, target}: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !takesText(target) && allowsSingleKeys();
}

/** Opens the search by its keys on every page. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !asksForSearch(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
}

/** Collects what readers type while the dialog is still on its way, so that they need not wait for its field. */
export function useTypedAhead(isWaiting: boolean, setQuery: Dispatch<SetStateAction<string | undefined>>): void {
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setQuery((text = '') => text + event.key);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isWaiting, setQuery]);
}
