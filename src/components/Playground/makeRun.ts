import type {Framework} from '../../lib/frameworks';
import {findSandbox, loadModules, loadRuntime, loadStylesheet} from '../../lib/playground/load';
import type {RunMessage} from '../../lib/playground/messages';
import type {Problem, SourceFile} from '../../lib/playground/model';
import type {Setup} from '../../lib/playground/sandboxHost';
import {compileInWorker} from './compileInWorker';

interface Request {
  /** Of the site, with a slash at its end. */
  baseUrl: string;
  framework: Framework;
  files: SourceFile[];
  mode: 'light' | 'dark';
}

/** What a sandbox takes to run some files, or why they cannot be run. */
export type Run = {setup: Setup; message: RunMessage} | {problem: Problem};

/** Nobody can guess the name, so the code cannot put a function of its own in the guard's place. */
function inventGuard(): string {
  return `guard_${crypto.getRandomValues(new Uint32Array(2)).join('_')}`;
}

/**
 * Compiles files and loads what they use.
 * @throws Error that names what could not be loaded.
 */
export async function makeRun({baseUrl, framework, files, mode}: Request): Promise<Run> {
  const root = `${baseUrl}templates/`;
  const runtime = await loadRuntime(root);
  const guard = inventGuard();
  const packages = runtime.modules.map(({name}) => name).filter((name) => !name.endsWith('.js'));
  const compilation = await compileInWorker({framework, files, packages, guard});
  if (!compilation.ok) return {problem: compilation.problem};
  const {modules: own, packages: used, styles} = compilation.program;
  const [address, style, modules] = await Promise.all([
    findSandbox(baseUrl, runtime),
    loadStylesheet(root, runtime),
    loadModules(root, runtime, used),
  ]);
  return {
    setup: {address, prepare: {type: 'prepare', mode, modules, style}},
    message: {type: 'run', guard, modules: own, styles},
  };
}
