import fs from 'node:fs';
import path from 'node:path';
import {BuildCache, stateOf} from '../buildCache';
import {runOnThread} from '../threads';
import extractApi from './extract';
import type {ApiSymbol} from './model';

/** The packages the site documents; `dockview` first, because it exports everything `dockview-core` does. */
const PACKAGES = ['dockview', 'dockview-core'];

const EXTRACT = path.join(__dirname, 'extract.ts');

function folderOf(name: string): string {
  return fs.realpathSync(path.resolve(__dirname, '../../../node_modules', name));
}

function readManifest(name: string): {types: string; version: string} {
  return JSON.parse(fs.readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')) as {
    types: string;
    version: string;
  };
}

/** The version of the installed packages. */
export function libraryVersion(): string {
  return readManifest(PACKAGES[0]!).version;
}

type Api = Map<string, ApiSymbol>;

/** What was read before of the installed packages. */
class KeptApi {
  readonly files = PACKAGES.map((name) => path.join(folderOf(name), readManifest(name).types));
  private readonly cache = new BuildCache<ApiSymbol[]>('api');
  private readonly source = stateOf(this.files.map((file) => path.dirname(file)));

  read(): Api | undefined {
    const symbols = this.cache.get(this.source);
    return symbols && new Map(symbols.map((symbol) => [symbol.name, symbol]));
  }

  write(api: Api): Api {
    this.cache.set(this.source, [...api.values()]);
    this.cache.save();
    return api;
  }
}

let read: Api | undefined;

/** Reads the installed library before it is asked for, on another thread: the compiler takes time and memory. */
export async function prepareLibraryApi(): Promise<void> {
  if (read) return;
  const kept = new KeptApi();
  read = kept.read();
  if (read) return;
  const [api] = await runOnThread<string[], Api>(EXTRACT, [kept.files]);
  read = kept.write(api!);
}

function readApi(): Api {
  const kept = new KeptApi();
  return kept.read() ?? kept.write(extractApi(kept.files));
}

/**
 * The public surface of the installed library, read once a process.
 * @returns every symbol by the name a user would import.
 */
export function readLibraryApi(): Api {
  read ??= readApi();
  return read;
}

/**
 * Finds one symbol of the installed library.
 * @param usedBy - the file that names it, for the message.
 * @throws Error that names the file and similar names, when there is no such symbol.
 */
export function findSymbol(name: string, usedBy: string): ApiSymbol {
  const api = readLibraryApi();
  const symbol = api.get(name);
  if (symbol) return symbol;
  const similar = [...api.keys()].filter((known) => known.toLowerCase().includes(name.toLowerCase().slice(0, 8)));
  throw new Error(
    `${usedBy}: the library has no type "${name}". Similar: ${similar.slice(0, 8).join(', ') || 'none'}.`,
  );
}
