import type {Shortcut} from '../../../lib/demo/shortcuts';
import type {Bench} from '../bench/bench';
import type {Recorder} from '../bench/recorder';

/** What commands work on. */
export interface Target extends Bench {
  recorder: Recorder;
}

/** The menus of the toolbar, in their order. */
export const MENUS = ['Add', 'Panel', 'Group', 'Layout', 'Theme', 'Options', 'Help'] as const;

/** Name of a menu. */
export type MenuName = (typeof MENUS)[number];

/** Something a visitor can do with the dock: an entry of a menu and of the command palette. */
export interface Command {
  /** Also told to the analytics service. */
  id: string;
  menu: MenuName;
  /** The part of the menu; parts are divided by lines. */
  section: string;
  /** In the palette, where nothing around it explains it. */
  title: string;
  /** In the menu, below the name of the section; without it, the title. */
  short?: string;
  shortcut?: Shortcut;
  /** One of several, of which one is on at a time. */
  choice?: true;
  /** For a command that switches something: whether it is on. */
  isOn?: (target: Target) => boolean;
  /** Does it and returns what to tell the visitor. Where it cannot, it tells why and changes nothing. */
  run: (target: Target) => string | Promise<string>;
}

/** What commands say that need a panel. */
export const NO_PANEL = 'There is no active panel.';
/** What commands say that need a group. */
export const NO_GROUP = 'There is no active group.';

/**
 * Names a panel in a message.
 * @param panel - the panel.
 * @returns its title in quotation marks.
 */
export function titleOf(panel: {id: string; title?: string | undefined}): string {
  return `“${panel.title ?? panel.id}”`;
}
