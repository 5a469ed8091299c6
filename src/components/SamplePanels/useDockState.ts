import {useCallback, useSyncExternalStore} from 'react';

/**
 * Something that a dock knows, such as whether a panel is visible; the component renders again when it changes.
 * @param event - the event that the library fires after each change.
 * @param read - returns it.
 */
export function useDockState<T>(event: (listener: () => void) => {dispose: () => void}, read: () => T): T {
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      const subscription = event(listener);
      return () => subscription.dispose();
    },
    [event],
  );
  return useSyncExternalStore(subscribe, read);
}
