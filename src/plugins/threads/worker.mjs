// Runs on a thread of its own: loads a TypeScript module of this project as the generator loads its configuration.
import {loadFreshModule} from '@docusaurus/utils';

/** Functions by the file of their module. */
const loaded = new Map();

async function load(file) {
  const fn = loaded.get(file) ?? (await loadFreshModule(file));
  loaded.set(file, fn);
  return fn;
}

export default async function run({file, inputs}) {
  const fn = await load(file);
  return Promise.all(inputs.map((input) => fn(input)));
}
