import type {DockviewApi, SerializedDockview} from 'dockview';
import type {EventLog} from '../../../lib/demo/eventLog';
import type {Keyed} from '../../../lib/demo/history';
import {readLayout, writeLayout} from '../../../lib/demo/layout';
import {layoutKey} from '../../../lib/demo/layoutKey';
import {withParams, type PanelStates, type World} from '../../../lib/demo/panelStates';

/** A layout as it was at some time. */
export interface Snapshot extends Keyed {
  layout: SerializedDockview;
  world: World;
}

/** Clearing or replacing a grid while a group is maximised would leave the library with a group that is gone. */
export function leaveMaximised(api: DockviewApi): void {
  if (api.hasMaximizedGroup()) api.exitMaximizedGroup();
}

/**
 * Reads the layout as a file would hold it, and checks it in the same way: what is kept can be loaded.
 * @param api - the dock.
 * @param log - stays silent: while a group is maximised, `toJSON` leaves that state for a moment.
 * @param states - with these, the layout tells what its panels hold.
 * @returns the layout, without references to what the dock goes on changing.
 * @throws Error when the dock is in a state that cannot be loaded again.
 */
export function takeLayout(api: DockviewApi, log: EventLog, states?: PanelStates): SerializedDockview {
  const now = log.silently(() => api.toJSON());
  const read = readLayout(writeLayout(states ? withParams(now, states) : now));
  if (!read.ok) throw new Error(`The dock wrote a layout that cannot be read because ${read.reason}.`);
  return read.layout;
}

/**
 * Takes a snapshot for the history.
 * @param api - the dock.
 * @param log - stays silent.
 * @param states - what panels hold at that time goes with it.
 * @returns the snapshot.
 */
export function takeSnapshot(api: DockviewApi, log: EventLog, states: PanelStates): Snapshot {
  const layout = takeLayout(api, log);
  return {layout, key: layoutKey(layout), world: states.world()};
}

/** Without an active group, the next panel would open a group of its own at the left edge. */
function activateSomething(api: DockviewApi): void {
  if (!api.activeGroup) api.groups.find((group) => group.activePanel)?.activePanel?.api.setActive();
}

/** The library reads every lock as the weaker one of the two it writes. */
function restoreLocks(api: DockviewApi, layout: SerializedDockview): void {
  const walk = (node: SerializedDockview['grid']['root']): void => {
    if (Array.isArray(node.data)) node.data.forEach(walk);
    else lock(node.data.id, node.data.locked);
  };
  const lock = (id: string, locked: unknown): void => {
    const group = locked === 'no-drop-target' ? api.getGroup(id) : undefined;
    if (group) group.locked = 'no-drop-target';
  };
  walk(layout.grid.root);
  layout.floatingGroups?.forEach(({data}) => lock(data.id, data.locked));
}

function replace(api: DockviewApi, layout: SerializedDockview): void {
  api.fromJSON(layout);
  restoreLocks(api, layout);
  activateSomething(api);
}

/**
 * Shows a layout, or the one before it again: the library clears the dock before it finds anything wrong. Limits of
 * groups, which the library does not write, are kept for groups that are in both.
 * @param api - the dock.
 * @param log - stays silent while the layout before is taken.
 * @param layout - what `readLayout` or `takeLayout` gave.
 * @returns whether the dock took it.
 */
export function showLayout(api: DockviewApi, log: EventLog, layout: SerializedDockview): boolean {
  leaveMaximised(api);
  const before = takeLayout(api, log);
  try {
    replace(api, layout);
    return true;
  } catch {
    replace(api, before);
    return false;
  }
}
