import type {DockviewApi} from 'dockview';
import type {EventLog} from '../../lib/demo/eventLog';

/**
 * Writes the dock's events to the log, under the names they have in its API. They end with the dock.
 * @param api - the dock.
 * @param log - the log.
 */
export function logEvents(api: DockviewApi, log: EventLog): void {
  api.onDidAddPanel((panel) => log.add('onDidAddPanel', panel.title));
  api.onDidRemovePanel((panel) => log.add('onDidRemovePanel', panel.title));
  api.onDidMovePanel(({panel, from}) => log.add('onDidMovePanel', `${panel.title ?? panel.id}, from group ${from.id}`));
  api.onDidActivePanelChange((panel) => log.add('onDidActivePanelChange', panel?.title ?? 'none'));
  api.onDidAddGroup((group) => log.add('onDidAddGroup', `group ${group.id}`));
  api.onDidRemoveGroup((group) => log.add('onDidRemoveGroup', `group ${group.id}`));
  api.onDidMaximizedGroupChange(({group, isMaximized}) =>
    log.add('onDidMaximizedGroupChange', `group ${group.id} ${isMaximized ? 'maximised' : 'restored'}`),
  );
  api.onDidLayoutFromJSON(() => log.add('onDidLayoutFromJSON'));
  api.onDidLayoutChange(() => log.add('onDidLayoutChange'));
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
