import fs from 'node:fs';
import path from 'node:path';
import {cached, hashFiles} from '../buildCache';
import {extractApi} from './extract';
import type {ApiSymbol} from './model';

/** The packages the site documents; `dockview` first, because it exports everything `dockview-core` does. */
const PACKAGES = ['dockview', 'dockview-core'];

/** The declarations of a package. */
function declarationsOf(name: string): string {
  const folder = fs.realpathSync(path.resolve(__dirname, '../../../node_modules', name));
  const {types} = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {types: string};
  return path.join(folder, types);
}

type Api = Map<string, ApiSymbol>;

function readApi(): Api {
  const files = PACKAGES.map(declarationsOf);
  const key = hashFiles([...files.map((file) => path.dirname(file)), __dirname]);
  return new Map(cached('api', key, () => [...extractApi(files)]));
}

let read: Api | undefined;

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
