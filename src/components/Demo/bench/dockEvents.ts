import type {DockviewApi, DockviewGroupPanel, IDockviewPanel} from 'dockview';
import type {EventLog} from '../../../lib/demo/eventLog';
import type {Settings} from '../../../lib/demo/settings';
import type {Store} from '../../../lib/store';

const groupName = (group: DockviewGroupPanel | undefined): string => (group ? `group ${group.id}` : 'the dock');
const panelName = (panel: IDockviewPanel | undefined): string => panel?.title ?? panel?.id ?? 'none';

function logChanges(api: DockviewApi, log: EventLog): void {
  api.onDidAddPanel((panel) => log.add('onDidAddPanel', panelName(panel)));
  api.onDidRemovePanel((panel) => log.add('onDidRemovePanel', panelName(panel)));
  api.onDidMovePanel(({panel, from}) => log.add('onDidMovePanel', `${panelName(panel)}, from ${groupName(from)}`));
  api.onDidActivePanelChange((panel) => log.add('onDidActivePanelChange', panelName(panel)));
  api.onDidAddGroup((group) => log.add('onDidAddGroup', groupName(group)));
  api.onDidRemoveGroup((group) => log.add('onDidRemoveGroup', groupName(group)));
  api.onDidActiveGroupChange((group) => log.add('onDidActiveGroupChange', group ? groupName(group) : 'none'));
  api.onDidMaximizedGroupChange(({group, isMaximized}) =>
    log.add('onDidMaximizedGroupChange', `${groupName(group)} ${isMaximized ? 'maximised' : 'restored'}`),
  );
  api.onDidLayoutFromJSON(() => log.add('onDidLayoutFromJSON'));
  api.onDidLayoutChange(() => log.add('onDidLayoutChange'));
}

function logDragging(api: DockviewApi, log: EventLog): void {
  api.onWillDragPanel(({panel}) => log.add('onWillDragPanel', panelName(panel)));
  api.onWillDragGroup(({group}) => log.add('onWillDragGroup', groupName(group)));
  api.onWillShowOverlay(({kind, position, group}) =>
    log.add('onWillShowOverlay', `${kind}, ${position} of ${groupName(group)}`),
  );
  api.onWillDrop(({kind, position, group}) => log.add('onWillDrop', `${kind}, ${position} of ${groupName(group)}`));
  api.onDidDrop(({position, group}) => log.add('onDidDrop', `${position} of ${groupName(group)}`));
  api.onUnhandledDragOverEvent(({target, position}) => log.add('onUnhandledDragOverEvent', `${target}, ${position}`));
}

function logWindows(api: DockviewApi, log: EventLog): void {
  api.onDidPopoutGroupSizeChange(({group, width, height}) =>
    log.add('onDidPopoutGroupSizeChange', `${groupName(group)}, ${width} × ${height}`),
  );
  // No place: 4.10.0 reports the distance from the left as the one from the top as well.
  api.onDidPopoutGroupPositionChange(({group}) => log.add('onDidPopoutGroupPositionChange', groupName(group)));
  api.onDidOpenPopoutWindowFail(() => log.add('onDidOpenPopoutWindowFail'));
}

/**
 * Writes every event of the dock to the log, under the names they have in its API. They end with the dock.
 * @param api - the dock.
 * @param log - the log.
 */
export function logEvents(api: DockviewApi, log: EventLog): void {
  logChanges(api, log);
  logDragging(api, log);
  logWindows(api, log);
}

/**
 * Closes the edges of the dock to drops while the visitor wants that: the library's own option has no effect in 4.10.0.
 * @param api - the dock.
 * @param settings - what the visitor wants.
 */
export function guardEdges(api: DockviewApi, settings: Store<Settings>): void {
  const refuse = (event: {kind: string; preventDefault: () => void}): void => {
    if (event.kind === 'edge' && !settings.get().edges) event.preventDefault();
  };
  api.onWillShowOverlay(refuse);
  api.onWillDrop(refuse);
}

/**
 * Works around a defect of 4.10.0: a panel with `renderer: 'always'` that takes its whole group to an edge of the dock
 * is blank there until the next layout.
 * @param api - the dock.
 */
export function relayoutAfterNewGroups(api: DockviewApi): void {
  let frame = 0;
  api.onDidAddGroup(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => api.layout(api.width, api.height, true));
  });
}

/**
 * Works around a defect of 4.10.0: it remembers the place of each element that has shown a panel with
 * `renderer: 'always'`, and so keeps every closed group such a panel was in. Emptied and taken out of its group, that
 * element holds nothing else.
 * @param api - the dock.
 */
export function releaseClosedGroups(api: DockviewApi): void {
  api.onDidRemoveGroup((group) => {
    // Later: a group on its way to a floating place or a window is removed and added again.
    window.setTimeout(() => {
      const content = api.groups.includes(group) ? null : group.element.querySelector('.dv-content-container');
      content?.replaceChildren();
      content?.remove();
    });
  });
}
