import type {AddPanelOptions, AddPanelPositionOptions, DockviewApi} from 'dockview';
import type {Demo} from '../DemoContext';
import {exitMaximized} from '../dock/workarounds';
import {KIND_LABELS, nextPanel, PANEL_KINDS, type PanelKind} from '../model/panels';
import {LIMITS} from '../model/readLayout';
import {commandsOf, quote} from './command';
import {floatingBox} from './detach';

/** Sides of a group or of the dock, by the library's names. */
export const SIDES = {
  left: {label: 'Left', words: 'to the left', edge: 'Left'},
  right: {label: 'Right', words: 'to the right', edge: 'Right'},
  above: {label: 'Above', words: 'above', edge: 'Top'},
  below: {label: 'Below', words: 'below', edge: 'Bottom'},
} as const;

/** One side. */
export type Side = keyof typeof SIDES;

/** All sides, in the order of menus. */
export const SIDE_NAMES = Object.keys(SIDES) as Side[];

/** Beside the active group; at the edge of the dock when that group isn't in the grid. */
function beside({activeGroup}: DockviewApi, direction: Side): AddPanelPositionOptions {
  return activeGroup?.api.location.type === 'grid' ? {referenceGroup: activeGroup, direction} : {direction};
}

/** Adds a panel; without a kind, kinds take turns. @returns what to tell the visitor. */
export function addPanel(
  {api}: Demo,
  options: Partial<AddPanelOptions> = {},
  kind?: PanelKind,
  title?: string,
): string {
  if (api.totalPanels >= LIMITS.panels) return `The demo stops at ${LIMITS.panels} panels.`;
  exitMaximized(api);
  const ids = api.panels.map(({id}) => id);
  return `Added ${quote(api.addPanel({...nextPanel(ids, kind, title), ...options} as AddPanelOptions))}.`;
}

/** Opens the editor of a file, or shows it when it is open. */
export function openFile(demo: Demo, name: string): void {
  const {api} = demo;
  const open = api.panels.find(({api: {component}, title}) => component === 'editor' && title === name);
  if (open) return open.api.setActive();
  const editor = api.panels.find(({api: {component}}) => component === 'editor');
  const position = editor && {position: {referencePanel: editor}};
  demo.say(addPanel(demo, position, 'editor', name));
}

function addGroup({api}: Demo, side: Side): string {
  if (api.groups.length >= LIMITS.groups) return `The demo stops at ${LIMITS.groups} groups.`;
  exitMaximized(api);
  api.addGroup(beside(api, side));
  return `Added an empty group ${SIDES[side].words}.`;
}

/** Everything that adds something. */
export const ADD_COMMANDS = commandsOf('Add', (add) => {
  const addFloating = (demo: Demo): string => addPanel(demo, {floating: floatingBox(demo.api)});
  add('add', 'Add panel', 'new tab open create', (demo) => addPanel(demo), {keys: 'Alt+N'});
  add('add_floating', 'Add floating panel', 'new overlay', addFloating);
  for (const kind of PANEL_KINDS) {
    const short = KIND_LABELS[kind];
    const more = {section: 'In the active group', short};
    add(`add_${kind}`, `Add panel: ${short}`, 'new', (demo) => addPanel(demo, {}, kind), more);
  }
  for (const side of SIDE_NAMES) {
    const more = {section: 'Beside the active group', short: SIDES[side].label};
    const run = (demo: Demo): string => addPanel(demo, {position: beside(demo.api, side)});
    add(`add_${side}`, `Add panel ${SIDES[side].words}`, 'new split', run, more);
  }
  for (const side of SIDE_NAMES) {
    const more = {section: 'At an edge of the dock', short: SIDES[side].edge};
    const run = (demo: Demo): string => addPanel(demo, {position: {direction: side}});
    add(`add_edge_${side}`, `Add panel at the ${more.short.toLowerCase()} edge`, 'new', run, more);
  }
  for (const side of SIDE_NAMES) {
    const more = {section: 'An empty group', short: SIDES[side].label};
    add(`add_group_${side}`, `Add empty group ${SIDES[side].words}`, 'new', (demo) => addGroup(demo, side), more);
  }
});
