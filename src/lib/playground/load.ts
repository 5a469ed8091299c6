import type {CompiledModule, ExampleSource, Runtime} from './model';
import {toSandboxModule, withNeeds} from './vendorModules';

/** Answers that have arrived or are on their way, by address. Failures are forgotten, so that a retry can succeed. */
const texts = new Map<string, Promise<string>>();

async function request(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be loaded (${response.status}).`);
  return response.text();
}

function loadText(address: string): Promise<string> {
  const known = texts.get(address);
  if (known) return known;
  const text = request(address);
  texts.set(address, text);
  text.catch(() => texts.delete(address));
  return text;
}

async function loadJson<Shape>(address: string): Promise<Shape> {
  return JSON.parse(await loadText(address)) as Shape;
}

/**
 * Loads the source of an example.
 * @param root - address of the examples, with a slash at its end: `/templates/`.
 * @throws Error that names the address, when it cannot be loaded.
 */
export function loadSource(root: string, id: string): Promise<ExampleSource> {
  return loadJson(`${root}${id}/source.json`);
}

/** Loads the list of what edited code can use; see `loadSource`. */
export function loadRuntime(root: string): Promise<Runtime> {
  return loadJson(`${root}runtime.json`);
}

/**
 * Makes sure that the page of the sandbox can be loaded: a frame does not tell when it cannot.
 * @param baseUrl - of the site, with a slash at its end.
 * @returns its address.
 */
export async function findSandbox(baseUrl: string, {sandbox}: Runtime): Promise<string> {
  const address = baseUrl + sandbox;
  await loadText(address);
  return address;
}

/** Loads the library's style sheet. */
export function loadStylesheet(root: string, {stylesheet}: Runtime): Promise<string> {
  return loadText(root + stylesheet);
}

/** Loads packages and what they need, in the form in which the sandbox takes them. */
export function loadModules(root: string, {modules}: Runtime, packages: string[]): Promise<CompiledModule[]> {
  return Promise.all(
    withNeeds(modules, packages).map(async (module) =>
      toSandboxModule(module, await loadText(root + module.file), modules),
    ),
  );
}
