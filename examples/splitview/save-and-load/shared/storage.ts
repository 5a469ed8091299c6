import type {SerializedSplitview, SplitviewApi} from 'dockview-core';

const STORAGE_KEY = 'dockview-example-splitview';

interface Saved {
  layout: SerializedSplitview;
  /** A hidden panel is saved with a size of 0 and would come back visible, so this is kept beside. */
  hidden: string[];
}

/** Keeps sizes and hidden panels for the next visit, where the browser allows it. */
export function saveLayout(api: SplitviewApi): void {
  const hiddenPanels = api.panels.filter((panel) => !panel.api.isVisible);
  // Shown for a moment, so that the layout holds the size it will have when it is shown again. With more than two
  // panels, others can change size: note the sizes of hidden ones beside instead.
  for (const panel of hiddenPanels) panel.api.setVisible(true);
  const saved: Saved = {layout: api.toJSON(), hidden: hiddenPanels.map(({id}) => id)};
  for (const panel of hiddenPanels) panel.api.setVisible(false);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(saved));
  } catch {
    // Without storage, the next visit starts with the default layout.
  }
}

/** Restores what was saved. Returns whether there was something to restore. */
export function restoreLayout(api: SplitviewApi): boolean {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    if (text === null) return false;
    const saved = JSON.parse(text) as Saved;
    api.fromJSON(saved.layout);
    for (const id of saved.hidden) api.getPanel(id)?.api.setVisible(false);
    return true;
  } catch (error) {
    console.info('The saved layout could not be read.', error);
    api.clear();
    return false;
  }
}
