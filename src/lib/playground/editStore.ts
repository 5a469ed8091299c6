import type {Framework} from '../frameworks';
import type {SourceFile} from './model';
import {isSourceFiles} from './sourceFiles';

function keyOf(id: string, framework: Framework): string {
  return `example-edit:${id}:${framework}`;
}

/**
 * Reads the reader's own edits of an example; never throws.
 * @param storage - gives the storage; where it is blocked, asking for it already throws.
 * @returns the files, or undefined when there are none or they cannot be read.
 */
export function readEdits(storage: () => Storage, id: string, framework: Framework): SourceFile[] | undefined {
  try {
    const value: unknown = JSON.parse(storage().getItem(keyOf(id, framework)) ?? 'null');
    return isSourceFiles(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores edits, or forgets them; never throws.
 * @param files - the edited files; undefined forgets them.
 * @returns whether the browser took it.
 */
export function writeEdits(
  storage: () => Storage,
  id: string,
  framework: Framework,
  files: SourceFile[] | undefined,
): boolean {
  try {
    if (files) storage().setItem(keyOf(id, framework), JSON.stringify(files));
    else storage().removeItem(keyOf(id, framework));
    return true;
  } catch {
    return false;
  }
}
