import {useEffect, useRef} from 'react';
import {matches} from '../../lib/demo/shortcuts';
import {COMMANDS} from './commands';
import type {Command} from './commands/types';

/** Tells whether this is a Mac, where ⌘ takes the place of Ctrl. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

const EDITABLE = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
/** Works in text fields as well, where every other shortcut would undo or type text. */
const EVERYWHERE = 'save';

function commandFor(event: KeyboardEvent): Command | undefined {
  const {target} = event;
  const typing = target instanceof HTMLElement && target.matches(EDITABLE);
  const command = COMMANDS.find(({shortcut}) => shortcut && matches(shortcut, event, isMac()));
  return typing && command?.id !== EVERYWHERE ? undefined : command;
}

/**
 * Runs commands by their keys, anywhere on the page.
 * @param run - runs a command.
 * @param enabled - not before the dock is there, nor while a dialog is open.
 */
export function useShortcuts(run: (command: Command) => void, enabled: boolean): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const command = commandFor(event);
      if (!command) return;
      event.preventDefault();
      latest.current(command);
    };
    // On its way down: the buttons of menus take arrow keys for themselves, with Alt and Shift as well.
    window.addEventListener('keydown', onKeyDown, {capture: true});
    return () => window.removeEventListener('keydown', onKeyDown, {capture: true});
  }, [enabled]);
}
