import {useCallback, useEffect, useRef, useState} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Problem} from '../../lib/playground/model';
import {SandboxHost} from '../../lib/playground/sandboxHost';
import type {SharedCode} from '../../lib/playground/shareLink';
import {makeRun, type Run} from './makeRun';

/** Pause in typing after which the code is run, in milliseconds. */
const PAUSE = 80;

/** What became of the code. */
export type SandboxState = 'idle' | 'starting' | 'running' | 'stopped';

/** When code may run: whenever it changes, when the reader asks for it, or not at all. */
export type RunMode = 'live' | 'onRequest' | 'never';

interface Options {
  /** The element that the sandbox fills. */
  slot: HTMLElement;
  title: string;
  code: SharedCode;
  mode: RunMode;
}

interface Sandbox {
  state: SandboxState;
  problem: Problem | undefined;
  run: () => void;
  stop: () => void;
}

/** Compiles code and runs it in a sandbox. */
export function useSandbox({slot, title, code: {framework, files}, mode}: Options): Sandbox {
  const baseUrl = useBaseUrl('/');
  const {colorMode} = useColorMode();
  const host = useRef<SandboxHost>(undefined);
  const latest = useRef(0);
  const [state, setState] = useState<SandboxState>('idle');
  const [problem, setProblem] = useState<Problem>();

  const fail = useCallback((found: Problem) => {
    setProblem(found);
    setState((before) => (before === 'starting' ? 'idle' : before));
  }, []);

  useEffect(() => {
    const created = new SandboxHost(slot, title, {
      onStarted: () => {
        setState('running');
        setProblem(undefined);
      },
      onProblem: fail,
      onStopped: (reason) => {
        setProblem({message: reason});
        setState('stopped');
      },
    });
    host.current = created;
    return () => {
      latest.current += 1;
      created.dispose();
    };
  }, [slot, title, fail]);

  const make = useCallback(
    (use: (made: Run) => void) => {
      const turn = ++latest.current;
      const unlessStale = (then: () => void) => turn === latest.current && then();
      makeRun({baseUrl, framework, files, mode: colorMode}).then(
        (made) => unlessStale(() => use(made)),
        (error: unknown) => unlessStale(() => fail({message: error instanceof Error ? error.message : String(error)})),
      );
    },
    [baseUrl, framework, files, colorMode, fail],
  );

  const run = useCallback(() => {
    setState((before) => (before === 'running' ? before : 'starting'));
    make((made) => {
      if ('problem' in made) fail(made.problem);
      else host.current?.run(made.setup, made.message);
    });
  }, [make, fail]);

  useEffect(() => {
    if (mode !== 'live') return undefined;
    const timer = window.setTimeout(run, PAUSE);
    return () => window.clearTimeout(timer);
  }, [mode, run]);

  useEffect(() => {
    // The first change is to show as soon as later ones.
    if (mode === 'onRequest') make((made) => 'setup' in made && host.current?.prepare(made.setup));
  }, [mode, make]);

  const stop = useCallback(() => {
    latest.current += 1;
    host.current?.stop();
    setState('stopped');
  }, []);

  return {state, problem, run, stop};
}
