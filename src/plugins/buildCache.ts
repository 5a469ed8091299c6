import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const FOLDER = path.join(ROOT, 'node_modules/.cache/site');

/** What each result follows from besides its own source: the code and data that make it, and the packages they use. */
const MAKERS = ['src/data', 'src/lib', 'src/plugins', 'src/remark', 'node_modules/.package-lock.json'];

function listFiles(name: string): string[] {
  if (!fs.statSync(name).isDirectory()) return [name];
  return fs
    .readdirSync(name, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Tells one state of files from another.
 * @param names - absolute paths of files, or of folders with all below them.
 */
export function stateOf(names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of names.flatMap(listFiles))
    hash.update(`${path.relative(ROOT, file)}\0`).update(fs.readFileSync(file));
  return hash.digest('hex');
}

let makers: string | undefined;

function stateOfMakers(): string {
  makers ??= stateOf(MAKERS.map((name) => path.join(ROOT, name)));
  return makers;
}

/** Results by the hash of their source. */
type Results<Result> = Record<string, Result>;

function keyOf(source: string): string {
  return createHash('sha256').update(source).digest('base64url');
}

function readResults<Result>(file: string): Results<Result> {
  try {
    const {state, results} = JSON.parse(fs.readFileSync(file, 'utf8')) as {state: string; results: Results<Result>};
    return state === stateOfMakers() ? results : {};
  } catch {
    // The first build, or one that was stopped while it wrote.
    return {};
  }
}

/**
 * Results that are slow to make, kept from one build to the next in `node_modules/.cache/site/`. Changing the project's
 * code or packages forgets them all.
 */
export class BuildCache<Result> {
  private readonly file: string;
  private readonly known: Results<Result>;
  private used: Results<Result> = {};

  /**
   * @param name - of the file that holds the results. They are kept as JSON.
   * @param folder - absolute path.
   */
  constructor(
    name: string,
    private readonly folder = FOLDER,
  ) {
    this.file = path.join(folder, `${name}.json`);
    this.known = readResults(this.file);
  }

  /**
   * The result for a source, if an earlier build or this one has made it.
   * @param source - everything the result follows from, besides this project's code and packages.
   */
  get(source: string): Result | undefined {
    const key = keyOf(source);
    const result = this.known[key];
    if (result !== undefined) this.used[key] = result;
    return result;
  }

  /** Keeps the result for a source. @returns the result. */
  set(source: string, result: Result): Result {
    const key = keyOf(source);
    this.known[key] = result;
    this.used[key] = result;
    return result;
  }

  /**
   * The results for several inputs.
   * @param sourceOf - everything a result follows from, besides this project's code and packages.
   * @param make - makes those that no build before has made, in their order.
   */
  async all<Input>(
    inputs: readonly Input[],
    sourceOf: (input: Input) => string,
    make: (missing: Input[]) => Promise<Result[]>,
  ): Promise<Result[]> {
    const sources = inputs.map(sourceOf);
    const isMissing = sources.map((source) => this.get(source) === undefined);
    const missing = inputs.filter((_, index) => isMissing[index]);
    const made = missing.length > 0 ? await make(missing) : [];
    return sources.map((source, index) => (isMissing[index] ? this.set(source, made.shift()!) : this.get(source)!));
  }

  /** Writes the results that were asked for since the last time, and drops all others. */
  save(): void {
    fs.mkdirSync(this.folder, {recursive: true});
    // Another process may read the file meanwhile.
    const draft = `${this.file}.${process.pid}`;
    fs.writeFileSync(draft, JSON.stringify({state: stateOfMakers(), results: this.used}));
    fs.renameSync(draft, this.file);
    this.used = {};
  }
}

/**
 * The results for several inputs, from a cache that serves them alone and is written at once.
 * @param name - of the cache.
 * @param sourceOf - everything a result follows from, besides this project's code and packages.
 * @param make - makes those that no build before has made, in their order.
 */
export async function resultsOf<Input, Result>(
  name: string,
  inputs: readonly Input[],
  sourceOf: (input: Input) => string,
  make: (missing: Input[]) => Promise<Result[]>,
): Promise<Result[]> {
  const cache = new BuildCache<Result>(name);
  const results = await cache.all(inputs, sourceOf, make);
  cache.save();
  return results;
}
