import fs from 'node:fs';
import path from 'node:path';
import {extractApi} from './extract';
import type {ApiSymbol} from './model';

/** The packages the site documents; `dockview` first, because it exports everything `dockview-core` does. */
const PACKAGES = ['dockview', 'dockview-core'];

let cached: Map<string, ApiSymbol> | undefined;

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

/**
 * The public surface of the installed library, read once a process.
 * @returns every symbol by the name a user would import.
 */
export function readLibraryApi(): Map<string, ApiSymbol> {
  cached ??= extractApi(PACKAGES.map((name) => path.join(folderOf(name), readManifest(name).types)));
  return cached;
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
