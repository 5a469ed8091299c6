import type {DockviewApi, DockviewGroupPanel, IDockviewPanel} from 'dockview';
import type {Demo} from '../DemoContext';
import {exitMaximized, removeLostGroups, syncPopoutThemes} from '../dock/workarounds';

type Item = IDockviewPanel | DockviewGroupPanel;

/** Options for a new floating group, so that several don't cover each other. */
export function floatingBox(api: DockviewApi) {
  const count = api.groups.filter((group) => group.api.location.type === 'floating').length;
  const offset = 24 * (1 + (count % 6));
  return {
    // Below the tabs of the group it covers.
    position: {left: offset, top: offset + 32},
    width: Math.min(360, Math.round(api.width * 0.7)),
    height: Math.min(280, Math.round(api.height * 0.6)),
  };
}

/** Lets a panel or a group float. @returns what to tell the visitor. */
export function float({api}: Demo, item: Item, name: string): string {
  exitMaximized(api);
  api.addFloatingGroup(item, floatingBox(api));
  return `${name} floats. Drag its header to move it.`;
}

/** Opens a panel or a group in a window; it stays where it was if the browser blocks that. @returns what to tell the visitor. */
export async function openWindow({api, baseUrl}: Demo, item: Item, name: string): Promise<string> {
  exitMaximized(api);
  const isOpen = await api.addPopoutGroup(item, {popoutUrl: `${baseUrl}popout.html`});
  if (!isOpen) removeLostGroups(api);
  syncPopoutThemes(api);
  if (isOpen) return `${name} is in a new window. Close the window to bring it back.`;
  return `The browser blocked the window. ${name} stays where it was. Allow pop-ups for this page and try again.`;
}
