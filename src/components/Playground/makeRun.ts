import type {Framework} from '../../lib/frameworks';
import {loadModules, loadRuntime, loadText} from '../../lib/playground/load';
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

/** Nobody can guess the name, so the code cannot replace the loop guard with another function. */
function nameLoopGuard(): string {
  return `loopGuard_${crypto.getRandomValues(new Uint32Array(2)).join('_')}`;
}

/**
 * Compiles files and loads what they use.
 * @throws Error that names what could not be loaded.
 */
export async function makeRun({baseUrl, framework, files, mode}: Request): Promise<Run> {
  const root = `${baseUrl}templates/`;
  const runtime = await loadRuntime(root);
  const loopGuard = nameLoopGuard();
  const packages = runtime.modules.map(({name}) => name);
  const compilation = await compileInWorker({framework, files, packages, loopGuard});
  if (!compilation.ok) return {problem: compilation.problem};
  const {modules: own, packages: used, styles} = compilation.program;
  const url = baseUrl + runtime.sandbox;
  const [style, modules] = await Promise.all([loadText(root + runtime.stylesheet), loadModules(root, runtime, used)]);
  return {
    setup: {url, prepare: {type: 'prepare', mode, modules, style}},
    message: {type: 'run', loopGuard, modules: own, styles},
  };
}
