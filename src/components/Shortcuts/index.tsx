import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {useLoaded} from '../../hooks/useLoaded';
import {browserStorage} from '../../lib/browserStorage';
import {allowsSingleKeys, takesText} from '../../lib/keys';
import {Unloaded} from '../Unloaded';
import {shortcutRequests} from './shortcutRequests';

/** The list, loaded when a reader asks for it. */
const loadList = () => import('./ShortcutList').then((module) => module.ShortcutList);

/** Whether a key asks for the list. A dialog that is open keeps its keys to itself. */
function asksForList({key, ctrlKey, metaKey, altKey, target, defaultPrevented}: KeyboardEvent): boolean {
  if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return !takesText(target) && !document.querySelector('dialog[open]') && allowsSingleKeys(browserStorage);
}

/** The list of keyboard shortcuts, which a question mark opens on every page. */
export function Shortcuts(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [list, load] = useLoaded(loadList);
  const open = useCallback(() => {
    load();
    setOpen(true);
  }, [load]);
  useEffect(() => shortcutRequests.listen(open), [open]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksForList(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
  if (!isOpen) return null;
  if (list.kind === 'failed') return <Unloaded what="The list of keyboard shortcuts" onRetry={load} />;
  return list.kind === 'loaded' ? <list.value onClose={() => setOpen(false)} /> : null;
}
