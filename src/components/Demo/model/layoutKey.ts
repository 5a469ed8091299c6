import type {SerializedDockview} from 'dockview';

type Node = SerializedDockview['grid']['root'];

/** Shares of a row are compared in steps of half a per cent: less than that is rounding, not a visitor's wish. */
const STEPS = 200;

function nodeKey(node: Node, share: number): unknown {
  if (!Array.isArray(node.data)) {
    const {id, views, locked, hideHeader} = node.data;
    return [share, id, views, locked ?? false, hideHeader ?? false];
  }
  const total = node.data.reduce((sum, {size}) => sum + (size ?? 0), 0);
  return [share, node.data.map((child) => nodeKey(child, Math.round(((child.size ?? 0) / (total || 1)) * STEPS)))];
}

/**
 * What of a layout a visitor would call the same: places, order, shares of the room, locks. Not which tab is in front,
 * nor the size of the window, so that undo has no steps in which nothing moves.
 * @param layout - the layout.
 * @returns a text that is equal for layouts that look the same.
 */
export function layoutKey({grid, panels, floatingGroups = []}: SerializedDockview): string {
  const floating = floatingGroups.map(({data, position}) => {
    const box = Object.values(position).map((side) => Math.round(Number(side)));
    return [data.id, data.views, data.locked ?? false, data.hideHeader ?? false, box];
  });
  const kept = Object.values(panels).map(({id, title, renderer}) => [id, title, renderer ?? '']);
  return JSON.stringify([grid.orientation, nodeKey(grid.root, STEPS), floating, kept]);
}
