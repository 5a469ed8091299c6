import fs from 'node:fs';
import path from 'node:path';
import {extractApi} from './extract';
import type {ApiSymbol} from './model';

/** The packages the site documents; `dockview` first, because it exports everything `dockview-core` does. */
const PACKAGES = ['dockview', 'dockview-core'];

let cached: Map<string, ApiSymbol> | undefined;

function declarationEntry(name: string): string {
  const folder = fs.realpathSync(path.resolve(__dirname, '../../../node_modules', name));
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {types: string};
  return path.join(folder, manifest.types);
}

/**
 * The public surface of the installed library, read once a process.
 * @returns every symbol by the name a user would import.
 */
export function readLibraryApi(): Map<string, ApiSymbol> {
  cached ??= extractApi(PACKAGES.map(declarationEntry));
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
