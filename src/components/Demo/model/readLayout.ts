// Layouts come from files, links and storage, and anyone may have written them. The library clears the dock before it
// looks at a layout, so everything is checked here first, and only known fields are passed on.
import type {SerializedDockview} from 'dockview';
import {checkLayout} from '../../../lib/layout/checkLayout';
import {parseLayout} from '../../../lib/layout/parseLayout';
import {PANEL_KINDS} from './panels';

/** What a layout may hold at most. */
export const LIMITS = {
  panels: 200,
  groups: 200,
  /** Characters of an id or a title. */
  name: 200,
  /** Characters of one text in a panel. */
  text: 20_000,
  pixels: 20_000,
} as const;

/** A layout that the dock can show, or why there is none: a clause to follow "because". */
export type ReadLayout = {ok: true; layout: SerializedDockview} | {ok: false; reason: string};

type Fields = Record<string, unknown>;
type GridNode = SerializedDockview['grid']['root'];
type Panel = SerializedDockview['panels'][string];
type Floating = NonNullable<SerializedDockview['floatingGroups']>[number];
type Group = Floating['data'];

class ValidationError extends Error {}

function check(isValid: boolean, reason: string): asserts isValid {
  if (!isValid) throw new ValidationError(reason);
}

function readObject(value: unknown, what: string): Fields {
  check(typeof value === 'object' && value !== null && !Array.isArray(value), `${what} is missing or broken`);
  return value as Fields;
}

function checkName(name: string, what: string): void {
  check(name !== '' && name.length <= LIMITS.name, `${what} is not a valid name`);
}

function checkLengths(lengths: object, what: string): void {
  const numbers = Object.values(lengths).filter((length) => typeof length === 'number');
  check(
    numbers.every((length) => Math.abs(length) <= LIMITS.pixels),
    `${what} is out of range`,
  );
}

/** A group in a window leaves a hidden place in the grid. It is shown again, so its neighbors give its size back. */
function reserveSpace(nodes: GridNode[]): GridNode[] {
  const sum = (isHidden: boolean): number =>
    nodes.reduce((total, {size = 0, visible}) => ((visible === false) === isHidden ? total + size : total), 0);
  const [taken, shown] = [sum(true), sum(false)];
  const factor = shown > taken ? (shown - taken) / shown : 1;
  return nodes.map(({visible, ...node}) =>
    visible === false || !node.size ? node : {...node, size: node.size * factor},
  );
}

/** Shows what is hidden, and collects the groups. */
function readNode(node: GridNode, groups: Map<string, Group>): GridNode {
  checkLengths(node, 'a size in the grid');
  if (Array.isArray(node.data)) {
    return {...node, data: reserveSpace(node.data.map((child) => readNode(child, groups)))};
  }
  groups.set(node.data.id, node.data);
  return node;
}

/**
 * Returns a group in a window to its place in the grid, or lets it float where that place is unknown: browsers block
 * windows that no click asked for, and the library then loses their panels.
 */
function returnWindow(group: Group, home: Group | undefined): Floating[] {
  if (!home) return [{data: group, position: {left: 40, top: 40, width: 400, height: 300}}];
  home.views.push(...group.views);
  if (group.activeView !== undefined) home.activeView = group.activeView;
  return [];
}

function readPanel(panel: Panel): Panel {
  const {id, title = id, params = {}} = panel;
  checkName(id, 'the id of a panel');
  checkName(title, 'the title of a panel');
  checkLengths(panel, 'a limit of a panel');
  for (const entry of Object.values(params)) {
    const isShort = typeof entry === 'string' ? entry.length <= LIMITS.text : typeof entry === 'number';
    check(isShort, `the panel “${id}” holds more than short texts and numbers`);
  }
  const read = {...panel, params};
  // All tabs are the demo's own.
  delete read.tabComponent;
  return read;
}

function readDock(value: unknown): SerializedDockview {
  const layout = readObject(value, 'the layout');
  const count = Object.keys((layout.panels as object | undefined) ?? {}).length;
  check(count <= LIMITS.panels, `it has more than ${LIMITS.panels} panels`);
  // The demo shows no layout with a maximized group.
  const grid = layout.grid && {...(layout.grid as object), maximizedNode: undefined};
  const {faults, repaired} = checkLayout({...layout, grid}, PANEL_KINDS);
  const fault = faults.find(({effect}) => effect !== 'ignores');
  check(!fault && repaired !== undefined, fault?.message ?? 'the layout is missing or broken');
  const groups = new Map<string, Group>();
  checkLengths(repaired.grid, 'the size of the grid');
  const root = readNode(repaired.grid.root, groups);
  const {floatingGroups = [], popoutGroups = [], activeGroup} = repaired;
  for (const {data, position} of floatingGroups) {
    checkLengths(position, 'the position of a floating group');
    groups.set(data.id, data);
  }
  check(groups.size + popoutGroups.length <= LIMITS.groups, `it has more than ${LIMITS.groups} groups`);
  for (const id of groups.keys()) checkName(id, 'the id of a group');
  const homes = popoutGroups.map(({data, gridReferenceGroup}) => ({data, home: groups.get(gridReferenceGroup ?? '')}));
  const returned = homes.flatMap(({data, home}) => returnWindow(data, home));
  const active = homes.find(({data}) => data.id === activeGroup)?.home?.id ?? activeGroup;
  return {
    grid: {...repaired.grid, root},
    panels: Object.fromEntries(Object.entries(repaired.panels).map(([id, panel]) => [id, readPanel(panel)])),
    floatingGroups: [...floatingGroups, ...returned],
    ...(active !== undefined && {activeGroup: active}),
  };
}

function parse(text: string): unknown {
  const parsed = parseLayout(text);
  if (!parsed.ok) throw new ValidationError(parsed.reason);
  return parsed.value;
}

/** Version of the format of saved layouts; others are rejected. */
const LAYOUT_VERSION = 1;

/**
 * Parses a saved layout and checks all of it. Never throws.
 * @param text - the content of a file, a link or the storage.
 */
export function readLayout(text: string): ReadLayout {
  try {
    const {version, layout} = readObject(parse(text), 'the layout');
    check(version === LAYOUT_VERSION, 'another version of this page saved it');
    return {ok: true, layout: readDock(layout)};
  } catch (error) {
    return {ok: false, reason: error instanceof ValidationError ? error.message : 'it can’t be read'};
  }
}

/** Writes the result of the dock's `toJSON` as text for `readLayout`. */
export function writeLayout(layout: SerializedDockview): string {
  return JSON.stringify({version: LAYOUT_VERSION, layout});
}
