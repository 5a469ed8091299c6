import type {DockviewApi, DockviewGroupPanel} from 'dockview';
import {moveFloating, type Step} from '../bench/floating';
import {leaveMaximised} from '../bench/snapshots';
import {openWindow} from '../bench/windows';
import {newFloatingBox} from './add';
import {NO_GROUP, type Command, type Target} from './types';

/** Runs something on the active group, or says that there is none. */
function onGroup(run: (group: DockviewGroupPanel, target: Target) => string | Promise<string>): Command['run'] {
  return (target) => {
    const group = target.api.activeGroup;
    return group ? run(group, target) : NO_GROUP;
  };
}

/**
 * Shows one group alone, or all of them again.
 * @param api - the dock.
 * @param group - the group.
 * @returns what to tell the visitor.
 */
export function toggleMaximised(api: DockviewApi, group: DockviewGroupPanel): string {
  if (api.hasMaximizedGroup()) {
    api.exitMaximizedGroup();
    return 'All groups are back.';
  }
  if (group.api.location.type !== 'grid') return 'Only a group in the grid can be maximised.';
  group.api.maximize();
  return 'The group is maximised. The same command brings the others back.';
}

function float(group: DockviewGroupPanel, {api}: Target): string {
  if (group.api.location.type === 'floating') return 'The group floats already.';
  leaveMaximised(api);
  api.addFloatingGroup(group, newFloatingBox(api));
  return 'The group floats. Drag its header to move it.';
}

async function popOut(group: DockviewGroupPanel, {api, popoutUrl}: Target): Promise<string> {
  if (group.api.location.type === 'popout') return 'The group has a window already.';
  leaveMaximised(api);
  if (await openWindow(api, group, popoutUrl)) return 'The group has a window of its own. Close it to bring it back.';
  return 'The browser blocked the window, so the group stays where it was. Allow pop-ups for this page and try again.';
}

function close(group: DockviewGroupPanel, {api}: Target): string {
  leaveMaximised(api);
  const {length} = group.panels;
  api.removeGroup(group);
  return `Closed the group with ${length === 1 ? 'one panel' : `${length} panels`}. Undo brings it back.`;
}

function goToGroup({api}: Target, step: 1 | -1): string {
  const open = api.groups.filter(({api: group}) => group.isVisible);
  if (open.length === 0) return NO_GROUP;
  const index = open.findIndex(({id}) => id === api.activeGroup?.id);
  const next = open[(index + step + open.length) % open.length]!;
  next.api.setActive();
  const tab = next.element.querySelector<HTMLElement>('.dv-tab.dv-active-tab');
  (tab ?? next.element).focus();
  return `Group with ${next.activePanel?.title ?? 'no panels'}.`;
}

const LOCKS = [
  {locked: false, short: 'Accepts every drop'},
  {locked: true, short: 'Accepts drops beside it only'},
  {locked: 'no-drop-target', short: 'Accepts no drop'},
] as const;

const LOCKING: readonly Command[] = LOCKS.map(({locked, short}) => ({
  id: `lock_${locked}`,
  menu: 'Group',
  section: 'Lock',
  choice: true,
  title: `Lock the group: ${short.toLowerCase()}`,
  short,
  isOn: ({api}) => api.activeGroup?.locked === locked,
  run: onGroup((group) => {
    group.locked = locked;
    return `The group ${short.toLowerCase()}.`;
  }),
}));

/** About the height of a header, in pixels. */
const STEP = 32;

const STEPS: readonly ({id: string; short: string; code: string} & Step)[] = [
  {id: 'left', short: 'Left', code: 'ArrowLeft', x: -STEP, y: 0},
  {id: 'right', short: 'Right', code: 'ArrowRight', x: STEP, y: 0},
  {id: 'up', short: 'Up', code: 'ArrowUp', x: 0, y: -STEP},
  {id: 'down', short: 'Down', code: 'ArrowDown', x: 0, y: STEP},
];

const MOVES: readonly Command[] = STEPS.map(({id, short, code, ...step}) => ({
  id: `move_floating_${id}`,
  menu: 'Group',
  section: 'Move the floating group',
  title: `Move floating group ${id}`,
  short,
  shortcut: {code, alt: true, shift: true},
  run: onGroup((group) => {
    if (group.api.location.type !== 'floating') return 'The active group does not float, so it was not moved.';
    if (!moveFloating(group, step)) return `The floating group cannot go further ${id}.`;
    return `Moved the floating group ${id}.`;
  }),
}));

/** Everything done with the active group. */
export const GROUP_COMMANDS: readonly Command[] = [
  {
    id: 'maximise',
    menu: 'Group',
    section: '',
    title: 'Maximise group',
    shortcut: {code: 'KeyM', alt: true},
    isOn: ({api}) => api.hasMaximizedGroup(),
    run: onGroup((group, {api}) => toggleMaximised(api, group)),
  },
  {id: 'float_group', menu: 'Group', section: '', title: 'Float group', run: onGroup(float)},
  {id: 'popout_group', menu: 'Group', section: '', title: 'Open group in a window', run: onGroup(popOut)},
  {
    id: 'size',
    menu: 'Group',
    section: '',
    title: 'Group size and limits…',
    run: onGroup((_, {open}) => (open('size'), '')),
  },
  {
    id: 'header',
    menu: 'Group',
    section: '',
    title: 'Hide the header',
    isOn: ({api}) => api.activeGroup?.header.hidden === true,
    run: onGroup((group) => {
      group.header.hidden = !group.header.hidden;
      return group.header.hidden ? 'The header is hidden. The same command shows it again.' : 'The header is back.';
    }),
  },
  {
    id: 'next_group',
    menu: 'Group',
    section: '',
    title: 'Go to the next group',
    shortcut: {code: 'KeyG', alt: true},
    run: (target) => goToGroup(target, 1),
  },
  {
    id: 'previous_group',
    menu: 'Group',
    section: '',
    title: 'Go to the previous group',
    shortcut: {code: 'KeyG', alt: true, shift: true},
    run: (target) => goToGroup(target, -1),
  },
  {id: 'close_group', menu: 'Group', section: '', title: 'Close group', run: onGroup(close)},
  ...MOVES,
  ...LOCKING,
];
