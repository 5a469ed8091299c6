import type {DockviewApi} from 'dockview-core';

interface Shortcut {
  /** `KeyboardEvent.code`: the place of the key, whatever letter the layout puts there. */
  code: string;
  keys: string;
  does: string;
  run: (api: DockviewApi) => void;
}

/** Groups in reading order would need their boxes; this is the order of their creation. */
function goToGroup(api: DockviewApi, step: 1 | -1) {
  const {groups, activeGroup} = api;
  const next = groups.findIndex((group) => group === activeGroup) + step;
  groups.at(next % groups.length)?.activePanel?.api.setActive();
}

function goToPanel(api: DockviewApi, step: 1 | -1) {
  const {panels = [], activePanel} = api.activeGroup ?? {};
  const next = panels.findIndex((panel) => panel === activePanel) + step;
  panels.at(next % panels.length)?.api.setActive();
}

function toggleMaximized(api: DockviewApi) {
  if (api.hasMaximizedGroup()) api.exitMaximizedGroup();
  else api.activePanel?.api.maximize();
}

/** Combinations that browsers leave to pages. */
export const shortcuts: Shortcut[] = [
  {code: 'ArrowRight', keys: 'Alt Shift →', does: 'next panel', run: (api) => goToPanel(api, 1)},
  {
    code: 'ArrowLeft',
    keys: 'Alt Shift ←',
    does: 'previous panel',
    run: (api) => goToPanel(api, -1),
  },
  {code: 'ArrowDown', keys: 'Alt Shift ↓', does: 'next group', run: (api) => goToGroup(api, 1)},
  {code: 'ArrowUp', keys: 'Alt Shift ↑', does: 'previous group', run: (api) => goToGroup(api, -1)},
  {code: 'KeyW', keys: 'Alt Shift W', does: 'close', run: (api) => api.activePanel?.api.close()},
  {code: 'KeyM', keys: 'Alt Shift M', does: 'maximize or restore', run: toggleMaximized},
];

/** Runs the shortcut that was pressed, and puts the focus into the panel that is active then. */
export function runShortcut(event: KeyboardEvent, api: DockviewApi): void {
  const shortcut = shortcuts.find(({code}) => code === event.code);
  if (!shortcut || !event.altKey || !event.shiftKey) return;
  event.preventDefault();
  shortcut.run(api);
  // `setActive` and `close` leave the focus behind, on an element that is gone from the page.
  const content = api.activePanel?.view.content.element;
  content?.querySelector<HTMLElement>('[data-focus]')?.focus();
}
