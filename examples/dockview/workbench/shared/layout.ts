import type {DockviewApi} from 'dockview-core';
import {nameOf} from './files';

const STORAGE_KEY = 'dockview-example-workbench';
const NARROW = 600; // pixels

/** Opens a file in the group of the editors. The id of an editor is its path, so it opens once. */
export function openFile(api: DockviewApi, path: string): void {
  const open = api.getPanel(path);
  if (open) {
    open.api.setActive();
    return;
  }
  const isEditor = (panel = api.activePanel) => panel?.api.component === 'editor';
  const neighbor = isEditor() ? api.activePanel : api.panels.find(isEditor);
  api.addPanel({
    id: path,
    title: nameOf(path),
    component: 'editor',
    tabComponent: 'editor',
    // Without an open editor, they get a group above the terminal again.
    position: neighbor
      ? {referencePanel: neighbor}
      : {referencePanel: 'terminal', direction: 'above'},
    ...(!neighbor && {initialHeight: Math.round(api.height * 0.65)}),
  });
}

/** The tools around the editors. Their tabs have no close button. */
export function addDefaultPanels(api: DockviewApi): void {
  const tool = (id: string, title: string) => ({id, title, component: id, tabComponent: 'tool'});
  const isNarrow = api.width < NARROW;
  api.addPanel(tool('terminal', 'Terminal'));
  api.addPanel({
    ...tool('explorer', 'Files'),
    position: {direction: 'left'},
    initialWidth: isNarrow ? 120 : 170,
  });
  openFile(api, 'src/main.ts');
  api.addPanel({
    ...tool('properties', 'Properties'),
    position: isNarrow ? {referencePanel: 'terminal'} : {direction: 'right'},
    initialWidth: 170,
    inactive: isNarrow,
  });
  api.getPanel('src/main.ts')?.api.setActive();
}

/** Builds the saved layout, or the default one, and saves it from then on. */
export function startLayout(api: DockviewApi): void {
  try {
    api.fromJSON(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? ''));
  } catch {
    // Nothing saved, not readable, or storage is blocked.
    resetLayout(api);
  }
  api.onDidLayoutChange(() => {
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(api.toJSON()));
    } catch {
      // Without storage, the next visit starts with the default layout.
    }
  });
}

/** Back to the tools and one file. Texts are not touched. */
export function resetLayout(api: DockviewApi): void {
  api.clear();
  addDefaultPanels(api);
}
