import {fetchJson, fetchText} from '../fetchFile';
import {memoize} from '../memoize';
import type {CompiledModule, ExampleSource, Runtime, RuntimeModule} from './model';

const urlAsKey = (url: string): string => url;

/** Loads a text once. @throws Error that names the URL, when it cannot be loaded. */
export const loadText = memoize(urlAsKey, fetchText);

const loadJson = memoize(urlAsKey, fetchJson);

/**
 * Loads the source of an example. The same promise each time, as React's `use` needs it.
 * @param root - URL of the examples, with a slash at its end: `/templates/`.
 * @throws Error that names the URL, when it cannot be loaded.
 */
export function loadSource(root: string, id: string): Promise<ExampleSource> {
  return loadJson(`${root}${id}/source.json`) as Promise<ExampleSource>;
}

/** Loads the list of what edited code can use; see `loadSource`. */
export function loadRuntime(root: string): Promise<Runtime> {
  return loadJson(`${root}runtime.json`) as Promise<Runtime>;
}

/**
 * Finds every module that is needed to import some packages.
 * @throws Error that names a package which is not in the list.
 */
export function withNeeds(modules: RuntimeModule[], names: string[]): RuntimeModule[] {
  const found = new Set<RuntimeModule>();
  const add = (name: string): void => {
    const module = modules.find((candidate) => candidate.name === name);
    if (!module) throw new Error(`There is no module "${name}" for the sandbox.`);
    if (found.has(module)) return;
    found.add(module);
    module.needs.forEach(add);
  };
  names.forEach(add);
  return [...found];
}

/** Loads packages and those that they need; see `loadSource`. */
export function loadModules(root: string, {modules}: Runtime, packages: string[]): Promise<CompiledModule[]> {
  return Promise.all(
    withNeeds(modules, packages).map(async ({name, file}) => ({name, code: await loadText(root + file)})),
  );
}
