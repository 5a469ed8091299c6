import type {DockviewApi} from 'dockview-core';

/**
 * Reports every event of dragging and dropping, in words.
 * @returns what ends the reports.
 */
export function reportDragEvents(api: DockviewApi, report: (line: string) => void): () => void {
  let overlay = '';

  const subscriptions = [
    api.onWillDragPanel(({panel}) => report(`onWillDragPanel: ${panel.title}`)),
    // The whole group, dragged by the empty space of its header.
    api.onWillDragGroup(({group}) =>
      report(`onWillDragGroup: group of ${group.activePanel?.title}`),
    ),
    // What the dock does not know is refused, unless this accepts it.
    api.onUnhandledDragOverEvent((event) => {
      if (event.nativeEvent.dataTransfer?.types.includes('text/plain')) event.accept();
    }),
    // Fires with every move of the mouse over a place; one line per place is enough.
    api.onWillShowOverlay(({kind, position, group}) => {
      const place = `${kind}, ${position}${group ? `, ${group.activePanel?.title}` : ''}`;
      if (place !== overlay) report(`onWillShowOverlay: ${place}`);
      overlay = place;
    }),
    // The last chance to refuse, with preventDefault().
    api.onWillDrop(({kind, position}) => {
      report(`onWillDrop: ${kind}, ${position}`);
      overlay = '';
    }),
    // Only for what the dock accepted from outside; it is up to you to do something with it.
    api.onDidDrop(({position}) => report(`onDidDrop: ${position}`)),
    api.onDidMovePanel(({panel}) => report(`onDidMovePanel: ${panel.title}`)),
  ];
  return () => subscriptions.forEach((subscription) => subscription.dispose());
}
