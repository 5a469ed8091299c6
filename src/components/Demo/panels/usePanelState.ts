import {useCallback, useSyncExternalStore} from 'react';
import {useDesk} from '../deskContext';

/**
 * A text that a panel keeps: through moves, windows, undo, saved layouts.
 * @param panel - the panel's id.
 * @param name - of the value, within the panel.
 * @param initial - until the visitor changes it.
 * @returns the text, and a function that changes it.
 */
export function usePanelText(panel: string, name: string, initial = ''): readonly [string, (text: string) => void] {
  const {states} = useDesk();
  const value = useSyncExternalStore(states.subscribe, () => states.get(panel)[name]);
  const set = useCallback((text: string) => states.set(panel, {[name]: text}), [states, panel, name]);
  return [typeof value === 'string' ? value : initial, set];
}
