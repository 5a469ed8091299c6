import {useCallback, useRef, useState} from 'react';
import type {DockviewApi, DockviewReadyEvent} from 'dockview';
import {createEventLog, type EventLog} from '../../lib/demo/eventLog';
import {themeOf, type DemoThemeKey} from '../../lib/demo/themes';
import {track} from '../../lib/track';
import type {DemoAction} from './actions';
import {logEvents, relayoutAfterNewGroups} from './dockEvents';
import {start} from './layouts';

/** What the status line says; the count tells one message from the same words again. */
export interface Status {
  text: string;
  count: number;
}

/** The dock and what the page around it knows of it. */
export interface Workbench {
  ready: boolean;
  maximised: boolean;
  status: Status;
  log: EventLog;
  onReady: (event: DockviewReadyEvent) => void;
  onFailed: () => void;
  run: (action: DemoAction) => void;
  announceTheme: (key: DemoThemeKey) => void;
}

function startMessage(fromLayout: string, unknownTheme: string | null): string {
  if (unknownTheme === null) return fromLayout;
  return `There is no theme “${unknownTheme}”, so the dock follows the site’s colours. ${fromLayout}`;
}

/**
 * Holds the dock once it is there, and runs actions on it.
 * @param unknownTheme - what the address asked for in vain, to be told at the start.
 * @returns the workbench.
 */
export function useWorkbench(unknownTheme: string | null): Workbench {
  const api = useRef<DockviewApi | null>(null);
  const [log] = useState(() => createEventLog());
  const [ready, setReady] = useState(false);
  const [maximised, setMaximised] = useState(false);
  const [status, setStatus] = useState<Status>({text: 'The dock is loading.', count: 0});
  const say = useCallback((text: string) => setStatus(({count}) => ({text, count: count + 1})), []);

  const onFailed = useCallback(() => say('The dock could not be loaded.'), [say]);

  function onReady(event: DockviewReadyEvent): void {
    api.current = event.api;
    logEvents(event.api, log);
    relayoutAfterNewGroups(event.api);
    event.api.onDidMaximizedGroupChange(({isMaximized}) => setMaximised(isMaximized));
    say(startMessage(start(event.api), unknownTheme));
    setReady(true);
  }

  function run(action: DemoAction): void {
    if (!api.current) return;
    track('demo_action', {action: action.name});
    say(action.run({api: api.current, log}));
  }

  function announceTheme(key: DemoThemeKey): void {
    track('demo_action', {action: 'theme'});
    say(`Theme: ${themeOf(key).label}.`);
  }

  return {ready, maximised, status, log, onReady, onFailed, run, announceTheme};
}
