// Everything that reads or replaces the layout of the dock as a whole.
import type {DockviewApi, SerializedDockview} from 'dockview';
import type {Store} from '../../../lib/store';
import {layoutKey} from '../model/layoutKey';
import {contentsOf, withContents, type Contents, type PanelContents} from '../model/panelContents';
import {presetPanels, type Preset} from '../model/panels';
import {readLayout, writeLayout, type ReadLayout} from '../model/readLayout';
import type {EventLog} from './eventLog';
import {activateGroup, exitMaximized, removeLostGroups, restoreGaps, restoreLocks} from './workarounds';

/** A layout as it was at some time. Undo brings back the layout, and keeps what was typed since. */
export interface Snapshot {
  key: string;
  layout: SerializedDockview;
  contents: Contents;
}

/** What of the demo a layout is taken from, and shown in. */
interface DemoDock {
  dock: Store<DockviewApi | undefined>;
  /** The dock, once it is there. */
  readonly api: DockviewApi;
  contents: PanelContents;
  preset: Store<Preset>;
  log: EventLog;
}

/** Reads the layout and checks it in the same way as a file: what is kept can be loaded again. */
function takeLayout({api, log, contents}: DemoDock, hasContents: boolean): ReadLayout {
  try {
    // While a group is maximized, `toJSON` leaves that state for a moment.
    log.isSilent = true;
    const layout = api.toJSON();
    restoreGaps(layout);
    return readLayout(writeLayout(hasContents ? withContents(layout, contents) : layout));
  } finally {
    log.isSilent = false;
  }
}

/** Takes a snapshot for the history; undefined without a dock, and for a layout that is too large to be restored. */
export function takeSnapshot(demo: DemoDock): Snapshot | undefined {
  const read = demo.dock.get() && takeLayout(demo, false);
  if (!read?.ok) return undefined;
  return {layout: read.layout, key: layoutKey(read.layout), contents: demo.contents.all()};
}

/** The layout and what its panels hold. @throws Error when it is too large to be loaded again. */
export function currentLayout(demo: DemoDock): SerializedDockview {
  const read = takeLayout(demo, true);
  if (!read.ok) throw new Error(`The layout can’t be saved because ${read.reason}.`);
  return read.layout;
}

/** The same as text. @throws Error like `currentLayout`. */
export function layoutText(demo: DemoDock): string {
  return writeLayout(currentLayout(demo));
}

function replace(api: DockviewApi, layout: SerializedDockview): void {
  exitMaximized(api);
  api.fromJSON(layout);
  restoreLocks(api, layout);
  activateGroup(api);
}

/**
 * Shows a layout that `readLayout` accepted, or leaves the previous one in place when the library fails on it.
 * @returns whether the dock shows it.
 */
export function showLayout(demo: DemoDock, layout: SerializedDockview, contents: Contents): boolean {
  const {api} = demo;
  const before = takeSnapshot(demo);
  demo.contents.use(contents);
  try {
    replace(api, layout);
    return true;
  } catch {
    removeLostGroups(api);
    if (!before) {
      showPreset(demo);
      throw new Error('The dock can’t show this layout, nor the one before: the default layout is back.');
    }
    demo.contents.use(before.contents);
    replace(api, before.layout);
    return false;
  }
}

/**
 * Shows the layout in a text from anywhere. With a broken one, the dock stays as it is.
 * @returns why it isn't shown, as a clause to follow "because"; undefined when it is.
 */
export function showText(demo: DemoDock, text: string): string | undefined {
  const read = readLayout(text);
  if (!read.ok) return read.reason;
  return showLayout(demo, read.layout, contentsOf(read.layout)) ? undefined : 'the dock can’t show it';
}

/** Fills the dock with a preset; without one, with that which was shown last. */
export function showPreset({api, contents, preset}: DemoDock, name: Preset = preset.get()): void {
  exitMaximized(api);
  api.clear();
  contents.use(new Map());
  preset.set(name);
  const panels = presetPanels(name, api).map(({options, size}) => ({panel: api.addPanel(options), size}));
  // Each new group has changed the sizes of the others.
  for (const {panel, size} of panels) if (size) panel.api.setSize(size);
  panels[0]?.panel.api.setActive();
}
