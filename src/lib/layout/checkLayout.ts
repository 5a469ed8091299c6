import type {SerializedDockview} from 'dockview-core';

/** Something in a saved layout that is not as Dockview 4.10.0 writes it. */
export interface Fault {
  /** Where it is: `grid.root.data[0].size`; empty for the layout as a whole. */
  path: string;
  /** What is wrong: a clause without a period. */
  message: string;
  /** What to do about it, and what the repaired layout does: sentences. */
  cure: string;
  /**
   * What `fromJSON` of 4.10.0 makes of it: it throws, it loads something that is not usable as it was saved, or it loads
   * the rest and ignores this.
   */
  effect: 'throws' | 'breaks' | 'ignores';
}

/** The result of a check. */
export interface LayoutCheck {
  /** In the order of the layout. */
  faults: Fault[];
  /** The layout with all faults repaired or left out; undefined where too little of it can be read. */
  repaired: SerializedDockview | undefined;
}

type Fields = Record<string, unknown>;
type Grid = SerializedDockview['grid'];
type GridNode = Grid['root'];
type Group = Exclude<GridNode['data'], GridNode[]>;
type Panel = SerializedDockview['panels'][string];
type Floating = NonNullable<SerializedDockview['floatingGroups']>[number];
type Popout = NonNullable<SerializedDockview['popoutGroups']>[number];

/** Deeper grids take the library twice as long with each level. */
const MAX_LEVELS = 12;
const LIMITS = ['minimumWidth', 'maximumWidth', 'minimumHeight', 'maximumHeight'];
const OLD_PANEL_FIELDS = ['view', 'suppressClosable'];
const PANEL_FIELDS = ['id', 'contentComponent', 'tabComponent', 'title', 'params', 'renderer', ...LIMITS];
/** A scheme, or a host without one. */
const ABSOLUTE = /^\s*(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLength = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < Infinity;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isSet = (value: unknown): boolean => value !== undefined && value !== null;

/** Deeper values are no params that a program writes, and `JSON.stringify` fails on very deep ones. */
const isDeep = (value: unknown, level = 0): boolean =>
  level > 100 ||
  (typeof value === 'object' && value !== null && Object.values(value).some((one) => isDeep(one, level + 1)));

const isHidden = ({data, visible}: GridNode): boolean =>
  Array.isArray(data) ? data.every(isHidden) : visible === false;

function pathOf(parent: string, key: string | number): string {
  if (typeof key === 'number') return `${parent}[${key}]`;
  if (!/^[A-Za-z_$][\w$]*$/.test(key)) return `${parent}[${JSON.stringify(key)}]`;
  return parent ? `${parent}.${key}` : key;
}

class Checker {
  readonly faults: Fault[] = [];
  private panels: Fields = {};
  private panelsPath = '';
  private readonly groups = new Set<string>();
  /** The panels of groups, read; undefined where that is not possible. */
  private readonly placed = new Map<string, Panel | undefined>();

  private readonly components: ReadonlySet<string> | undefined;

  constructor(components: readonly string[] | undefined) {
    this.components = components && new Set(components);
  }

  private report(effect: Fault['effect'], path: string, message: string, cure: string): undefined {
    this.faults.push({path, message, cure, effect});
  }

  /** An object; reports its fields that are not among the known ones. */
  private fields(value: unknown, path: string, what: string, known?: readonly string[]): Fields | undefined {
    if (!isObject(value)) {
      return this.report('throws', path, `${what} is missing or not an object`, 'The repaired layout leaves it out.');
    }
    for (const key of known ? Object.keys(value).filter((name) => !known.includes(name)) : []) {
      const cure = 'Another release or your program wrote it. Delete the field.';
      this.report('ignores', pathOf(path, key), '4.10.0 does not read this field', cure);
    }
    return value;
  }

  private list(value: unknown, path: string, what: string): unknown[] {
    if (Array.isArray(value)) return value as unknown[];
    this.report('throws', path, `${what} is missing or not a list`, 'The repaired layout has an empty list.');
    return [];
  }

  /** Whether nothing was left out so far: what refers to it is no fault of its own. */
  private isWhole(): boolean {
    return this.faults.every(({effect}) => effect === 'ignores');
  }

  dock(value: unknown, path = ''): SerializedDockview | undefined {
    const known = ['grid', 'panels', 'activeGroup', 'floatingGroups', 'popoutGroups', 'options'];
    if (typeof value === 'string') return this.text(value, path);
    if (!isObject(value)) {
      return this.report('throws', path, 'the layout is not an object', 'Pass what `toJSON` of a dock returned.');
    }
    if (!('grid' in value)) return this.misplaced(value, path);
    if (!('panels' in value)) {
      const cure = 'Load it with the API of the component that saved it, or add the panels.';
      return this.report('throws', pathOf(path, 'panels'), 'there are no panels: a gridview saves such layouts', cure);
    }
    const dock = this.fields(value, path, 'the layout', known)!;
    if (isSet(dock.options)) {
      const cure = 'Set the height of tabs with `--dv-tabs-and-actions-container-height`. Delete the field.';
      this.report('ignores', pathOf(path, 'options'), '4.10.0 does not read the options of release 1', cure);
    }
    const panels = this.fields(dock.panels, pathOf(path, 'panels'), 'the list of panels');
    if (!panels) return undefined;
    this.panels = panels;
    this.panelsPath = pathOf(path, 'panels');
    const grid = this.grid(dock.grid, pathOf(path, 'grid'));
    const floatingGroups = this.each(dock.floatingGroups, pathOf(path, 'floatingGroups'), this.floating);
    const popoutGroups = this.each(dock.popoutGroups, pathOf(path, 'popoutGroups'), this.popout);
    const activeGroup = this.activeGroup(dock.activeGroup, pathOf(path, 'activeGroup'));
    this.reportOrphans();
    return (
      grid && {
        grid,
        panels: Object.fromEntries([...this.placed].filter((entry): entry is [string, Panel] => !!entry[1])),
        ...activeGroup,
        ...(floatingGroups.length > 0 && {floatingGroups}),
        ...(popoutGroups.length > 0 && {popoutGroups}),
      }
    );
  }

  private reportOrphans(): void {
    if (!this.isWhole()) return;
    for (const id of Object.keys(this.panels).filter((name) => !this.placed.has(name))) {
      const cure = 'Add its id to the `views` of a group. The repaired layout leaves it out.';
      this.report('ignores', pathOf(this.panelsPath, id), 'no group shows this panel', cure);
    }
  }

  private activeGroup(value: unknown, path: string): {activeGroup?: string} {
    if (isText(value) && this.groups.has(value)) return {activeGroup: value};
    if (isSet(value) && this.isWhole()) {
      const cure = 'No group of the grid is active after loading. The repaired layout names none.';
      this.report('ignores', path, 'the active group does not exist', cure);
    }
    return {};
  }

  private text(value: string, path: string): SerializedDockview | undefined {
    const cure = 'Pass what `JSON.parse` returns for it. It may be JSON twice over.';
    this.report('throws', path, 'the layout is a text', cure);
    try {
      return this.dock(JSON.parse(value), path);
    } catch {
      return undefined;
    }
  }

  /** Without a grid, it is in a field, or it belongs to another component. */
  private misplaced(value: Fields, path: string): SerializedDockview | undefined {
    const key = Object.keys(value).find((name) => isObject(value[name]) && 'grid' in value[name]);
    if (key !== undefined && path === '') {
      this.report('throws', '', `the layout is in the field \`${key}\``, `Pass \`saved.${key}\` to \`fromJSON\`.`);
      return this.dock(value[key], pathOf('', key));
    }
    const why = Array.isArray(value.views) ? ': a splitview or a paneview saves such layouts' : '';
    const cure = 'Pass the whole object that `toJSON` of a dock returned.';
    return this.report('throws', pathOf(path, 'grid'), `there is no grid${why}`, cure);
  }

  private each<T>(value: unknown, path: string, read: (entry: unknown, path: string) => T | undefined): T[] {
    if (!isSet(value)) return [];
    const entries = this.list(value, path, 'the list').map((entry, at) => read.call(this, entry, pathOf(path, at)));
    return entries.filter((entry) => entry !== undefined);
  }

  private grid(value: unknown, path: string): Grid | undefined {
    const known = ['root', 'width', 'height', 'orientation', 'maximizedNode'];
    const given = this.fields(value, path, 'the grid', known);
    if (!given) return undefined;
    let {orientation} = given;
    if (orientation !== 'HORIZONTAL' && orientation !== 'VERTICAL') {
      const cure = 'Write HORIZONTAL, as the repaired layout does, or VERTICAL.';
      this.report('breaks', pathOf(path, 'orientation'), 'the grid has no orientation', cure);
      orientation = 'HORIZONTAL';
    }
    const isLeaf = isObject(given.root) && given.root.type !== 'branch';
    const rootPath = pathOf(path, 'root');
    if (isLeaf) {
      const cure = 'Put it into a branch, as the repaired layout does.';
      this.report('throws', rootPath, 'the root of the grid is a group', cure);
    }
    const read = this.node(given.root, rootPath, 0);
    if (!read) return undefined;
    const branch: GridNode = isLeaf ? {type: 'branch', data: [read]} : read;
    const {size: across = 600} = branch;
    const along = (branch.data as GridNode[]).reduce((sum, {size = 0}) => sum + size, 0) || 1000;
    const [width, height] = orientation === 'HORIZONTAL' ? [along, across] : [across, along];
    return {
      root: {...branch, size: across},
      width: this.length(given.width, pathOf(path, 'width'), 'the width of the grid', width, 'ignores'),
      height: this.length(given.height, pathOf(path, 'height'), 'the height of the grid', height, 'ignores'),
      // The types name an enum that the package does not export.
      orientation: orientation as Grid['orientation'],
      ...this.maximized(given.maximizedNode, pathOf(path, 'maximizedNode'), given.root),
    };
  }

  private maximized(value: unknown, path: string, root: unknown): object {
    if (!isSet(value)) return {};
    const location = isObject(value) ? value.location : undefined;
    let node = root;
    for (const index of Array.isArray(location) ? (location as unknown[]) : []) {
      const children = isObject(node) && Array.isArray(node.data) ? (node.data as unknown[]) : [];
      node = children[Number(index)];
    }
    if (Array.isArray(location) && isObject(node) && node.type === 'leaf') {
      // Its place may have moved.
      return this.isWhole() ? {maximizedNode: {location}} : {};
    }
    const effect = Array.isArray(location) && isObject(node) ? 'ignores' : 'throws';
    const cure = 'Delete the field, as the repaired layout does.';
    this.report(effect, path, 'the maximized group does not exist', cure);
    return {};
  }

  private length(value: unknown, path: string, what: string, otherwise: number, effect?: Fault['effect']): number {
    if (isLength(value)) return value;
    this.report(
      effect ?? 'breaks',
      path,
      `${what} is not a number above 0`,
      `The repaired layout has ${Math.round(otherwise)}.`,
    );
    return otherwise;
  }

  private node(value: unknown, path: string, level: number): GridNode | undefined {
    if (level > MAX_LEVELS) {
      const cure = 'Each level doubles the time to show it. The repaired layout leaves it out.';
      return this.report('breaks', path, `the grid is nested more than ${MAX_LEVELS} levels deep`, cure);
    }
    const node = this.fields(value, path, 'a part of the grid', ['type', 'data', 'size', 'visible']);
    if (!node) return undefined;
    const size = isLength(node.size) ? {size: node.size} : {};
    if (node.type !== 'branch') {
      if (node.type !== 'leaf' && level > 0) {
        const cure = 'Write leaf, as the repaired layout does.';
        this.report('ignores', pathOf(path, 'type'), 'the type is neither branch nor leaf, and read as leaf', cure);
      }
      const data = this.group(node.data, pathOf(path, 'data'));
      return data && {type: 'leaf', data, ...size, ...(node.visible === false && {visible: false})};
    }
    const children = this.list(node.data, pathOf(path, 'data'), 'the content of a branch');
    const sizes = children.map((child) => (isObject(child) ? child.size : undefined)).filter(isLength);
    const mean = sizes.reduce((sum, length) => sum + length, 0) / sizes.length || 100;
    const dataPath = pathOf(path, 'data');
    const data = children.flatMap((child, at) => {
      const read = this.node(child, pathOf(dataPath, at), level + 1);
      if (!read || isLength(read.size)) return read ?? [];
      // The library writes 0 for a branch whose groups are all hidden.
      if (isHidden(read)) return {...read, size: 0};
      return {...read, size: this.length(read.size, `${pathOf(dataPath, at)}.size`, 'the size', mean)};
    });
    if (data.length > 0 || level === 0) return {type: 'branch', data, ...size};
    if (children.length > 0 || !Array.isArray(node.data)) return undefined;
    return this.report('breaks', path, 'a part of the grid is empty', 'The repaired layout leaves it out.');
  }

  private newGroupId(): string {
    let number = this.groups.size + 1;
    while (this.groups.has(`group-${number}`)) number += 1;
    return `group-${number}`;
  }

  private groupId(given: unknown, path: string): string {
    const isOwn = typeof given === 'string' && !this.groups.has(given);
    const id = isOwn ? given : this.newGroupId();
    if (typeof given !== 'string') {
      const cure = `Put it in quotes. The repaired layout has ${id}.`;
      this.report('throws', path, 'the id of a group is not a text', cure);
    } else if (!isOwn) {
      this.report('breaks', path, `two groups have the id “${given}”`, 'The second one gets another id.');
    }
    this.groups.add(id);
    return id;
  }

  private group(value: unknown, path: string): Group | undefined {
    const given = this.fields(value, path, 'a group', ['id', 'views', 'activeView', 'locked', 'hideHeader']);
    if (!given) return undefined;
    const id = this.groupId(given.id, pathOf(path, 'id'));
    const viewsPath = pathOf(path, 'views');
    const all = this.list(given.views, viewsPath, 'the list of panels of a group');
    const views = all.filter((view, at): view is string => this.place(view, pathOf(viewsPath, at)));
    const {activeView, locked, hideHeader} = given;
    const isShown = isText(activeView) && views.includes(activeView);
    if (isSet(activeView) && Array.isArray(given.views) && !all.includes(activeView)) {
      const cure = 'The last panel of the group is shown. The repaired layout names none.';
      this.report('ignores', pathOf(path, 'activeView'), 'the active panel is not in the group', cure);
    }
    if (locked === 'no-drop-target') {
      const cure = 'Set `group.locked` again after loading.';
      this.report('ignores', pathOf(path, 'locked'), '4.10.0 loads this lock as the weaker `true`', cure);
    }
    return {
      id,
      views,
      ...(isShown && {activeView}),
      ...((locked === true || locked === 'no-drop-target') && {locked}),
      ...(hideHeader === true && {hideHeader}),
    };
  }

  /** Reads the panel that a group names. @returns whether the group can show it. */
  private place(view: unknown, path: string): boolean {
    const id = String(view);
    const cure = 'Delete the id from the group, as the repaired layout does.';
    if (id in Object.prototype) {
      this.report(
        'breaks',
        path,
        `the id of a panel can’t be “${id}”`,
        'Rename it. The repaired layout leaves it out.',
      );
      return false;
    }
    if (typeof view !== 'string' || !Object.hasOwn(this.panels, id)) {
      this.report('throws', path, `the panel “${id}” is missing`, `Add it to \`panels\`, or: ${cure.toLowerCase()}`);
      return false;
    }
    if (this.placed.has(id)) {
      this.report('breaks', path, `the panel “${id}” appears twice`, cure);
      return false;
    }
    const panel = this.panel(id, this.panels[id], pathOf(this.panelsPath, id));
    this.placed.set(id, panel);
    return panel !== undefined;
  }

  private panel(id: string, value: unknown, path: string): Panel | undefined {
    const panel = this.fields(value, path, `the panel “${id}”`, [...PANEL_FIELDS, ...OLD_PANEL_FIELDS]);
    if (!panel) return undefined;
    if (isSet(panel.suppressClosable)) {
      const cure = 'Give the panel a tab component without a close button. Delete the field.';
      this.report('ignores', pathOf(path, 'suppressClosable'), 'it hid the close button before release 1.5.1', cure);
    }
    if (panel.id !== id) {
      const cure = 'Both have to be the same. The repaired layout takes the name of the entry.';
      this.report('breaks', pathOf(path, 'id'), `the panel “${id}” has another id`, cure);
    }
    const names = this.componentsOf(panel, path);
    if (!names) return undefined;
    const {title, params, renderer} = panel;
    if (isSet(title) && typeof title !== 'string') {
      this.report('breaks', pathOf(path, 'title'), 'the title is not a text', 'The repaired layout has it as text.');
    }
    const isRenderer = renderer === 'always' || renderer === 'onlyWhenVisible';
    if (isSet(renderer) && !isRenderer) {
      const cure = 'Write always or onlyWhenVisible. The repaired layout has the default.';
      this.report('throws', pathOf(path, 'renderer'), 'there is no such renderer', cure);
    }
    return {
      id,
      ...names,
      title: isSet(title) ? String(title) : id,
      ...this.params(params, pathOf(path, 'params')),
      ...(isRenderer && {renderer}),
      ...Object.fromEntries(LIMITS.flatMap((name) => this.limit(panel[name], pathOf(path, name), name))),
    };
  }

  private params(value: unknown, path: string): {params?: Fields} {
    if (isObject(value) && !isDeep(value)) return {params: value};
    if (isSet(value)) {
      const message = isObject(value) ? 'the params are nested too deeply' : 'the params are not an object';
      this.report('breaks', path, message, 'The repaired layout has none.');
    }
    return {};
  }

  private limit(value: unknown, path: string, name: string): [string, number][] {
    if (typeof value === 'number' && value >= 0) return [[name, value]];
    if (isSet(value)) this.report('breaks', path, 'the limit is not a number', 'The repaired layout has none.');
    return [];
  }

  private componentsOf(panel: Fields, path: string): {contentComponent: string; tabComponent?: string} | undefined {
    const {view} = panel;
    const nameIn = (part: string): unknown => {
      const entry = isObject(view) ? view[part] : undefined;
      return isObject(entry) ? entry.id : undefined;
    };
    if (isSet(view)) {
      const cure = 'Write `contentComponent` and `tabComponent`, as the repaired layout does.';
      const effect = isText(nameIn('content')) ? 'ignores' : 'throws';
      this.report(effect, pathOf(path, 'view'), 'release 1 wrote the components in this way', cure);
    }
    const content = isText(nameIn('content')) ? nameIn('content') : panel.contentComponent;
    const tab = isSet(view) ? nameIn('tab') : panel.tabComponent;
    const field = pathOf(path, 'contentComponent');
    const cure = 'The repaired layout leaves the panel out.';
    if (!isText(content)) return this.report('throws', field, 'the panel has no component', `Name one. ${cure}`);
    if (this.components?.has(content) === false) {
      return this.report('throws', field, `the component “${content}” is not registered`, `Register it, or: ${cure}`);
    }
    return {contentComponent: content, ...(isText(tab) && {tabComponent: tab})};
  }

  private floating(value: unknown, path: string): Floating | undefined {
    const given = this.fields(value, path, 'a floating group', ['data', 'position']);
    if (!given) return undefined;
    const data = this.group(given.data, pathOf(path, 'data'));
    const boxPath = pathOf(path, 'position');
    const known = ['left', 'right', 'top', 'bottom', 'width', 'height'];
    const box = this.fields(given.position, boxPath, 'the position of a floating group', known);
    if (!box) return data && {data, position: {left: 100, top: 100, width: 300, height: 300}};
    const sides = ['right' in box ? 'right' : 'left', 'bottom' in box ? 'bottom' : 'top'].map((side) => {
      const distance = box[side];
      if (typeof distance === 'number') return [side, distance];
      this.report('breaks', pathOf(boxPath, side), 'the distance is not a number', 'The repaired layout has 100.');
      return [side, 100];
    });
    const lengths = ['width', 'height'].map((side) => {
      return [side, this.length(box[side], pathOf(boxPath, side), `the ${side} of a floating group`, 300)];
    });
    const position = Object.fromEntries([...sides, ...lengths]) as unknown as Floating['position'];
    return data && {data, position};
  }

  private popout(value: unknown, path: string): Popout | undefined {
    const known = ['data', 'position', 'gridReferenceGroup', 'url'];
    const given = this.fields(value, path, 'a popout window', known);
    if (!given) return undefined;
    const data = this.group(given.data, pathOf(path, 'data'));
    const {position, gridReferenceGroup, url} = given;
    const isPath = isText(url) && !ABSOLUTE.test(url);
    if (isSet(url) && !isPath) {
      const cure = 'The page opens whatever is here, also a script. The repaired layout uses your `popoutUrl`.';
      this.report('breaks', pathOf(path, 'url'), 'the address of a window is not a path of your site', cure);
    }
    const isHome = isText(gridReferenceGroup) && this.groups.has(gridReferenceGroup);
    if (isSet(gridReferenceGroup) && !isHome) {
      const cure = 'Its panels return to a new group. The repaired layout names none.';
      this.report('ignores', pathOf(path, 'gridReferenceGroup'), 'the place of the window in the grid is gone', cure);
    }
    const box = (isObject(position) ? position : null) as Popout['position'];
    return data && {data, position: box, ...(isPath && {url}), ...(isHome && {gridReferenceGroup})};
  }
}

/**
 * Checks a saved layout for Dockview 4.10.0, without loading it. Never throws.
 * @param layout - what `JSON.parse` returned; it is not changed.
 * @param components - the names that your program registers; without them, every name is accepted.
 */
export function checkLayout(layout: unknown, components?: readonly string[]): LayoutCheck {
  const checker = new Checker(components);
  const repaired = checker.dock(layout);
  return {faults: checker.faults, repaired};
}
