import type {DockviewGroupPanel} from 'dockview';

/** How far a group goes at a time, in pixels to the right and down. */
export interface Step {
  x: number;
  y: number;
}

interface Corner {
  left: number;
  top: number;
}

function cornerOf(box: Element): Corner {
  const {left, top} = box.getBoundingClientRect();
  return {left, top};
}

/**
 * Moves a floating group as a drag of its header does, so that the library keeps it within reach, tells of the change
 * and writes it into the layout. Its API moves floating groups by the mouse only.
 * @param group - the group.
 * @param step - how far.
 * @returns whether it moved; at the edge of its reach it stays. A group that does not float stays as well.
 */
export function moveFloating(group: DockviewGroupPanel, {x, y}: Step): boolean {
  const box = group.element.closest('.dv-resize-container');
  const handle = group.element.querySelector('.dv-void-container');
  if (!box || !handle) return false;
  const before = cornerOf(box);
  const at = (dx: number, dy: number): PointerEventInit => ({
    bubbles: true,
    cancelable: true,
    clientX: before.left + dx,
    clientY: before.top + dy,
  });
  handle.dispatchEvent(new PointerEvent('pointerdown', at(0, 0)));
  // The first move tells the library where the group was taken.
  window.dispatchEvent(new PointerEvent('pointermove', at(0, 0)));
  window.dispatchEvent(new PointerEvent('pointermove', at(x, y)));
  window.dispatchEvent(new PointerEvent('pointerup', at(x, y)));
  const after = cornerOf(box);
  return Math.abs(after.left - before.left) + Math.abs(after.top - before.top) >= 1;
}
