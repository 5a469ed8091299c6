// Layouts come from files, links and storage, and anyone may have written them. The library clears the dock before it
// looks at a layout, so everything is checked here first, and only known fields are passed on.
import type {SerializedDockview} from 'dockview';
import {PANEL_KINDS} from './panels';

/** What a layout may hold at most. */
export const LIMITS = {
  /** Length of the file in UTF-8. */
  bytes: 1_000_000,
  panels: 200,
  groups: 200,
  /** Nested rows and columns: the library's time to show a layout doubles with each level. */
  levels: 12,
  /** Characters of an id or a title. */
  name: 200,
  /** Characters of one text in a panel. */
  text: 20_000,
  pixels: 20_000,
} as const;

/** A layout that the dock can show, or why there is none: a clause to follow "because". */
export type ReadLayout = {ok: true; layout: SerializedDockview} | {ok: false; reason: string};

type Fields = Record<string, unknown>;
type Grid = SerializedDockview['grid'];
type GridNode = Grid['root'];
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

function readList(value: unknown, what: string): unknown[] {
  check(Array.isArray(value), `${what} is missing or broken`);
  return value;
}

function readNumber(value: unknown, what: string, min: number): number {
  check(typeof value === 'number' && value >= min && value <= LIMITS.pixels, `${what} is out of range`);
  return value;
}

function readName(value: unknown, what: string): string {
  check(typeof value === 'string' && value !== '' && value.length <= LIMITS.name, `${what} is not a valid name`);
  return value;
}

/** The library keeps some panels in a plain object, where names such as `constructor` are taken. */
function readId(value: unknown, what: string): string {
  const id = readName(value, what);
  check(!(id in Object.prototype), `${what} can’t be “${id}”`);
  return id;
}

/** What has been read of a layout so far: each group and panel may appear once. */
interface Progress {
  panels: Fields;
  groups: Map<string, Group>;
  placed: Set<string>;
}

function readGroup(value: unknown, {panels, groups, placed}: Progress): Group {
  const {id: givenId, views: givenViews, activeView, locked, hideHeader} = readObject(value, 'a group');
  const id = readId(givenId, 'the id of a group');
  check(!groups.has(id), `two groups have the id “${id}”`);
  check(groups.size < LIMITS.groups, `it has more than ${LIMITS.groups} groups`);
  const views = readList(givenViews, 'the list of panels of a group').map((view) => readId(view, 'the id of a panel'));
  for (const view of views) {
    check(Object.hasOwn(panels, view), `the panel “${view}” is missing`);
    check(!placed.has(view), `the panel “${view}” appears twice`);
    placed.add(view);
  }
  const group: Group = {
    id,
    views,
    ...(typeof activeView === 'string' && views.includes(activeView) ? {activeView} : {}),
    ...(locked === true || locked === 'no-drop-target' ? {locked} : {}),
    ...(hideHeader === true ? {hideHeader} : {}),
  };
  groups.set(id, group);
  return group;
}

/** A group in a window leaves a hidden place in the grid. It is shown again, so its neighbors give its size back. */
function reserveSpace(nodes: GridNode[], isHidden: readonly boolean[]): GridNode[] {
  const sum = (state: boolean): number =>
    nodes.reduce((total, {size = 0}, index) => (isHidden[index] === state ? total + size : total), 0);
  const [taken, shown] = [sum(true), sum(false)];
  const factor = shown > taken ? (shown - taken) / shown : 1;
  return nodes.map((node, index) => (isHidden[index] || !node.size ? node : {...node, size: node.size * factor}));
}

function readNode(value: unknown, progress: Progress, level = 0): GridNode {
  check(level <= LIMITS.levels, `it is nested more than ${LIMITS.levels} levels deep`);
  const {type, data, size: givenSize} = readObject(value, 'a part of the grid');
  const size = givenSize === undefined ? {} : {size: readNumber(givenSize, 'a size in the grid', 0)};
  if (type === 'leaf' && level > 0) return {type, data: readGroup(data, progress), ...size};
  check(type === 'branch', 'a part of the grid has the wrong type');
  const children = readList(data, 'a part of the grid');
  check(children.length > 0 || level === 0, 'a part of the grid is empty');
  const nodes = children.map((child) => readNode(child, progress, level + 1));
  const isHidden = children.map((child) => (child as Fields).visible === false);
  return {type, data: reserveSpace(nodes, isHidden), ...size};
}

function readGrid(value: unknown, progress: Progress): Grid {
  const {root, orientation, width, height} = readObject(value, 'the grid');
  check(orientation === 'HORIZONTAL' || orientation === 'VERTICAL', 'the grid has no orientation');
  return {
    root: readNode(root, progress),
    // The types name an enum that the package doesn't export.
    orientation: orientation as Grid['orientation'],
    width: readNumber(width, 'the width of the grid', 1),
    height: readNumber(height, 'the height of the grid', 1),
  };
}

function readFloating(value: unknown, progress: Progress): Floating {
  const {data, position: given} = readObject(value, 'a floating group');
  const box = readObject(given, 'the position of a floating group');
  const sides = ['right' in box ? 'right' : 'left', 'bottom' in box ? 'bottom' : 'top', 'width', 'height'];
  const read = (name: string): number =>
    readNumber(
      box[name],
      `the ${name} of a floating group`,
      name === 'width' || name === 'height' ? 1 : -LIMITS.pixels,
    );
  const position = Object.fromEntries(sides.map((name) => [name, read(name)])) as unknown as Floating['position'];
  return {data: readGroup(data, progress), position};
}

/**
 * Returns a group in a window to its place in the grid, or lets it float where that place is unknown: browsers block
 * windows that no click asked for, and the library then loses their panels.
 */
function returnWindow(value: unknown, progress: Progress): {id: string; home: string; floating: Floating[]} {
  const {data, gridReferenceGroup} = readObject(value, 'a window');
  const group = readGroup(data, progress);
  const home = progress.groups.get(String(gridReferenceGroup));
  const floating = {data: group, position: {left: 40, top: 40, width: 400, height: 300}};
  if (!home) return {id: group.id, home: group.id, floating: [floating]};
  home.views.push(...group.views);
  if (group.activeView !== undefined) home.activeView = group.activeView;
  return {id: group.id, home: home.id, floating: []};
}

function readPanel(id: string, value: unknown): SerializedDockview['panels'][string] {
  const panel = readObject(value, `the panel “${id}”`);
  check(panel.id === id, `the panel “${id}” has another id`);
  const contentComponent = PANEL_KINDS.find((kind) => kind === panel.contentComponent);
  check(contentComponent !== undefined, `the panel “${id}” has a component that this page doesn’t know`);
  const params = readObject(panel.params ?? {}, `the content of the panel “${id}”`);
  for (const entry of Object.values(params)) {
    const isShort = typeof entry === 'string' ? entry.length <= LIMITS.text : typeof entry === 'number';
    check(isShort, `the panel “${id}” holds more than short texts and numbers`);
  }
  const title = panel.title === undefined ? id : readName(panel.title, 'the title of a panel');
  const sizes = ['minimumWidth', 'maximumWidth', 'minimumHeight', 'maximumHeight']
    .filter((name) => panel[name] !== undefined)
    .map((name) => [name, readNumber(panel[name], `the ${name} of a panel`, 0)] as const);
  const renderer = panel.renderer === 'always' ? {renderer: 'always' as const} : {};
  return {id, contentComponent, title, params, ...renderer, ...Object.fromEntries(sizes)};
}

function readDock(value: unknown): SerializedDockview {
  const {
    grid: givenGrid,
    panels: givenPanels,
    floatingGroups,
    popoutGroups,
    activeGroup,
  } = readObject(value, 'the layout');
  const panels = readObject(givenPanels, 'the list of panels');
  check(Object.keys(panels).length <= LIMITS.panels, `it has more than ${LIMITS.panels} panels`);
  const progress: Progress = {panels, groups: new Map(), placed: new Set()};
  const grid = readGrid(givenGrid, progress);
  const floating = readList(floatingGroups ?? [], 'the list of floating groups').map((it) =>
    readFloating(it, progress),
  );
  const windows = readList(popoutGroups ?? [], 'the list of windows').map((it) => returnWindow(it, progress));
  const active = windows.find(({id}) => id === activeGroup)?.home ?? activeGroup;
  return {
    grid,
    panels: Object.fromEntries([...progress.placed].map((id) => [id, readPanel(id, panels[id])])),
    floatingGroups: [...floating, ...windows.flatMap((window) => window.floating)],
    ...(typeof active === 'string' && progress.groups.has(active) ? {activeGroup: active} : {}),
  };
}

function parse(text: string): unknown {
  // The length in characters is a lower bound that costs nothing.
  const isShort = text.length <= LIMITS.bytes && new TextEncoder().encode(text).length <= LIMITS.bytes;
  check(isShort, 'it is larger than 1 MB');
  try {
    return JSON.parse(text);
  } catch {
    throw new ValidationError('it is not JSON');
  }
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
