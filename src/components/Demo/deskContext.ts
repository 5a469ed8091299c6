import {createContext, use} from 'react';
import {createEventLog} from '../../lib/demo/eventLog';
import {createHistory} from '../../lib/demo/history';
import {createPanelStates} from '../../lib/demo/panelStates';
import {DEFAULT_SETTINGS} from '../../lib/demo/settings';
import {createStore} from '../../lib/store';
import type {Desk} from './bench/bench';

/** Makes what the workbench needs before the dock is there. */
export function createDesk(): Desk {
  return {
    log: createEventLog(),
    states: createPanelStates(),
    settings: createStore(DEFAULT_SETTINGS),
    history: createHistory(),
  };
}

/** The desk of the dock that a panel is in. */
export const DeskContext = createContext<Desk | null>(null);

/**
 * The desk of the dock that a panel is in.
 * @throws Error outside of the demo's dock.
 */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('This component works in the dock of the demo only.');
  return desk;
}
