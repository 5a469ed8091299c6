import type {SerializedDockview} from 'dockview-core';
import type {Framework} from '../frameworks';

type GridNode = SerializedDockview['grid']['root'];
type Group = Exclude<GridNode['data'], GridNode[]>;

/** A row or a column without levels that change nothing: no split has a single part, and none is in one of its kind. */
interface Split {
  isRow: boolean;
  parts: Part[];
}

interface Part {
  /** In pixels: the width in a row, the height in a column. */
  size: number;
  content: Split | Group;
}

/** A program that rebuilds a layout. */
export interface LayoutCode {
  code: string;
  /** Why it loads the layout in place of adding panels: a clause to follow "because"; undefined when it adds them. */
  reason?: string;
}

const PACKAGES = {react: 'dockview', typescript: 'dockview-core'};
/** Columns of a line, without its indent. */
const LINE = 96;
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
/** The library numbers groups; any other id was chosen by a program, which may look the group up. */
const GIVEN_ID = /^\d+$/;

const isGroup = (content: Split | Group): content is Group => 'views' in content;

/** A name that is written without quotes in the code. */
class Variable {
  constructor(readonly name: string) {}
}

function printKey(key: string): string {
  // The bare name would set the prototype.
  if (key === '__proto__') return `['__proto__']`;
  return IDENTIFIER.test(key) ? key : quote(key);
}

function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"');
  return inner.includes("'") && !inner.includes('"') ? `"${inner}"` : `'${inner.replace(/'/g, "\\'")}'`;
}

/** Writes a value as a literal, on one line where it fits. */
function print(value: unknown, indent = ''): string {
  if (value instanceof Variable) return value.name;
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const more = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((entry: unknown) => print(entry, more))
    : Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .map(([key, entry]) => `${printKey(key)}: ${print(entry, more)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const line = `${open}${entries.join(', ')}${close}`;
  if (indent.length + line.length <= LINE && !line.includes('\n')) return line;
  return `${open}\n${entries.map((entry) => `${more}${entry},\n`).join('')}${indent}${close}`;
}

/** Drops branches without groups, and levels with a single part. */
function simplify({data, size = 0}: GridNode, isRow: boolean): Part[] {
  if (!Array.isArray(data)) return [{size, content: data}];
  const parts = data
    .flatMap((child) => simplify(child, !isRow))
    .flatMap((part) => (!isGroup(part.content) && part.content.isRow === isRow ? part.content.parts : [part]));
  if (parts.length === 0) return [];
  return [{size, content: parts.length === 1 ? parts[0]!.content : {isRow, parts}}];
}

/** Whole numbers, each as near as their sum allows. */
function roundSizes(parts: readonly Part[]): number[] {
  let end = 0;
  return parts.map(({size}) => {
    const start = Math.round(end);
    end += size;
    return Math.round(end) - start;
  });
}

/** The group that is in the dock first: later ones take their size from the last part. */
function firstGroup(content: Split | Group): Group {
  return isGroup(content) ? content : firstGroup(content.parts.at(-1)!.content);
}

/** Writes the calls in the order in which they have to run. */
class Writer {
  readonly lines: string[] = [];
  private readonly variables = new Map<Group, Variable>();
  private active: Group | undefined;

  constructor(private readonly saved: SerializedDockview) {}

  write(): void {
    const {grid, floatingGroups = [], activeGroup} = this.saved;
    const isRow = String(grid.orientation) === 'HORIZONTAL';
    for (const {content} of simplify(grid.root, isRow)) {
      this.addGroup(firstGroup(content));
      this.split(content, true);
    }
    const groups = groupsIn(grid.root);
    for (const {data, position} of floatingGroups) {
      const {width, height, ...sides} = position;
      const corner = 'left' in sides && 'top' in sides ? {x: sides.left, y: sides.top} : {position: sides};
      this.addPanels(data, {floating: roundAll({...corner, width, height})});
      groups.push(data);
    }
    for (const group of groups) this.setState(group);
    const maximized = maximizedGroup(this.saved);
    if (maximized) this.lines.push(`${this.find(maximized)}.api.maximize();`);
    const active = groups.find(({id}) => id === activeGroup);
    if (active && active !== this.active) this.lines.push(`${this.find(active)}.api.setActive();`);
  }

  /** Adds the other groups of a split whose first group is in the dock. */
  private split(content: Split | Group, isRoot = false): void {
    if (isGroup(content)) return;
    const {isRow, parts} = content;
    const sizes = roundSizes(parts);
    const [before, after] = isRow ? ['left', 'right'] : ['above', 'below'];
    parts.slice(0, -1).forEach((part, index) => {
      const previous = parts[index - 1];
      const reference = previous ?? parts.at(-1)!;
      const position = {
        ...(isRoot && !previous ? {} : this.reference(firstGroup(reference.content))),
        direction: previous ? after : before,
      };
      this.addGroup(firstGroup(part.content), position, {[isRow ? 'width' : 'height']: sizes[index]!});
    });
    for (const part of parts) this.split(part.content);
  }

  private reference(group: Group): object {
    return group.views.length > 0 ? {referencePanel: group.views[0]} : {referenceGroup: this.variables.get(group)};
  }

  private addGroup(group: Group, position?: object, size: {width?: number; height?: number} = {}): void {
    if (group.views.length > 0 && GIVEN_ID.test(group.id)) {
      const {width: initialWidth, height: initialHeight} = size;
      this.addPanels(group, {position, initialWidth, initialHeight});
      return;
    }
    const variable = new Variable(`group${this.variables.size + 1}`);
    this.variables.set(group, variable);
    const isAtEdge = position === undefined || !('referencePanel' in position || 'referenceGroup' in position);
    const length = isAtEdge ? undefined : (size.width ?? size.height);
    const options = {
      id: GIVEN_ID.test(group.id) ? undefined : group.id,
      ...(position ?? {direction: 'right'}),
      // 4.10.0 exchanges the two, and ignores them at an edge of the dock.
      ...{initialWidth: length, initialHeight: length},
    };
    this.lines.push(`const ${variable.name} = api.addGroup(${print(options)});`);
    if (isAtEdge && position) this.lines.push(`${variable.name}.api.setSize(${print(size)});`);
    this.active = group;
    this.addPanels(group, {position: {referenceGroup: variable}});
  }

  private addPanels(group: Group, place: object): void {
    const {views, activeView = views.at(-1)!} = group;
    views.forEach((id, index) => {
      const {contentComponent, tabComponent, title, params, renderer, ...limits} = this.saved.panels[id]!;
      const {minimumWidth, maximumWidth, minimumHeight, maximumHeight} = limits;
      const isInactive = index > views.indexOf(activeView);
      const options = {
        id,
        component: contentComponent,
        // React calls the default tab by this name.
        tabComponent: tabComponent === 'props.defaultTabComponent' ? undefined : tabComponent,
        title: title === id ? undefined : title,
        params: Object.keys(params ?? {}).length > 0 ? params : undefined,
        renderer,
        ...{minimumWidth, maximumWidth, minimumHeight, maximumHeight},
        ...(index === 0 ? place : {position: {referencePanel: views[0]}}),
        inactive: isInactive || undefined,
      };
      this.lines.push(`api.addPanel(${print(options)});`);
      if (!isInactive) this.active = group;
    });
  }

  /** Code for a group that is in the dock. */
  private find(group: Group): string {
    return this.variables.get(group)?.name ?? `api.getPanel(${quote(group.activeView ?? group.views[0]!)})!.group`;
  }

  private setState(group: Group): void {
    const {locked, hideHeader} = group;
    if (locked) this.lines.push(`${this.find(group)}.locked = ${print(locked)};`);
    if (hideHeader) this.lines.push(`${this.find(group)}.header.hidden = true;`);
  }
}

function roundAll(value: object): object {
  const entries = Object.entries(value).map(([name, entry]: [string, unknown]) => [
    name,
    typeof entry === 'number' ? Math.round(entry) : roundAll(entry as object),
  ]);
  return Object.fromEntries(entries) as object;
}

/** The parts of a grid that hold a group, in its order. */
export function leavesOf(node: GridNode): GridNode[] {
  return Array.isArray(node.data) ? node.data.flatMap(leavesOf) : [node];
}

function groupsIn(node: GridNode): Group[] {
  return leavesOf(node).map(({data}) => data as Group);
}

/** The types lack `maximizedNode`. */
function maximizedGroup({grid}: SerializedDockview): Group | undefined {
  const {maximizedNode} = grid as {maximizedNode?: {location: number[]}};
  let node: GridNode | undefined = maximizedNode && grid.root;
  for (const index of maximizedNode?.location ?? []) node = Array.isArray(node?.data) ? node.data[index] : undefined;
  return node && !Array.isArray(node.data) ? node.data : undefined;
}

/** While panels are added, groups grow to fill the dock, and those with a largest size make others grow in their place. */
function isMovedByLimits({grid, panels}: SerializedDockview): boolean {
  const isLimited = ({views}: Group) =>
    views.some((id) => panels[id]?.maximumWidth !== undefined || panels[id]?.maximumHeight !== undefined);
  const isWide = (content: Split | Group): boolean =>
    !isGroup(content) && (content.parts.length > 2 || content.parts.some((part) => isWide(part.content)));
  return groupsIn(grid.root).some(isLimited) && simplify(grid.root, true).some(({content}) => isWide(content));
}

/** Why no calls rebuild a layout; undefined when they do. */
function obstacle(saved: SerializedDockview): string | undefined {
  const {grid, floatingGroups = [], popoutGroups = []} = saved;
  if (popoutGroups.length > 0) return 'browsers open a window only while they handle a click';
  if (leavesOf(grid.root).some(({visible}) => visible === false)) return 'a hidden group has a size for later';
  const isOdd = floatingGroups.some(({data: {id, views}}) => views.length === 0 || !GIVEN_ID.test(id));
  if (isOdd) return 'a floating group is empty or has an id of its own';
  if (isMovedByLimits(saved))
    return 'a panel with a largest size changes the sizes of other groups while they are added';
  return undefined;
}

function printLoad(saved: SerializedDockview, reason: string): string[] {
  const {grid, floatingGroups = []} = saved;
  const groups = [...groupsIn(grid.root), ...floatingGroups.map(({data}) => data)];
  const locks = groups
    .filter(({locked}) => locked === 'no-drop-target')
    .map(({id}) => `api.getGroup(${quote(id)})!.locked = 'no-drop-target';`);
  return [
    `// Loaded, because ${reason}.`,
    `const layout: unknown = ${print(saved)};`,
    'api.fromJSON(layout as SerializedDockview);',
    ...locks,
  ];
}

/**
 * Writes the program that rebuilds a layout in an empty dock of the same size: calls that add its panels, or, where such
 * calls cannot rebuild it, one that loads the layout.
 * @param saved - a layout without faults, as parsed from JSON; sizes are in pixels.
 * @param variant - decides between the packages, and how the program is called.
 */
export function layoutToCode(saved: SerializedDockview, variant: Framework): LayoutCode {
  const reason = obstacle(saved);
  const writer = new Writer(saved);
  if (reason === undefined) writer.write();
  const lines = reason === undefined ? writer.lines : printLoad(saved, reason);
  const [type, name, parameter, usage] =
    variant === 'react'
      ? ['DockviewReadyEvent', 'onReady', '{api}: DockviewReadyEvent', 'Pass it to DockviewReact as onReady.']
      : ['DockviewApi', 'buildLayout', 'api: DockviewApi', 'Call it after api.layout(width, height).'];
  const types = reason === undefined ? type : `${type}, SerializedDockview`;
  const {width, height} = saved.grid;
  const code = [
    `import type {${types}} from '${PACKAGES[variant]}';`,
    '',
    `/** ${usage} The sizes are those of a dock of ${Math.round(width)} by ${Math.round(height)} pixels. */`,
    `export function ${name}(${parameter}) {`,
    ...lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`),
    '}',
    '',
  ].join('\n');
  return {code, ...(reason === undefined ? {} : {reason})};
}
