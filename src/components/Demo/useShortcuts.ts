import {useEffect} from 'react';
import {takesText} from '../../lib/keys';
import {listCommands} from './commands';
import {runCommand} from './commands/run';
import type {Demo} from './DemoContext';
import {matches} from './model/shortcuts';

/** Whether this is a Mac, where ⌘ takes the place of Ctrl. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** Works in text fields, too, where other shortcuts undo or type text. */
const EVERYWHERE = 'save';

/** Runs commands by their keys, anywhere on the page, but not while a dialog is open. */
export function useShortcuts(demo: Demo): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!demo.dock.get() || demo.dialog.get()) return;
      const command = listCommands().find(({keys}) => keys && matches(keys, event, isMac()));
      if (!command || (takesText(event.target) && command.id !== EVERYWHERE)) return;
      event.preventDefault();
      void runCommand(demo, command);
    };
    // On its way down: the buttons of menus react to arrow keys with Alt and Shift as well.
    window.addEventListener('keydown', onKeyDown, {capture: true});
    return () => window.removeEventListener('keydown', onKeyDown, {capture: true});
  }, [demo]);
}
