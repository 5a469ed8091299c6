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

/** Where a new panel can go, with the options for `addPanel`. */
export const PLACES: readonly (readonly [label: string, options: (api: DockviewApi) => Partial<AddPanelOptions>])[] = [
  ['In the active group', () => ({})],
  ...SIDE_NAMES.map(
    (side) => [`Active group: ${SIDES[side].words}`, (api: DockviewApi) => ({position: beside(api, side)})] as const,
  ),
  ...SIDE_NAMES.map((side) => [`${SIDES[side].edge} edge of the dock`, () => ({position: {direction: side}})] as const),
  ['Floating', (api) => ({floating: floatingBox(api)})],
];

/** Adds a panel; without a kind, kinds take turns. @returns what to tell the visitor. */
export function addPanel({api}: Demo, options: Partial<AddPanelOptions> = {}, kind?: PanelKind): string {
  if (api.totalPanels >= LIMITS.panels) return `The demo stops at ${LIMITS.panels} panels.`;
  exitMaximized(api);
  const ids = api.panels.map(({id}) => id);
  return `Added ${quote(api.addPanel({...nextPanel(ids, kind), ...options} as AddPanelOptions))}.`;
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
  add('add_options', 'Add panel with options…', 'new size minimum maximum', ({dialog}) => dialog.set('add'));
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
