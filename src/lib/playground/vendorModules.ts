import type {CompiledModule, RuntimeModule} from './model';

/**
 * Finds every module that is needed to import some packages.
 * @param modules - all there are.
 * @param names - the packages.
 * @throws Error that names a module which is not in the list.
 */
export function withNeeds(modules: RuntimeModule[], names: string[]): RuntimeModule[] {
  const found = new Map<string, RuntimeModule>();
  const add = (name: string): void => {
    if (found.has(name)) return;
    const module = modules.find((candidate) => candidate.name === name);
    if (!module) throw new Error(`There is no module "${name}" for the sandbox.`);
    found.set(name, module);
    module.needs.forEach(add);
  };
  names.forEach(add);
  return [...found.values()];
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * Makes a bundled module fit for the sandbox, where a module has no address of its own that others could be found
 * from: relative imports become imports by name. File names carry a hash of their content, so nothing else matches.
 * @param module - which module it is.
 * @param code - its text.
 * @param all - every module, to find those it imports.
 */
export function toSandboxModule({name, needs}: RuntimeModule, code: string, all: RuntimeModule[]): CompiledModule {
  const names = new Map(withNeeds(all, needs).map((need) => [fileName(need.file), need.name]));
  const rewritten = code.replace(/"\.{1,2}\/(?:[\w-]+\/)*([\w.-]+\.js)"/g, (relative: string, file: string) => {
    const known = names.get(file);
    return known === undefined ? relative : JSON.stringify(known);
  });
  return {name, code: rewritten};
}
