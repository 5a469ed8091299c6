import type {DockviewApi, SerializedDockview} from 'dockview-core';

const PAUSE = 300; // milliseconds: changes in quick succession are saved once

/** A layout as text, without what is active. */
function readArrangement(layout: SerializedDockview): string {
  return JSON.stringify(layout, (key, value) =>
    key === 'activeGroup' || key === 'activeView' ? undefined : value,
  );
}

/**
 * Calls `save` when panels, groups or sizes have changed, once after a pause; not when another panel becomes active.
 * Call it after the first layout is in place, and what it returns before the dock is disposed of.
 */
export function saveChanges(api: DockviewApi, save: (layout: SerializedDockview) => void) {
  let timer: number | undefined;
  let isReading = false;

  const read = () => {
    isReading = true; // `toJSON` restores a maximized group for a moment, with an event
    const layout = api.toJSON();
    isReading = false;
    return layout;
  };

  let last = readArrangement(read());
  const saveIfChanged = () => {
    const layout = read();
    const current = readArrangement(layout);
    if (current === last) return;
    last = current;
    save(layout);
  };
  const saveSoon = () => {
    if (isReading) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(saveIfChanged, PAUSE);
  };

  const subscriptions = [api.onDidLayoutChange(saveSoon), api.onDidMaximizedGroupChange(saveSoon)];
  return () => {
    window.clearTimeout(timer);
    for (const subscription of subscriptions) subscription.dispose();
  };
}

/** Two groups, the first with two tabs. */
export function addPanels(api: DockviewApi) {
  api.addPanel({id: 'draft', component: 'note', title: 'Draft'});
  api.addPanel({id: 'notes', component: 'note', title: 'Notes'});
  api.addPanel({
    id: 'sources',
    component: 'note',
    title: 'Sources',
    position: {direction: 'right'},
  });
}
