// What the demo does about defects and gaps of Dockview 4.10.0. Each part says which one; a test fails without it.
import type {DockviewApi, DockviewGroupPanel, SerializedDockview} from 'dockview';
import type {Store} from '../../../lib/store';
import type {Settings} from '../model/settings';

type GridNode = SerializedDockview['grid']['root'];

/** Clearing or replacing a grid while a group is maximized leaves the library with a group that is gone. */
export function exitMaximized(api: DockviewApi): void {
  if (api.hasMaximizedGroup()) api.exitMaximizedGroup();
}

/** In React, the first layout is as large as the dock with the padding of its theme; the right one follows a frame later. */
export function fitIntoPadding(api: DockviewApi): void {
  const both = 2 * parseFloat(getComputedStyle(document.querySelector('[class*="dockview-theme-"]')!).paddingTop);
  api.layout(api.width - both, api.height - both);
}

/** After `fromJSON` without an active group, the next panel opens a group of its own at the left edge. */
export function activateGroup(api: DockviewApi): void {
  if (!api.activeGroup) api.groups.find((group) => group.activePanel)?.activePanel?.api.setActive();
}

/** `fromJSON` reads both kinds of locks as the weaker one. */
export function restoreLocks(api: DockviewApi, layout: SerializedDockview): void {
  type Group = Exclude<GridNode['data'], GridNode[]>;
  const groupsIn = ({data}: GridNode): Group[] => (Array.isArray(data) ? data.flatMap(groupsIn) : [data]);
  const groups = [...groupsIn(layout.grid.root), ...(layout.floatingGroups ?? []).map(({data}) => data)];
  for (const {id, locked} of groups) {
    if (locked === 'no-drop-target') api.getGroup(id)!.locked = locked;
  }
}

function addGaps({data, size = 0}: GridNode, length: number): void {
  if (!Array.isArray(data)) return;
  const gaps = data.reduce((rest, child) => rest - (child.size ?? 0), length);
  for (const child of data) {
    addGaps(child, size);
    // Hidden places are in the sum, so that nothing of it is missing.
    if (gaps > 0) child.size = (child.size ?? 0) + gaps / data.length;
  }
}

/** `toJSON` leaves the gaps between groups out of their sizes, and `fromJSON` gives that room to other groups. */
export function restoreGaps({grid}: SerializedDockview): void {
  const {root, width, height} = grid;
  addGaps(root, String(grid.orientation) === 'HORIZONTAL' ? width : height);
}

/**
 * A blocked window and a failed `fromJSON` leave a group that is nowhere on the page, yet in `api.groups`, and that makes
 * the next `clear` or `fromJSON` throw. It can be removed once it floats.
 */
export function removeLostGroups(api: DockviewApi): void {
  const lost = api.groups.filter((group) => group.api.location.type === 'grid' && !group.element.isConnected);
  for (const group of lost) {
    // The types lack `skipRemoveGroup`; without it, the library looks for the group in the grid first.
    const options = {x: 0, y: 0, skipRemoveGroup: true};
    api.addFloatingGroup(group, options);
    api.removeGroup(group);
  }
}

/** The option `dndEdges` has no effect: drops at the edges of the dock have to be prevented one by one. */
export function blockEdges(api: DockviewApi, settings: Store<Settings>): void {
  const block = (event: {kind: string; preventDefault: () => void}): void => {
    if (event.kind === 'edge' && !settings.get().options.edges) event.preventDefault();
  };
  api.onWillShowOverlay(block);
  api.onWillDrop(block);
}

/** A panel with `renderer: 'always'` that takes its group to an edge of the dock stays blank until the next layout. */
export function relayoutAfterNewGroups(api: DockviewApi): void {
  api.onDidAddGroup(() => requestAnimationFrame(() => api.layout(api.width, api.height, true)));
}

/** The option `singleTabMode` applies to new groups only. */
export function widenSingleTabs(api: DockviewApi, isWide: boolean): void {
  for (const {element} of api.groups) {
    element.querySelector('.dv-tabs-and-actions-container')?.classList.toggle('dv-full-width-single-tab', isWide);
  }
}

/** Windows take the dock's theme when they open, and never again; and they lack the page's language and colors. */
export function syncPopoutThemes(api: DockviewApi): void {
  const themesOf = (element: Element | null): string[] =>
    [...(element?.classList ?? [])].filter((name) => name.startsWith('dockview-theme-'));
  const themes = themesOf(document.querySelector('[class*="dockview-theme-"]'));
  for (const group of api.groups) {
    if (group.api.location.type !== 'popout') continue;
    const {documentElement, body} = group.api.getWindow().document;
    for (const name of ['lang', 'data-theme']) {
      documentElement.setAttribute(name, document.documentElement.getAttribute(name) ?? '');
    }
    const root = body.querySelector('#dv-popout-window');
    root?.classList.remove(...themesOf(root));
    root?.classList.add(...themes);
  }
}

/**
 * The API has no way to move a floating group; so this drags it by its header, as a mouse does.
 * @param x - to the right, in pixels; `y` goes down.
 * @returns whether it moved: the library keeps it within reach.
 */
export function moveFloatingGroup(group: DockviewGroupPanel, x: number, y: number): boolean {
  const box = group.element.closest('.dv-resize-container');
  const header = group.element.querySelector('.dv-void-container');
  if (!box || !header) return false;
  const before = box.getBoundingClientRect();
  const fire = (target: EventTarget, type: string, dx = 0, dy = 0): boolean =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        clientX: before.left + dx,
        clientY: before.top + dy,
      }),
    );
  fire(header, 'pointerdown');
  // The first move tells the library where the group was grabbed.
  fire(window, 'pointermove');
  fire(window, 'pointermove', x, y);
  fire(window, 'pointerup', x, y);
  const after = box.getBoundingClientRect();
  return Math.abs(after.left - before.left) + Math.abs(after.top - before.top) >= 1;
}
