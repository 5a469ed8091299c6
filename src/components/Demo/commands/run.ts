import {flushSync} from 'react-dom';
import {track} from '../../../lib/track';
import type {Demo} from '../DemoContext';
import {blockedBy, type Command} from './command';

/** Moves the focus to the active panel's tab, or to what stands in its place. */
function focusActive({group}: Demo): void {
  const root: ParentNode = group?.element ?? document;
  const tab = root.querySelector<HTMLElement>('.dv-tab.dv-active-tab');
  tab?.focus();
  if (tab && tab.ownerDocument.activeElement === tab) return;
  (root.querySelector<HTMLElement>('.dv-watermark-container button') ?? group?.element)?.focus();
}

/** Commands of these menus are about the active panel. */
const ABOUT_PANEL = ['Add', 'Panel', 'Group'];

/**
 * Runs a command and says what happened. Afterwards the focus is on what the command was about; it stays where it was
 * when that is the layout as a whole, unless its element is gone. Does nothing before the dock is there.
 */
export async function runCommand(demo: Demo, command: Command): Promise<void> {
  if (!demo.dock.get()) return;
  track('demo_action', {action: command.id});
  demo.recent = [command.title, ...demo.recent.filter((title) => title !== command.title)];
  demo.history.settle();
  // A dialog returns the focus when it closes, and has to do so before the command moves it.
  flushSync(() => demo.dialog.set(undefined));
  try {
    const message = blockedBy(command, demo) ?? (await command.run(demo));
    if (typeof message === 'string') demo.say(message);
  } catch (error) {
    demo.say(`${command.title} failed. ${error instanceof Error ? error.message : String(error)}`);
  }
  demo.history.notice();
  const isLost = document.activeElement === document.body;
  if (!demo.dialog.get() && (isLost || ABOUT_PANEL.includes(command.menu))) focusActive(demo);
}
