import {useCallback, useEffect, useRef, useState} from 'react';
import type {DockviewApi, DockviewReadyEvent} from 'dockview';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {hasLayout} from '../../lib/demo/share';
import {track} from '../../lib/track';
import type {Desk, DialogName} from './bench/bench';
import {guardEdges, logEvents, relayoutAfterNewGroups, releaseClosedGroups} from './bench/dockEvents';
import {openLink, start} from './bench/layouts';
import {createRecorder, type Recorder} from './bench/recorder';
import type {Command, Target} from './commands/types';
import {createDesk} from './deskContext';
import {rememberTour, wantsTour} from './tourMemory';
import type {DockTheme} from './useDockTheme';

/** What the status line says; the count tells one message from the same words again. */
export interface Status {
  text: string;
  count: number;
}

/** The dock and what the page around it knows of it. */
export interface Workbench {
  desk: Desk;
  status: Status;
  dialog: DialogName | null;
  /** Undefined until the dock is there. Made anew after each command, so what shows its state is drawn again. */
  target: Target | undefined;
  onReady: (event: DockviewReadyEvent) => void;
  onFailed: () => void;
  run: (command: Command) => void;
  say: (text: string) => void;
  closeDialog: () => void;
}

interface Running {
  api: DockviewApi;
  recorder: Recorder;
}

function startMessage(fromLayout: string, unknownTheme: string | null): string {
  if (unknownTheme === null) return fromLayout;
  return `There is no theme “${unknownTheme}”, so the dock follows the site’s colours. ${fromLayout}`;
}

/**
 * Holds the dock once it is there, and runs commands on it.
 * @param theme - the dock's theme.
 * @param chooseFile - lets the visitor choose a file to import.
 * @returns the workbench.
 */
export function useWorkbench(theme: DockTheme, chooseFile: () => void): Workbench {
  const [desk] = useState(createDesk);
  const popoutUrl = useBaseUrl('/popout.html');
  const [running, setRunning] = useState<Running>();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [status, setStatus] = useState<Status>({text: 'The dock is loading.', count: 0});
  const say = useCallback((text: string) => setStatus(({count}) => ({text, count: count + 1})), []);
  const onFailed = useCallback(() => say('The dock could not be loaded.'), [say]);

  const around = {...desk, popoutUrl, theme: theme.key, pickTheme: theme.pick, open: setDialog, chooseFile, say};
  const target = running && {...around, ...running};

  function onReady({api}: DockviewReadyEvent): void {
    const bench = {...around, api};
    logEvents(api, desk.log);
    guardEdges(api, desk.settings);
    relayoutAfterNewGroups(api);
    releaseClosedGroups(api);
    say(startMessage(start(bench), theme.unknown));
    setRunning({api, recorder: createRecorder(bench)});
    if (wantsTour()) setDialog('tour');
  }

  useEffect(() => () => running?.recorder.dispose(), [running?.recorder]);

  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });
  useEffect(() => {
    const onHash = (): void => {
      if (latest.current && hasLayout(window.location.hash)) void openLink(latest.current);
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);

  function run(command: Command): void {
    if (!target) return;
    track('demo_action', {action: command.id});
    void Promise.resolve(command.run(target)).then((text) => {
      if (text) say(text);
      target.recorder.notice();
      setRunning((now) => now && {...now});
    });
  }

  function closeDialog(): void {
    if (dialog === 'tour') rememberTour();
    setDialog(null);
  }

  return {desk, status, dialog, target, onReady, onFailed, run, say, closeDialog};
}
