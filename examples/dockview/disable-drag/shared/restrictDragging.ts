import type {DockviewApi, GroupDragEvent, TabDragEvent} from 'dockview-core';

/** What people may not do. */
export interface Ban {
  /** Drag the agenda, or its group. */
  agenda: boolean;
  /** Drop at the edges of the whole dock. */
  edges: boolean;
  /** Drop at the sides of a group, which splits it. */
  splits: boolean;
}

/** Stops a drag that is about to begin. */
function refuse({nativeEvent}: TabDragEvent | GroupDragEvent) {
  nativeEvent.preventDefault();
  // The browser sends no dragend for a drag that never began, and the dock waits for one: without
  // it frames in panels would not react to the mouse anymore.
  const source = nativeEvent.currentTarget;
  setTimeout(() => source?.dispatchEvent(new DragEvent('dragend')));
}

/**
 * Watches what is dragged, and where to. For all dragging there are options of the dock.
 * @param ban - read anew with every event, so it may change.
 * @returns what ends it.
 */
export function restrictDragging(api: DockviewApi, ban: Ban): () => void {
  const subscriptions = [
    api.onWillDragPanel((event) => {
      if (ban.agenda && event.panel.id === 'agenda') refuse(event);
    }),
    api.onWillDragGroup((event) => {
      if (ban.agenda && event.group.panels.some(({id}) => id === 'agenda')) refuse(event);
    }),
    // `dndEdges: false` would say the same, but is not read in 4.10. The middle of an empty dock is an edge too.
    api.onWillShowOverlay((event) => {
      if (event.position === 'center') return;
      if (ban.edges && event.kind === 'edge') event.preventDefault();
      if (ban.splits && event.kind === 'content') event.preventDefault();
    }),
  ];
  return () => subscriptions.forEach((subscription) => subscription.dispose());
}
