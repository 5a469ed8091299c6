import {useEffect} from 'react';
import {isMac, takesText} from '../../lib/keys';
import {listCommands} from './commands';
import {runCommand} from './commands/run';
import type {Demo} from './DemoContext';

type Pressed = Pick<KeyboardEvent, 'code' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Whether the keys of a shortcut, and no others, are pressed.
 * @param keys - such as `Alt+Shift+ArrowLeft`; `Mod` is Ctrl, or ⌘ on a Mac.
 */
export function matches(keys: string, {code, altKey, shiftKey, ctrlKey, metaKey}: Pressed, onMac = isMac()): boolean {
  const [mod, other] = onMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  // A key by its place on the keyboard: with Alt, a Mac types special characters.
  const pressed = [mod && 'Mod', altKey && 'Alt', shiftKey && 'Shift', code.replace('Key', '')];
  return !other && pressed.filter(Boolean).join('+') === keys;
}

const ARROWS = {ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓'};
const MAC_SIGNS = {'Mod+': '⌘', 'Alt+': '⌥', 'Shift+': '⇧'};

/** Writes a shortcut as the visitor's keyboard names it: `Ctrl+Shift+Z`, or `⌘⇧Z` on a Mac. */
export function shortcutText(keys: string, onMac = isMac()): string {
  const signs = Object.entries({...ARROWS, ...(onMac ? MAC_SIGNS : {'Mod+': 'Ctrl+'})});
  return signs.reduce((text, [name, sign]) => text.replace(name, sign), keys);
}

/** Runs commands by their keys, anywhere on the page, but not while a dialog is open. */
export function useShortcuts(demo: Demo): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!demo.dock.get() || demo.dialog.get()) return;
      const command = listCommands().find(({keys}) => keys && matches(keys, event));
      // In text fields, the other keys undo or type text.
      if (!command || (takesText(event.target) && command.id !== 'save')) return;
      event.preventDefault();
      void runCommand(demo, command);
    };
    // On its way down: the buttons of menus react to arrow keys with Alt and Shift as well.
    window.addEventListener('keydown', onKeyDown, {capture: true});
    return () => window.removeEventListener('keydown', onKeyDown, {capture: true});
  }, [demo]);
}
