import type {AddPanelOptions, DockviewApi, IDockviewPanel} from 'dockview';
import type {EventLog} from '../../lib/demo/eventLog';
import {MOST_PANELS, nextPanel} from '../../lib/demo/panels';
import {leaveMaximised, load, reset, save} from './layouts';

/** What actions work on. */
export interface Target {
  api: DockviewApi;
  log: EventLog;
}

/** Something a visitor can do with the dock. */
export interface DemoAction {
  /** For the analytics service. */
  name: string;
  /** On the button. */
  text: string;
  /** For screen readers; begins with the text. */
  label: string;
  /** Does it and returns what to tell the visitor. */
  run: (target: Target) => string;
}

const NO_PANEL = 'There is no active panel.';

function titleOf(panel: IDockviewPanel): string {
  return `“${panel.title ?? panel.id}”`;
}

function add(api: DockviewApi, place: string, position: () => Pick<AddPanelOptions, 'position'>): string {
  if (api.totalPanels >= MOST_PANELS) return `The demo stops at ${MOST_PANELS} panels.`;
  leaveMaximised(api);
  const panel = api.addPanel({...nextPanel(api.panels.map(({id}) => id)), ...position()});
  return `Added ${titleOf(panel)}${place}.`;
}

function addBeside(api: DockviewApi, direction: 'right' | 'below'): string {
  const group = api.activeGroup;
  // Nothing can be put beside a floating group; the edge of the dock is the next best place.
  const besideGroup = group?.api.location.type === 'grid';
  const place = direction === 'right' ? ' to the right' : ' below';
  return add(api, place, () => ({position: besideGroup ? {referenceGroup: group, direction} : {direction}}));
}

function float({api}: Target): string {
  const panel = api.activePanel;
  if (!panel) return NO_PANEL;
  if (panel.api.location.type === 'floating') return `${titleOf(panel)} floats already.`;
  leaveMaximised(api);
  const offset = 24 * (1 + (api.groups.filter((group) => group.api.location.type === 'floating').length % 6));
  api.addFloatingGroup(panel, {
    // Below the tabs of the group it covers.
    position: {left: offset, top: offset + 32},
    width: Math.min(360, Math.round(api.width * 0.7)),
    height: Math.min(280, Math.round(api.height * 0.6)),
  });
  return `${titleOf(panel)} floats. Drag its header to move it.`;
}

function maximise({api}: Target): string {
  const panel = api.activePanel;
  if (!panel) return NO_PANEL;
  if (panel.api.location.type !== 'grid') return 'A floating group cannot be maximised.';
  api.maximizeGroup(panel);
  return `The group of ${titleOf(panel)} is maximised.`;
}

function restore({api}: Target): string {
  leaveMaximised(api);
  return 'All groups are back.';
}

function close({api}: Target): string {
  const panel = api.activePanel;
  if (!panel) return NO_PANEL;
  const title = titleOf(panel);
  panel.api.close();
  return `Closed ${title}.`;
}

function moveToNextGroup({api}: Target): string {
  const panel = api.activePanel;
  if (!panel) return NO_PANEL;
  const groups = api.groups;
  const next = groups[(groups.findIndex(({id}) => id === panel.group.id) + 1) % groups.length];
  if (!next || next.id === panel.group.id) return 'There is no other group to move to.';
  leaveMaximised(api);
  panel.api.moveTo({group: next, position: 'center'});
  return `Moved ${titleOf(panel)} to the next group.`;
}

/** Takes the place of `maximise` while a group is maximised. */
export const RESTORE: DemoAction = {name: 'restore', text: 'Restore', label: 'Restore all groups', run: restore};

/** Actions on panels and groups, in the order of the toolbar. */
export const DOCK_ACTIONS: readonly DemoAction[] = [
  {name: 'add', text: 'Add panel', label: 'Add panel to the active group', run: ({api}) => add(api, '', () => ({}))},
  {
    name: 'add_right',
    text: 'Add to the right',
    label: 'Add to the right of the active group',
    run: ({api}) => addBeside(api, 'right'),
  },
  {name: 'add_below', text: 'Add below', label: 'Add below the active group', run: ({api}) => addBeside(api, 'below')},
  {name: 'float', text: 'Float', label: 'Float the active panel', run: float},
  {name: 'maximise', text: 'Maximise', label: 'Maximise the active group', run: maximise},
  {
    name: 'move_next',
    text: 'Move to the next group',
    label: 'Move to the next group: the active panel',
    run: moveToNextGroup,
  },
  {name: 'close', text: 'Close', label: 'Close the active panel', run: close},
];

/** Actions on the layout as a whole. */
export const LAYOUT_ACTIONS: readonly DemoAction[] = [
  {name: 'save', text: 'Save', label: 'Save the layout in this browser', run: ({api, log}) => save(api, log)},
  {name: 'load', text: 'Load', label: 'Load the saved layout', run: ({api}) => load(api)},
  {name: 'reset', text: 'Reset', label: 'Reset to the default layout', run: ({api}) => reset(api)},
];
