import type {DockviewApi} from 'dockview';
import {browserStorage} from '../../../lib/browserStorage';
import {readLayout, writeLayout} from '../../../lib/demo/layout';
import {createPanelStates, worldOf} from '../../../lib/demo/panelStates';
import {defaultPanels} from '../../../lib/demo/panels';
import {decodeLayout, hasLayout, withLayout, withoutLayout} from '../../../lib/demo/share';
import {readStored, writeStored} from '../../../lib/demo/storage';
import type {Bench} from './bench';
import {leaveMaximised, showLayout, takeLayout} from './snapshots';

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

/**
 * Shows a layout that came from somewhere; with a broken one, the dock stays as it is.
 * @param bench - the workbench.
 * @param text - the layout as text.
 * @returns why it was not shown, as half a sentence that follows "because"; undefined when it is there.
 */
export function loadText({api, log, states}: Bench, text: string): string | undefined {
  const read = readLayout(text);
  if (!read.ok) return read.reason;
  const before = states.world();
  states.use(worldOf(read.layout));
  if (showLayout(api, log, read.layout)) return undefined;
  states.use(before);
  return 'the dock refused it';
}

/**
 * The present layout and what its panels hold, as text that `loadText` takes.
 * @param bench - the workbench.
 */
export function layoutText({api, log, states}: Bench): string {
  return writeLayout(takeLayout(api, log, states));
}

/** The address without a layout in it, so that a reload shows what is stored. */
function forgetLink(): void {
  if (!hasLayout(window.location.hash)) return;
  window.history.replaceState(window.history.state, '', withoutLayout(window.location.href));
}

function startStored(bench: Bench): string {
  const stored = readStored(browserStorage);
  if (stored.kind === 'text') {
    const reason = loadText(bench, stored.text);
    if (reason === undefined) return 'Your saved layout is back.';
    showDefault(bench.api);
    return `The saved layout was not restored because ${reason}. It stays stored until you save another one.`;
  }
  showDefault(bench.api);
  if (stored.kind === 'nothing') return 'Ready.';
  return 'This browser stores nothing for this page, so layouts cannot be saved here; everything else works.';
}

/**
 * Fills a new dock with the saved layout, or with the default one. What is stored stays as it is.
 * @param bench - the workbench, its dock empty.
 * @returns what to tell the visitor.
 */
export function start(bench: Bench): string {
  if (hasLayout(window.location.hash)) void openLink(bench);
  return startStored(bench);
}

/**
 * Shows the layout in the address; with a broken one, the dock stays as it is. Tells the visitor by itself.
 * @param bench - the workbench.
 */
export async function openLink(bench: Bench): Promise<void> {
  const decoded = await decodeLayout(window.location.hash);
  const reason = decoded.ok ? loadText(bench, decoded.text) : decoded.reason;
  if (reason === undefined) bench.say('The layout of the link is shown. What you have saved stays saved.');
  else bench.say(`The layout of the link was not shown because ${reason}. The dock stays as it is.`);
}

/**
 * Makes the address of the present layout and puts it into the address bar.
 * @param bench - the workbench.
 * @returns the address.
 */
export async function shareLink(bench: Bench): Promise<string> {
  const link = await withLayout(window.location.href, layoutText(bench));
  window.history.replaceState(window.history.state, '', link);
  return link;
}

/**
 * Stores the present layout for the next visit.
 * @param bench - the workbench.
 * @returns what to tell the visitor.
 */
export function save(bench: Bench): string {
  if (!writeStored(browserStorage, layoutText(bench))) {
    return 'The layout was not saved: the browser’s storage is full or blocked. Export it as a file instead.';
  }
  forgetLink();
  return 'Layout saved.';
}

/**
 * Shows the stored layout; with a broken one, the dock stays as it is.
 * @param bench - the workbench.
 * @returns what to tell the visitor.
 */
export function load(bench: Bench): string {
  const stored = readStored(browserStorage);
  if (stored.kind === 'blocked') return 'Nothing was loaded: this browser stores nothing for this page.';
  if (stored.kind === 'nothing') return 'Nothing is saved yet.';
  const reason = loadText(bench, stored.text);
  if (reason === undefined) return 'Layout loaded.';
  return `The saved layout was not loaded because ${reason}. The dock stays as it is.`;
}

/**
 * Goes back to the default layout; what is stored stays.
 * @param bench - the workbench.
 * @returns what to tell the visitor.
 */
export function reset({api, states}: Bench): string {
  leaveMaximised(api);
  api.clear();
  states.use(createPanelStates().world());
  showDefault(api);
  forgetLink();
  return 'The default layout is back. A saved one stays saved.';
}
