import type {Demo} from '../DemoContext';
import {exitMaximized, moveFloatingGroup} from '../dock/workarounds';
import {commandsOf} from './command';
import {float, openWindow} from './detach';

function toggleMaximized({api, group}: Demo): string {
  if (api.hasMaximizedGroup()) {
    api.exitMaximizedGroup();
    return 'All groups are back.';
  }
  if (group.api.location.type !== 'grid') return 'Only a group in the grid can be maximized.';
  group.api.maximize();
  return 'The group is maximized. The same command brings the others back.';
}

function close({api, group}: Demo): string {
  exitMaximized(api);
  api.removeGroup(group);
  return 'Closed the group. Undo brings it back.';
}

function goToGroup({api, group}: Demo, step: 1 | -1): string {
  const groups = api.groups.filter((candidate) => candidate.api.isVisible);
  const next = groups[(groups.indexOf(group) + step + groups.length) % groups.length]!;
  next.api.setActive();
  return `Group with ${next.activePanel?.title ?? 'no panels'}.`;
}

function toggleHeader({group: {header}}: Demo): string {
  header.hidden = !header.hidden;
  return header.hidden ? 'The header is hidden. The same command shows it again.' : 'The header is back.';
}

/** About the height of a header, in pixels. */
const STEP = 32;

const SIZES = [
  ['Narrower', 'width', -STEP],
  ['Wider', 'width', STEP],
  ['Shorter', 'height', -STEP],
  ['Taller', 'height', STEP],
] as const;

function resize({group}: Demo, word: string, side: 'width' | 'height', by: number): string {
  const before = group.api[side];
  group.api.setSize({[side]: before + by});
  if (group.api[side] === before) return `The group can’t get ${word}.`;
  return `The group is ${Math.round(group.api.width)} × ${Math.round(group.api.height)} pixels.`;
}

const MOVES = [
  ['Left', -STEP, 0],
  ['Right', STEP, 0],
  ['Up', 0, -STEP],
  ['Down', 0, STEP],
] as const;

function move({group}: Demo, word: string, x: number, y: number): string {
  const isMoved = moveFloatingGroup(group, x, y);
  return isMoved ? `Moved the floating group ${word}.` : `The floating group can’t go further ${word}.`;
}

const LOCKS = [
  [false, 'Accept every drop'],
  [true, 'Accept drops next to the group only'],
  ['no-drop-target', 'Accept no drops'],
] as const;

function lock({group}: Demo, [locked, label]: (typeof LOCKS)[number]): string {
  group.locked = locked;
  return `Lock: ${label.toLowerCase()}.`;
}

/** Everything done to the active group. */
export const GROUP_COMMANDS = commandsOf('Group', (add) => {
  const toFloat = (demo: Demo): string => float(demo, demo.group, 'The group');
  const toWindow = (demo: Demo): Promise<string> => openWindow(demo, demo.group, 'The group');
  const isMaximized = ({api}: Demo): boolean => api.hasMaximizedGroup();
  const isHidden = ({api}: Demo): boolean => api.activeGroup?.header.hidden === true;
  add('maximize', 'Maximize group', 'fullscreen zoom restore', toggleMaximized, {keys: 'Alt+M', isOn: isMaximized});
  add('header', 'Hide header', 'show tabs', toggleHeader, {isOn: isHidden});
  add('float_group', 'Float group', 'undock detach overlay', toFloat, {where: ['grid', 'popout']});
  add('popout_group', 'Open group in a window', 'popout popup detach screen', toWindow, {where: ['grid', 'floating']});
  add('next_group', 'Go to the next group', 'focus switch', (demo) => goToGroup(demo, 1), {keys: 'Alt+G'});
  add('previous_group', 'Go to the previous group', 'focus', (demo) => goToGroup(demo, -1), {keys: 'Alt+Shift+G'});
  add('close_group', 'Close group', 'remove delete all tabs', close);
  for (const [short, side, by] of SIZES) {
    const word = short.toLowerCase();
    const more = {section: 'Size', short, where: ['grid'] as const};
    add(`size_${word}`, `Make group ${word}`, 'resize width height', (demo) => resize(demo, word, side, by), more);
  }
  for (const [short, x, y] of MOVES) {
    const word = short.toLowerCase();
    const keys = `Alt+Shift+Arrow${short}`;
    const more = {section: 'Move the floating group', short, keys, where: ['floating'] as const};
    add(`move_floating_${word}`, `Move floating group ${word}`, '', (demo) => move(demo, word, x, y), more);
  }
  for (const choice of LOCKS) {
    const [locked, short] = choice;
    const isOn = ({api}: Demo): boolean => api.activeGroup?.locked === locked;
    const more = {section: 'Lock', short, isChoice: true as const, isOn};
    add(`lock_${locked}`, `Lock group: ${short.toLowerCase()}`, 'drop', (demo) => lock(demo, choice), more);
  }
});
