import {useEffect, useState, useSyncExternalStore} from 'react';
import type {DockviewApi} from 'dockview';
import {isUnsaved, readFile, subscribe, type File} from '../shared/files';

/** A file; the component renders again when it changes. */
export function useFile(path: string | undefined): File | undefined {
  return useSyncExternalStore(subscribe, () => (path === undefined ? undefined : readFile(path)));
}

/** Whether a file has unsaved changes. */
export function useUnsaved(path: string): boolean {
  return useSyncExternalStore(subscribe, () => isUnsaved(path));
}

/** The path of the editor that is or was active last, while it is open. */
export function useCurrentPath(api: DockviewApi): string | undefined {
  const [path, setPath] = useState<string>();

  useEffect(() => {
    const subscriptions = [
      // A new listener is called immediately with the active panel.
      api.onDidActivePanelChange((panel) => {
        if (panel?.api.component === 'editor') setPath(panel.id);
      }),
      api.onDidRemovePanel(({id}) => setPath((current) => (current === id ? undefined : current))),
    ];
    return () => subscriptions.forEach((subscription) => subscription.dispose());
  }, [api]);

  return path;
}
