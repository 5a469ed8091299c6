import type {DockviewGroupLocation} from 'dockview';
import type {Demo} from '../DemoContext';

/** The menus of the toolbar, in their order. */
export const MENUS = ['Add', 'Panel', 'Group', 'Layouts', 'Theme', 'Options'] as const;

/** Name of a menu; the commands in `Edit` are buttons of their own. */
export type MenuName = (typeof MENUS)[number] | 'Edit';

/** Something that a visitor can do: an entry of a menu and of the palette, with or without keys. */
export interface Command {
  /** Also sent to the analytics service. */
  id: string;
  menu: MenuName;
  /** Label of a part of the menu; commands without one come first. */
  section?: string;
  /** In the palette, where nothing around it explains it. */
  title: string;
  /** In the menu; the title without it. */
  short?: string;
  /** Class of a theme, for a sample of its colors. */
  swatch?: string;
  /** What else people type to find it. */
  words: string;
  /** Such as `Alt+N`; `Mod` is Ctrl, or ⌘ on a Mac. */
  keys?: string;
  /** One of several in its section, of which one is on. */
  isChoice?: true;
  /** For a command that switches something. */
  isOn?: (demo: Demo) => boolean;
  /** Where the active group has to be; anywhere without it. */
  where?: readonly DockviewGroupLocation['type'][];
  /**
   * Runs the command.
   * @returns a message for the visitor, or a promise of one; anything but a text is ignored.
   * @throws Error with a message for the visitor.
   */
  run: (demo: Demo) => unknown;
}

type Add = (
  id: string,
  title: string,
  words: string,
  run: Command['run'],
  more?: Omit<Partial<Command>, 'id' | 'menu' | 'title' | 'words' | 'run'>,
) => void;

/** Lists the commands of a menu. @param fill - adds them, in their order. */
export function commandsOf(menu: MenuName, fill: (add: Add) => void): readonly Command[] {
  const commands: Command[] = [];
  fill((id, title, words, run, more) => commands.push({id, menu, title, words, run, ...more}));
  return commands;
}

/** Quotes the title of a panel. */
export function quote({id, title}: {id: string; title?: string | undefined}): string {
  return `“${title ?? id}”`;
}

const PLACES = {grid: 'in the grid', floating: 'floating', popout: 'in a window'};

/** Why a command can't run now; undefined when it can. */
export function blockedBy({menu, where}: Command, {dock}: Demo): string | undefined {
  const {activePanel, activeGroup} = dock.get() ?? {};
  if (menu === 'Panel' && !activePanel) return 'There is no active panel.';
  if (menu === 'Group' && !activeGroup) return 'There is no active group.';
  const place = activeGroup?.api.location.type;
  if (!where || !place || where.includes(place)) return undefined;
  const subject = menu === 'Panel' && activePanel ? quote(activePanel) : 'The active group';
  return `${subject} is ${PLACES[place]}; this works only for one ${where.map((name) => PLACES[name]).join(' or ')}.`;
}
