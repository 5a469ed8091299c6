import type {DockviewApi, SerializedDockview} from 'dockview';
import type {EventLog} from '../../lib/demo/eventLog';
import {readLayout, writeLayout} from '../../lib/demo/layout';
import {defaultPanels} from '../../lib/demo/panels';
import {readStored, writeStored} from '../../lib/demo/storage';

const storage = (): Storage => window.localStorage;

/** Clearing or replacing a grid while a group is maximised would leave the library with a group that is gone. */
export function leaveMaximised(api: DockviewApi): void {
  if (api.hasMaximizedGroup()) api.exitMaximizedGroup();
}

/** A copy at once: `toJSON` gives references to what panels go on changing. */
function snapshot(api: DockviewApi): SerializedDockview {
  return structuredClone(api.toJSON());
}

/** Without an active panel, the next one would open a group of its own at the left edge. */
function activateSomething(api: DockviewApi): void {
  if (!api.activePanel) api.groups.find((group) => group.activePanel)?.activePanel?.api.setActive();
}

function showDefault(api: DockviewApi): void {
  const panels = defaultPanels(api.width);
  for (const {id, component, title, renderer, position, width, height, inactive} of panels) {
    api.addPanel({
      id,
      component,
      title,
      inactive: inactive ?? false,
      ...(renderer ? {renderer} : {}),
      ...(position ? {position} : {}),
      ...(width ? {initialWidth: Math.round(api.width * width)} : {}),
      ...(height ? {initialHeight: Math.round(api.height * height)} : {}),
    });
  }
  api.panels.find(({id}) => id === panels[0]?.id)?.api.setActive();
}

/** Shows a layout, or the one before it again: the library clears the dock before it finds anything wrong. */
function show(api: DockviewApi, layout: SerializedDockview): boolean {
  leaveMaximised(api);
  const before = snapshot(api);
  try {
    api.fromJSON(layout);
    activateSomething(api);
    return true;
  } catch {
    api.fromJSON(before);
    return false;
  }
}

/**
 * Fills a new dock with the saved layout, or with the default one. What is stored stays as it is.
 * @param api - the dock, empty.
 * @returns what to tell the visitor.
 */
export function start(api: DockviewApi): string {
  const stored = readStored(storage);
  if (stored.kind === 'text') {
    const read = readLayout(stored.text);
    if (read.ok && show(api, read.layout)) return 'Your saved layout is back.';
    showDefault(api);
    const reason = read.ok ? 'the dock refused it' : read.reason;
    return `The saved layout was not restored because ${reason}. It stays stored until you press Save.`;
  }
  showDefault(api);
  if (stored.kind === 'nothing') return 'Ready.';
  return 'This browser stores nothing for this page, so Save and Load do not work here; everything else does.';
}

/**
 * Stores the present layout.
 * @param api - the dock.
 * @param log - stays silent: while a group is maximised, `toJSON` leaves that state for a moment.
 * @returns what to tell the visitor.
 */
export function save(api: DockviewApi, log: EventLog): string {
  const text = writeLayout(log.silently(() => api.toJSON()));
  const read = readLayout(text);
  if (!read.ok) return `The layout was not saved because ${read.reason}.`;
  return writeStored(storage, text) ? 'Layout saved.' : 'The layout was not saved: the browser did not take it.';
}

/**
 * Shows the stored layout; with a broken one, the dock stays as it is.
 * @param api - the dock.
 * @returns what to tell the visitor.
 */
export function load(api: DockviewApi): string {
  const stored = readStored(storage);
  if (stored.kind === 'blocked') return 'Nothing was loaded: this browser stores nothing for this page.';
  if (stored.kind === 'nothing') return 'Nothing is saved yet.';
  const read = readLayout(stored.text);
  if (!read.ok) return `The saved layout was not loaded because ${read.reason}. The dock stays as it is.`;
  return show(api, read.layout) ? 'Layout loaded.' : 'The dock refused the saved layout and stays as it is.';
}

/**
 * Goes back to the default layout; what is stored stays.
 * @param api - the dock.
 * @returns what to tell the visitor.
 */
export function reset(api: DockviewApi): string {
  leaveMaximised(api);
  api.clear();
  showDefault(api);
  return 'The default layout is back. A saved one stays saved.';
}
