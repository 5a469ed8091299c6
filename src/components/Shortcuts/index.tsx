import {useEffect, type ReactNode} from 'react';
import {useLoaded} from '../../hooks/useLoaded';
import {useStore} from '../../hooks/useStore';
import {allowsSingleKeys, takesText} from '../../lib/keys';
import {LoadError} from '../LoadError';
import {isListOpen} from './isListOpen';

/** The list, loaded when a reader opens it. */
const loadList = () => import('./ShortcutList').then((module) => module.ShortcutList);

/** Whether a key opens the list. While a dialog is open, its own keys apply. */
function opensList({key, ctrlKey, metaKey, altKey, target, defaultPrevented}: KeyboardEvent): boolean {
  if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return !takesText(target) && !document.querySelector('dialog[open]') && allowsSingleKeys();
}

/** The list of keyboard shortcuts, which a question mark opens on every page. */
export function Shortcuts(): ReactNode {
  const isOpen = useStore(isListOpen);
  const [list, load] = useLoaded(loadList);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensList(event)) return;
      event.preventDefault();
      isListOpen.set(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  if (!isOpen) return null;
  const close = () => isListOpen.set(false);
  if (list.kind === 'failed') return <LoadError what="The list of keyboard shortcuts" onRetry={load} onClose={close} />;
  return list.kind === 'loaded' ? <list.value onClose={close} /> : null;
}
