import {useCallback, useEffect, useRef, useState} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Framework} from '../../lib/frameworks';
import {findSandbox, loadModules, loadRuntime, loadStylesheet} from '../../lib/playground/load';
import type {Problem, SourceFile} from '../../lib/playground/model';
import {SandboxHost} from '../../lib/playground/sandboxHost';
import {compileInWorker} from './compileInWorker';

/** Pause in typing after which the code is run, in milliseconds. */
const PAUSE = 120;

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
}

interface Sandbox {
  state: SandboxState;
  problem: Problem | undefined;
  run: () => void;
  stop: () => void;
}

/** Nobody can guess the name, so the code cannot put a function of its own in the guard's place. */
function inventGuard(): string {
  return `guard_${crypto.getRandomValues(new Uint32Array(2)).join('_')}`;
}

/** Compiles files and runs them in a sandbox, each time they change if `live` says so. */
export function useSandbox({slot, title, framework, files, live}: Options): Sandbox {
  const baseUrl = useBaseUrl('/');
  const root = `${baseUrl}templates/`;
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

  const run = useCallback(async () => {
    const turn = ++latest.current;
    const isStale = () => turn !== latest.current;
    try {
      const runtime = await loadRuntime(root);
      const guard = inventGuard();
      const packages = runtime.modules.map(({name}) => name).filter((name) => !name.endsWith('.js'));
      const compilation = await compileInWorker({framework, files, packages, guard});
      if (isStale()) return;
      if (!compilation.ok) {
        setProblem(compilation.problem);
        return;
      }
      const {entry, modules, packages: used, styles} = compilation.program;
      const [sandbox, stylesheet, vendor] = await Promise.all([
        findSandbox(baseUrl, runtime),
        loadStylesheet(root, runtime),
        loadModules(root, runtime, used),
      ]);
      if (isStale()) return;
      setState((before) => (before === 'running' ? before : 'starting'));
      host.current?.run(
        {type: 'run', mode: colorMode, guard, entry, modules: [...vendor, ...modules], styles: [stylesheet, ...styles]},
        sandbox,
      );
    } catch (error) {
      if (!isStale()) setProblem({message: error instanceof Error ? error.message : String(error)});
    }
  }, [baseUrl, root, framework, files, colorMode]);

  useEffect(() => {
    if (!live) return undefined;
    const timer = window.setTimeout(() => void run(), PAUSE);
    return () => window.clearTimeout(timer);
  }, [live, run]);

  const stop = useCallback(() => {
    latest.current += 1;
    host.current?.stop();
    setState('stopped');
  }, []);

  return {state, problem, run: () => void run(), stop};
}
