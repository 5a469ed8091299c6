import type {Demo} from '../DemoContext';
import {ADD_COMMANDS} from './add';
import {commandsOf, type Command} from './command';
import {GROUP_COMMANDS} from './group';
import {LAYOUT_COMMANDS, namedLayoutCommands, PRESET_COMMANDS} from './layouts';
import {OPTION_COMMANDS, THEME_COMMANDS} from './options';
import {PANEL_COMMANDS} from './panel';

/** The buttons beside the menus. */
export const EDIT_COMMANDS = commandsOf('Edit', (add) => {
  const undo = ({history}: Demo): string => (history.undo() ? 'Undone.' : 'There is nothing to undo.');
  const redo = ({history}: Demo): string => (history.redo() ? 'Redone.' : 'There is nothing to redo.');
  add('undo', 'Undo', 'back revert', undo, {keys: 'Mod+Z'});
  add('redo', 'Redo', 'forward again', redo, {keys: 'Mod+Shift+Z'});
  add('palette', 'Commands', 'keyboard shortcuts help', ({dialog}) => dialog.set('palette'), {keys: 'Alt+P'});
});

const COMMANDS: readonly Command[] = [
  EDIT_COMMANDS,
  LAYOUT_COMMANDS,
  PRESET_COMMANDS,
  PANEL_COMMANDS,
  GROUP_COMMANDS,
  ADD_COMMANDS,
  THEME_COMMANDS,
  OPTION_COMMANDS,
].flat();

/** Everything a visitor can do now, in the order of the palette. */
export function listCommands(): readonly Command[] {
  return [...COMMANDS, ...namedLayoutCommands()];
}

/** Finds a command. @throws Error when there is none with that id. */
export function getCommand(id: string): Command {
  const command = COMMANDS.find((candidate) => candidate.id === id);
  if (!command) throw new Error(`There is no command “${id}”.`);
  return command;
}
