import type {Problem} from '../../../lib/playground/model';

/**
 * Says what an error is, and where in the reader's files it happened.
 * @param error - what was thrown.
 * @param files - from the address of a module to the name of its file.
 */
export function toProblem(error: unknown, files: ReadonlyMap<string, string>): Problem {
  if (!(error instanceof Error)) return {message: String(error)};
  const message = error.message || error.name;
  for (const [, address, line] of (error.stack ?? '').matchAll(/(blob:[^\s)]+?):(\d+):\d+/g)) {
    const file = files.get(address!);
    if (file !== undefined) return {file, line: Number(line), message};
  }
  return {message};
}
