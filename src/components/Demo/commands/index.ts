import {ADD_COMMANDS} from './add';
import {GROUP_COMMANDS} from './group';
import {HELP_COMMANDS} from './help';
import {LAYOUT_COMMANDS} from './layout';
import {OPTION_COMMANDS} from './options';
import {PANEL_COMMANDS} from './panel';
import type {Command} from './types';

/** Everything a visitor can do, in the order of the menus. */
export const COMMANDS: readonly Command[] = [
  ...ADD_COMMANDS,
  ...PANEL_COMMANDS,
  ...GROUP_COMMANDS,
  ...LAYOUT_COMMANDS,
  ...OPTION_COMMANDS,
  ...HELP_COMMANDS,
];

/**
 * Finds a command.
 * @param id - its id.
 * @throws Error when there is none of that name.
 */
export function commandOf(id: string): Command {
  const command = COMMANDS.find((candidate) => candidate.id === id);
  if (!command) throw new Error(`There is no command “${id}”.`);
  return command;
}
