import type {AddGroupOptions, AddPanelOptions, AddPanelPositionOptions, DockviewApi} from 'dockview';
import {KIND_LABELS, MOST_PANELS, nextPanel, PANEL_KINDS, type PanelKind} from '../../../lib/demo/panels';
import {leaveMaximised} from '../bench/snapshots';
import {titleOf, type Command} from './types';

/** The sides of a group, or of the dock. */
export const SIDES = ['left', 'right', 'above', 'below'] as const;
/** One of them. */
export type Side = (typeof SIDES)[number];

/** Where a new panel goes. */
export type Place = 'within' | Side | `edge-${Side}` | 'floating';

const SIDE_WORDS: Readonly<Record<Side, string>> = {
  left: 'to the left',
  right: 'to the right',
  above: 'above',
  below: 'below',
};
const SIDE_NAMES: Readonly<Record<Side, string>> = {left: 'Left', right: 'Right', above: 'Above', below: 'Below'};
const EDGE_NAMES: Readonly<Record<Side, string>> = {left: 'Left', right: 'Right', above: 'Top', below: 'Bottom'};

/**
 * Where a new floating group goes, so that several do not cover each other.
 * @param api - the dock.
 * @returns options for `addFloatingGroup`.
 */
export function newFloatingBox(api: DockviewApi): {
  position: {left: number; top: number};
  width: number;
  height: number;
} {
  const offset = 24 * (1 + (api.groups.filter((group) => group.api.location.type === 'floating').length % 6));
  return {
    // Below the tabs of the group it covers.
    position: {left: offset, top: offset + 32},
    width: Math.min(360, Math.round(api.width * 0.7)),
    height: Math.min(280, Math.round(api.height * 0.6)),
  };
}

function isSide(place: string): place is Side {
  return SIDES.some((side) => side === place);
}

function positionOf(api: DockviewApi, place: Exclude<Place, 'floating'>): {position?: AddPanelPositionOptions} {
  if (place === 'within') return {};
  if (!isSide(place)) return {position: {direction: place.slice('edge-'.length)}};
  const group = api.activeGroup;
  // Nothing can be put beside a group that floats or has a window; the edge of the dock is the next best place.
  const besideGroup = group?.api.location.type === 'grid';
  return {position: besideGroup ? {referenceGroup: group, direction: place} : {direction: place}};
}

/** Further wishes for a new panel. */
export type Extras = Partial<
  Pick<
    AddPanelOptions,
    | 'title'
    | 'renderer'
    | 'inactive'
    | 'initialWidth'
    | 'initialHeight'
    | 'minimumWidth'
    | 'maximumWidth'
    | 'minimumHeight'
    | 'maximumHeight'
  >
>;

/**
 * Adds a panel.
 * @param api - the dock.
 * @param place - where.
 * @param kind - which; without it, kinds take turns.
 * @param extras - title, sizes and so on.
 * @returns what to tell the visitor.
 */
export function addPanel(api: DockviewApi, place: Place, kind?: PanelKind, extras: Extras = {}): string {
  if (api.totalPanels >= MOST_PANELS) return `The demo stops at ${MOST_PANELS} panels.`;
  leaveMaximised(api);
  const plan = nextPanel(
    api.panels.map(({id}) => id),
    kind,
  );
  const options = {...plan, ...extras};
  const panel = api.addPanel(
    place === 'floating' ? {...options, floating: newFloatingBox(api)} : {...options, ...positionOf(api, place)},
  );
  return `Added ${titleOf(panel)}${isSide(place) ? ` ${SIDE_WORDS[place]}` : ''}.`;
}

function addGroup(api: DockviewApi, side: Side): string {
  leaveMaximised(api);
  const group = api.activeGroup;
  const place: AddGroupOptions =
    group?.api.location.type === 'grid' ? {referenceGroup: group, direction: side} : {direction: side};
  api.addGroup(place);
  return `Added an empty group ${SIDE_WORDS[side]}. Drag a tab into it.`;
}

const KINDS: readonly Command[] = PANEL_KINDS.map((kind) => ({
  id: `add_${kind}`,
  menu: 'Add',
  section: 'In the active group',
  title: `Add panel: ${KIND_LABELS[kind]}`,
  short: KIND_LABELS[kind],
  run: ({api}) => addPanel(api, 'within', kind),
}));

const BESIDE: readonly Command[] = SIDES.map((side) => ({
  id: `add_${side}`,
  menu: 'Add',
  section: 'Beside the active group',
  title: `Add panel ${SIDE_WORDS[side]}`,
  short: SIDE_NAMES[side],
  run: ({api}) => addPanel(api, side),
}));

const EDGES: readonly Command[] = SIDES.map((side) => ({
  id: `add_edge_${side}`,
  menu: 'Add',
  section: 'At an edge of the dock',
  title: `Add panel at the edge: ${EDGE_NAMES[side].toLowerCase()}`,
  short: EDGE_NAMES[side],
  run: ({api}) => addPanel(api, `edge-${side}`),
}));

const GROUPS: readonly Command[] = SIDES.map((side) => ({
  id: `add_group_${side}`,
  menu: 'Add',
  section: 'An empty group',
  title: `Add empty group ${SIDE_WORDS[side]}`,
  short: SIDE_NAMES[side],
  run: ({api}) => addGroup(api, side),
}));

/** Everything that adds. */
export const ADD_COMMANDS: readonly Command[] = [
  {
    id: 'add',
    menu: 'Add',
    section: '',
    title: 'Add panel',
    shortcut: {code: 'KeyN', alt: true},
    run: ({api}) => addPanel(api, 'within'),
  },
  {
    id: 'add_floating',
    menu: 'Add',
    section: '',
    title: 'Add floating panel',
    run: ({api}) => addPanel(api, 'floating'),
  },
  {
    id: 'add_options',
    menu: 'Add',
    section: '',
    title: 'Add panel with options…',
    run: ({open}) => (open('add'), ''),
  },
  ...KINDS,
  ...BESIDE,
  ...EDGES,
  ...GROUPS,
];
