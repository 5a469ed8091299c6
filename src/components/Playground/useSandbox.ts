import {useCallback, useEffect, useRef, useState} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Framework} from '../../lib/frameworks';
import type {Problem, SourceFile} from '../../lib/playground/model';
import {SandboxHost} from '../../lib/playground/sandboxHost';
import {makeRun, type Run} from './makeRun';

/** Pause in typing after which the code is run, in milliseconds. */
const PAUSE = 80;

/** What became of the code. */
export type SandboxState = 'idle' | 'starting' | 'running' | 'stopped';

interface Options {
  /** The element that the sandbox fills. */
  slot: HTMLElement;
  title: string;
  framework: Framework;
  files: SourceFile[];
  /** Whether the code runs by itself whenever it changes. */
  live: boolean;
  /** Whether code may be run at all. */
  mayRun: boolean;
}

interface Sandbox {
  state: SandboxState;
  problem: Problem | undefined;
  run: () => void;
  stop: () => void;
}

/** Compiles files and runs them in a sandbox, each time they change if `live` says so. */
export function useSandbox({slot, title, framework, files, live, mayRun}: Options): Sandbox {
  const baseUrl = useBaseUrl('/');
  const {colorMode} = useColorMode();
  const host = useRef<SandboxHost>(undefined);
  const latest = useRef(0);
  const [state, setState] = useState<SandboxState>('idle');
  const [problem, setProblem] = useState<Problem>();

  useEffect(() => {
    const created = new SandboxHost(slot, title, {
      onStarted: () => {
        setState('running');
        setProblem(undefined);
      },
      onProblem: (found) => {
        setProblem(found);
        setState((before) => (before === 'starting' ? 'idle' : before));
      },
    });
    host.current = created;
    return () => {
      latest.current += 1;
      created.dispose();
    };
  }, [slot, title]);

  const make = useCallback(
    (use: (made: Run) => void) => {
      const turn = ++latest.current;
      const unlessStale = (then: () => void) => turn === latest.current && then();
      makeRun({baseUrl, framework, files, mode: colorMode}).then(
        (made) => unlessStale(() => use(made)),
        (error: unknown) =>
          unlessStale(() => setProblem({message: error instanceof Error ? error.message : String(error)})),
      );
    },
    [baseUrl, framework, files, colorMode],
  );

  const run = useCallback(
    () =>
      make((made) => {
        if ('problem' in made) {
          setProblem(made.problem);
          return;
        }
        setState((before) => (before === 'running' ? before : 'starting'));
        host.current?.run(made.setup, made.message);
      }),
    [make],
  );

  useEffect(() => {
    if (!live) return undefined;
    const timer = window.setTimeout(run, PAUSE);
    return () => window.clearTimeout(timer);
  }, [live, run]);

  useEffect(() => {
    if (!mayRun || live) return;
    // The first change is to show as soon as later ones.
    make((made) => 'setup' in made && host.current?.prepare(made.setup));
  }, [mayRun, live, make]);

  const stop = useCallback(() => {
    latest.current += 1;
    host.current?.stop();
    setState('stopped');
  }, []);

  return {state, problem, run, stop};
}
