import {
  positionToDirection,
  type AddPanelPositionOptions,
  type DockviewApi,
  type DockviewDidDropEvent,
} from 'dockview-core';

/** Marks our own items, so that other text dragged over the page is left alone. */
export const ITEM_TYPE = 'application/x-plant';

let added = 0;

export function addText(
  api: DockviewApi,
  title: string,
  text: string,
  position?: AddPanelPositionOptions,
) {
  added += 1;
  api.addPanel({id: `text-${added}`, component: 'text', title, params: {text}, position});
}

/** Where the drop was, in the words of `addPanel`. */
function placeOf({group, position}: DockviewDidDropEvent): AddPanelPositionOptions {
  const direction = positionToDirection(position);
  if (group) return {referenceGroup: group, direction};
  // The edge of the dock, or an empty grid, which has no group to join.
  return {direction: direction === 'within' ? 'right' : direction};
}

/**
 * Lets items and files in.
 * @returns what ends it.
 */
export function acceptFromOutside(api: DockviewApi): () => void {
  const subscriptions = [
    // While dragging only the types are known, not the contents.
    api.onUnhandledDragOverEvent((event) => {
      const types = event.nativeEvent.dataTransfer?.types ?? [];
      if (types.includes(ITEM_TYPE) || types.includes('Files')) event.accept();
    }),
    api.onDidDrop(async (event) => {
      const {dataTransfer} = event.nativeEvent;
      if (!dataTransfer) return;
      const position = placeOf(event);
      const item = dataTransfer.getData(ITEM_TYPE);
      if (item) addText(api, item, `${item}: water once a week.`, position);
      // Take the files before the first await: the browser empties the list after the event.
      for (const file of Array.from(dataTransfer.files)) {
        addText(api, file.name, (await file.text()).slice(0, 2000), position);
      }
    }),
  ];
  return () => subscriptions.forEach((subscription) => subscription.dispose());
}
