import {useSyncExternalStore} from 'react';
import {useDemo} from '../DemoContext';

/**
 * A text that a panel keeps through moves, windows, undo and saved layouts.
 * @param panel - the panel's id.
 * @param name - of the text, within the panel.
 * @returns the text, and a function that changes it.
 */
export function usePanelText(panel: string, name: string, initial = ''): [string, (text: string) => void] {
  const {contents} = useDemo();
  const value = useSyncExternalStore(contents.subscribe, () => contents.get(panel)[name]);
  return [typeof value === 'string' ? value : initial, (text) => contents.update(panel, {[name]: text})];
}
