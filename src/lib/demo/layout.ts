// Reads layouts that may come from an older page, another tool or a curious visitor. The library clears the dock before
// it looks at what it is given, so everything is checked here first; only known fields are passed on.
import type {SerializedDockview} from 'dockview';
import {asList, asName, asNumber, asRecord, isRecord, Refusal, refuse, type UnknownRecord} from './guards';
import {MOST_PANELS, PANEL_KINDS} from './panels';

/** Of the format of saved layouts; another one is not read. */
export const LAYOUT_VERSION = 1;

/** A layout that can be given to the dock, or why there is none. */
export type ReadLayout = {ok: true; layout: SerializedDockview} | {ok: false; reason: string};

type Grid = SerializedDockview['grid'];
type GridNode = Grid['root'];
type Group = NonNullable<SerializedDockview['floatingGroups']>[number]['data'];
type Floating = NonNullable<SerializedDockview['floatingGroups']>[number];
type Panel = SerializedDockview['panels'][string];

/** The longest text that is read as a layout, in bytes; two hundred panels with full forms need less. */
export const MOST_BYTES = 1_000_000;
const MOST_PIXELS = 20_000;
const MOST_LEVELS = 40;

/** What has been seen of a layout so far. */
interface Seen {
  panels: UnknownRecord;
  groups: Map<string, Group>;
  panelIds: Set<string>;
}

/** `no-drop-target` is written, but read as `true` by the library; the demo sets it again after loading. */
function readLock(value: unknown): Pick<Group, 'locked'> {
  return value === true || value === 'no-drop-target' ? {locked: value} : {};
}

function readGroup(value: unknown, seen: Seen): Group {
  const group = asRecord(value, 'a group');
  const id = asName(group.id, 'the id of a group');
  if (seen.groups.has(id)) refuse(`two groups are called “${id}”`);
  const views = asList(group.views, 'the list of panels of a group').map((view) => asName(view, 'the id of a panel'));
  for (const view of views) {
    if (!Object.hasOwn(seen.panels, view)) refuse(`the panel “${view}” is missing`);
    if (seen.panelIds.has(view)) refuse(`the panel “${view}” is there twice`);
    seen.panelIds.add(view);
  }
  const activeView = views.find((view) => view === group.activeView);
  const read: Group = {
    id,
    views,
    ...(activeView === undefined ? {} : {activeView}),
    ...readLock(group.locked),
    ...(group.hideHeader === true ? {hideHeader: true} : {}),
  };
  seen.groups.set(id, read);
  return read;
}

/** Groups whose panels are in a window of their own stay in the grid, hidden, with the size they had before. */
function isHidden(node: unknown): boolean {
  return isRecord(node) && node.visible === false;
}

/** The neighbours of a hidden part have taken its room; they give it back, for it is shown again when it is loaded. */
function makeRoom(nodes: GridNode[], hidden: readonly boolean[]): GridNode[] {
  const sum = (wanted: boolean): number =>
    nodes.reduce((total, {size = 0}, index) => (hidden[index] === wanted ? total + size : total), 0);
  const [taken, shown] = [sum(true), sum(false)];
  if (taken === 0 || shown <= taken) return nodes;
  const share = (shown - taken) / shown;
  return nodes.map((node, index) =>
    hidden[index] || node.size === undefined ? node : {...node, size: node.size * share},
  );
}

function readNode(value: unknown, seen: Seen, level: number): GridNode {
  if (level > MOST_LEVELS) refuse('it is nested too deeply');
  const node = asRecord(value, 'a part of the grid');
  const size = node.size === undefined ? {} : {size: asNumber(node.size, 'a size in the grid', 0, MOST_PIXELS)};
  if (node.type === 'leaf') return {type: 'leaf', data: readGroup(node.data, seen), ...size};
  if (node.type !== 'branch') refuse('a part of the grid is of an unknown type');
  const children = asList(node.data, 'a part of the grid');
  const data = makeRoom(
    children.map((child) => readNode(child, seen, level + 1)),
    children.map(isHidden),
  );
  if (data.length === 0 && level > 0) refuse('a part of the grid is empty');
  return {type: 'branch', data, ...size};
}

function isOrientation(value: unknown): value is Grid['orientation'] {
  return value === 'HORIZONTAL' || value === 'VERTICAL';
}

function readGrid(value: unknown, seen: Seen): Grid {
  const grid = asRecord(value, 'the grid');
  const {orientation} = grid;
  if (!isOrientation(orientation)) return refuse('the grid has no orientation');
  const root = readNode(grid.root, seen, 0);
  if (root.type !== 'branch') refuse('the grid has no rows or columns');
  return {
    root,
    orientation,
    width: asNumber(grid.width, 'the width of the grid', 1, MOST_PIXELS),
    height: asNumber(grid.height, 'the height of the grid', 1, MOST_PIXELS),
  };
}

function readFloating(value: unknown, seen: Seen): Floating {
  const floating = asRecord(value, 'a floating group');
  const box = asRecord(floating.position, 'the position of a floating group');
  const pixels = (side: string): number =>
    asNumber(box[side], 'the position of a floating group', -MOST_PIXELS, MOST_PIXELS);
  const size = {
    width: asNumber(box.width, 'the width of a floating group', 1, MOST_PIXELS),
    height: asNumber(box.height, 'the height of a floating group', 1, MOST_PIXELS),
  };
  const across = 'right' in box ? {right: pixels('right')} : {left: pixels('left')};
  const down = 'bottom' in box ? {bottom: pixels('bottom')} : {top: pixels('top')};
  return {data: readGroup(floating.data, seen), position: {...size, ...across, ...down}};
}

/** A window of its own, and the group of the grid it was taken from, where that is still known. */
interface PoppedOut {
  data: Group;
  home: Group | undefined;
}

function readWindow(value: unknown, seen: Seen): PoppedOut {
  const window = asRecord(value, 'a window');
  return {data: readGroup(window.data, seen), home: seen.groups.get(String(window.gridReferenceGroup))};
}

/**
 * Windows that nobody clicked for are blocked by browsers, and the library then loses panels. So groups in windows go
 * home, or float when there is no home.
 */
function bringBack({data, home}: PoppedOut): Floating[] {
  if (!home) return [{data, position: {left: 40, top: 40, width: 400, height: 300}}];
  home.views.push(...data.views);
  if (data.activeView !== undefined) home.activeView = data.activeView;
  return [];
}

const LIMITS = ['minimumWidth', 'maximumWidth', 'minimumHeight', 'maximumHeight'] as const;

function readLimits(panel: UnknownRecord): Partial<Pick<Panel, (typeof LIMITS)[number]>> {
  const given = LIMITS.filter((limit) => panel[limit] !== undefined);
  return Object.fromEntries(
    given.map((limit) => [limit, asNumber(panel[limit], `the ${limit} of a panel`, 0, MOST_PIXELS)]),
  );
}

function readPanel(id: string, value: unknown): Panel {
  const panel = asRecord(value, `the panel “${id}”`);
  if (panel.id !== id) refuse(`the panel “${id}” has another id`);
  const contentComponent = PANEL_KINDS.find((kind) => kind === panel.contentComponent);
  if (!contentComponent) refuse(`the panel “${id}” has a component this page does not know`);
  return {
    id,
    contentComponent,
    title: panel.title === undefined ? id : asName(panel.title, 'the title of a panel'),
    ...(panel.renderer === 'always' ? {renderer: 'always'} : {}),
    ...readLimits(panel),
    // Panels look at the type of each parameter themselves.
    ...(isRecord(panel.params) ? {params: panel.params} : {}),
  };
}

function readDock(value: unknown): SerializedDockview {
  const dock = asRecord(value, 'the layout');
  const panels = asRecord(dock.panels, 'the list of panels');
  if (Object.keys(panels).length > MOST_PANELS) refuse(`it has more than ${MOST_PANELS} panels`);
  const seen: Seen = {panels, groups: new Map(), panelIds: new Set()};
  const grid = readGrid(dock.grid, seen);
  const floatingGroups = asList(dock.floatingGroups ?? [], 'the list of floating groups').map((group) =>
    readFloating(group, seen),
  );
  const windows = asList(dock.popoutGroups ?? [], 'the list of windows').map((window) => readWindow(window, seen));
  const homeOf = new Map(windows.map(({data, home}) => [data.id, home?.id ?? data.id]));
  floatingGroups.push(...windows.flatMap(bringBack));
  const wanted = homeOf.get(String(dock.activeGroup)) ?? dock.activeGroup;
  const activeGroup = [...seen.groups.keys()].find((id) => id === wanted);
  return {
    grid,
    panels: Object.fromEntries([...seen.panelIds].map((id) => [id, readPanel(id, panels[id])])),
    ...(floatingGroups.length > 0 ? {floatingGroups} : {}),
    ...(activeGroup === undefined ? {} : {activeGroup}),
  };
}

function parse(text: string): unknown {
  // The length in characters is a lower bound, and cheap; only what passes is counted in bytes.
  if (text.length > MOST_BYTES || new TextEncoder().encode(text).length > MOST_BYTES) refuse('it is larger than 1 MB');
  try {
    return JSON.parse(text);
  } catch {
    return refuse('it is not JSON');
  }
}

/**
 * Reads a saved layout and checks all of it. Never throws.
 * @param text - what was stored.
 * @returns the layout, with known fields only; or the reason against it, as half a sentence that follows "because".
 */
export function readLayout(text: string): ReadLayout {
  try {
    const saved = asRecord(parse(text), 'the layout');
    if (saved.version !== LAYOUT_VERSION) refuse('it was saved by another version of this page');
    return {ok: true, layout: readDock(saved.layout)};
  } catch (error) {
    if (error instanceof Refusal) return {ok: false, reason: error.message};
    // Such as a nesting that exhausts the stack while it is parsed.
    return {ok: false, reason: 'it cannot be read'};
  }
}

/**
 * Writes a layout so that `readLayout` reads it again.
 * @param layout - from the dock's `toJSON`.
 * @returns the text to store.
 */
export function writeLayout(layout: SerializedDockview): string {
  return JSON.stringify({version: LAYOUT_VERSION, layout});
}
