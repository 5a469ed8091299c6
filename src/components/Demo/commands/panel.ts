import type {DockviewApi, DockviewGroupPanel, IDockviewPanel} from 'dockview';
import {leaveMaximised} from '../bench/snapshots';
import {openWindow} from '../bench/windows';
import {newFloatingBox, SIDES, type Side} from './add';
import {NO_PANEL, titleOf, type Command, type Target} from './types';

/** Runs something on the active panel, or says that there is none. */
function onPanel(run: (panel: IDockviewPanel, target: Target) => string | Promise<string>): Command['run'] {
  return (target) => {
    const panel = target.api.activePanel;
    return panel ? run(panel, target) : NO_PANEL;
  };
}

function float(panel: IDockviewPanel, {api}: Target): string {
  if (panel.api.location.type === 'floating') return `${titleOf(panel)} floats already.`;
  leaveMaximised(api);
  api.addFloatingGroup(panel, newFloatingBox(api));
  return `${titleOf(panel)} floats. Drag its header to move it.`;
}

function gridGroup(api: DockviewApi): DockviewGroupPanel | undefined {
  return api.groups.find(({api: group}) => group.location.type === 'grid' && group.isVisible);
}

function returnToGrid(panel: IDockviewPanel, {api}: Target): string {
  const {location} = panel.api;
  if (location.type === 'grid') return `${titleOf(panel)} is in the grid.`;
  if (location.type === 'popout') {
    location.getWindow().close();
    return 'The window is closed; its panels are back.';
  }
  panel.api.moveTo({group: gridGroup(api) ?? api.addGroup({direction: 'right'}), position: 'center'});
  return `${titleOf(panel)} is back in the grid.`;
}

async function popOut(panel: IDockviewPanel, {api, popoutUrl}: Target): Promise<string> {
  if (panel.api.location.type === 'popout') return `${titleOf(panel)} has a window already.`;
  leaveMaximised(api);
  if (await openWindow(api, panel, popoutUrl))
    return `${titleOf(panel)} has a window of its own. Close it to bring it back.`;
  return `The browser blocked the window, so ${titleOf(panel)} stays where it was. Allow pop-ups for this page and try again.`;
}

function moveToNextGroup(panel: IDockviewPanel, {api}: Target): string {
  const {groups} = api;
  const open = groups.filter(({api: group}) => group.isVisible);
  const next = open[(open.findIndex(({id}) => id === panel.group.id) + 1) % open.length];
  if (!next || next.id === panel.group.id) return 'There is no other group to move to.';
  leaveMaximised(api);
  panel.api.moveTo({group: next, position: 'center'});
  return `Moved ${titleOf(panel)} to the next group.`;
}

const POSITIONS: Readonly<Record<Side, 'left' | 'right' | 'top' | 'bottom'>> = {
  left: 'left',
  right: 'right',
  above: 'top',
  below: 'bottom',
};

function split(panel: IDockviewPanel, {api}: Target, side: Side): string {
  const {group} = panel;
  const inGrid = group.api.location.type === 'grid';
  if (inGrid && group.panels.length === 1) return `${titleOf(panel)} is alone in its group already.`;
  leaveMaximised(api);
  if (inGrid) panel.api.moveTo({group, position: POSITIONS[side]});
  // Nothing can be put beside a group that floats or has a window; the edge of the dock is the next best place. Not by
  // `moveTo({position})`: in 4.10.0 it loses a panel that is alone in its floating group.
  else panel.api.moveTo({group: api.addGroup({direction: side}), position: 'center'});
  return `${titleOf(panel)} has a group of its own.`;
}

function close(panel: IDockviewPanel): string {
  const title = titleOf(panel);
  panel.api.close();
  return `Closed ${title}. Undo brings it back.`;
}

const RENDERERS = [
  {renderer: 'onlyWhenVisible', short: 'Only while it is seen'},
  {renderer: 'always', short: 'Always in the page'},
] as const;

const RENDERING: readonly Command[] = RENDERERS.map(({renderer, short}) => ({
  id: `render_${renderer}`,
  menu: 'Panel',
  section: 'Rendering',
  choice: true,
  title: `Render the panel: ${short.toLowerCase()}`,
  short,
  isOn: ({api}) => api.activePanel?.api.renderer === renderer,
  run: onPanel((panel) => {
    panel.api.setRenderer(renderer);
    return `${titleOf(panel)} is rendered ${short.toLowerCase()}.`;
  }),
}));

const SPLITS: readonly Command[] = SIDES.map((side) => ({
  id: `split_${side}`,
  menu: 'Panel',
  section: 'Move to a new group',
  title: `Move panel to a new group: ${side}`,
  short: side[0]!.toUpperCase() + side.slice(1),
  run: onPanel((panel, target) => split(panel, target, side)),
}));

/** Everything done with the active panel. */
export const PANEL_COMMANDS: readonly Command[] = [
  {
    id: 'float',
    menu: 'Panel',
    section: '',
    title: 'Float panel',
    shortcut: {code: 'KeyO', alt: true},
    run: onPanel(float),
  },
  {id: 'popout', menu: 'Panel', section: '', title: 'Open panel in a window', run: onPanel(popOut)},
  {id: 'dock', menu: 'Panel', section: '', title: 'Return panel to the grid', run: onPanel(returnToGrid)},
  {
    id: 'move_next',
    menu: 'Panel',
    section: '',
    title: 'Move panel to the next group',
    shortcut: {code: 'KeyX', alt: true},
    run: onPanel(moveToNextGroup),
  },
  {
    id: 'close',
    menu: 'Panel',
    section: '',
    title: 'Close panel',
    shortcut: {code: 'KeyW', alt: true},
    run: onPanel(close),
  },
  ...SPLITS,
  ...RENDERING,
];
