import type {DockviewApi, DockviewGroupPanel, IDockviewPanel} from 'dockview';

/**
 * Removes what a blocked window leaves behind in 4.10.0: a group that is nowhere on the page, yet in `api.groups`, and
 * that makes the next `clear` or `fromJSON` throw. It can be removed once it floats.
 */
function removeLostGroups(api: DockviewApi): void {
  const lost = api.groups.filter((group) => group.api.location.type === 'grid' && !group.element.isConnected);
  for (const group of lost) {
    // The types do not tell of `skipRemoveGroup`; without it, the library would look for the group in the grid first.
    const options = {x: 0, y: 0, skipRemoveGroup: true};
    api.addFloatingGroup(group, options);
    api.removeGroup(group);
  }
}

function dress(group: DockviewGroupPanel): void {
  if (group.api.location.type !== 'popout') return;
  const {documentElement: own} = document;
  const {documentElement: other} = group.api.getWindow().document;
  // The library copies the style sheets; which of their rules apply depends on these.
  for (const name of ['lang', 'data-theme']) other.setAttribute(name, own.getAttribute(name) ?? '');
}

/**
 * Opens a panel or a group in a window of its own.
 * @param api - the dock.
 * @param item - the panel or group.
 * @param popoutUrl - the page the window opens.
 * @returns whether the browser allowed it; if not, the item is where it was.
 */
export async function openWindow(
  api: DockviewApi,
  item: IDockviewPanel | DockviewGroupPanel,
  popoutUrl: string,
): Promise<boolean> {
  const opened = await api.addPopoutGroup(item, {popoutUrl});
  if (!opened) removeLostGroups(api);
  api.groups.forEach(dress);
  return opened;
}

/**
 * Gives the windows the theme of the dock: the library sets it once, when a window opens.
 * @param api - the dock.
 * @param themeClass - the class of the theme.
 */
export function dressWindows(api: DockviewApi, themeClass: string): void {
  for (const group of api.groups) {
    if (group.api.location.type !== 'popout') continue;
    dress(group);
    const root = group.api.getWindow().document.getElementById('dv-popout-window');
    root?.classList.remove(...Array.from(root.classList).filter((name) => name.startsWith('dockview-theme-')));
    root?.classList.add(themeClass);
  }
}
