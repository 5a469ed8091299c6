import {useCallback, useSyncExternalStore} from 'react';
import type {DockviewApi} from 'dockview';

/** The ids of all open panels. Renders again when one opens or closes. */
export function usePanelIds(api: DockviewApi): string[] {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscriptions = [api.onDidAddPanel(onChange), api.onDidRemovePanel(onChange)];
      return () => subscriptions.forEach((subscription) => subscription.dispose());
    },
    [api],
  );
  // A string, because a new array would count as a change at every render.
  const ids = useSyncExternalStore(subscribe, () => JSON.stringify(api.panels.map(({id}) => id)));
  return JSON.parse(ids);
}

/** The id of the active panel. Renders again when another one becomes active. */
export function useActivePanelId(api: DockviewApi): string | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = api.onDidActivePanelChange(onChange);
      return () => subscription.dispose();
    },
    [api],
  );
  return useSyncExternalStore(subscribe, () => api.activePanel?.id);
}
