import type {SourceFile} from './model';

/** The most files, and the most text in them, that are taken from a link or from the browser's storage. */
const MOST_FILES = 20;
const MOST_CHARACTERS = 200_000;

/**
 * Tells whether a value of unknown origin is a list of source files of a sensible size.
 * @param value - anything at all.
 */
export function isSourceFiles(value: unknown): value is SourceFile[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_FILES) return false;
  const entries: unknown[] = value;
  const areFiles = entries.every((entry): entry is SourceFile => {
    if (typeof entry !== 'object' || entry === null || !('name' in entry) || !('code' in entry)) return false;
    return (
      typeof entry.name === 'string' && /^[\w.-]+\.(?:tsx?|css)$/.test(entry.name) && typeof entry.code === 'string'
    );
  });
  return areFiles && entries.reduce((sum, {code}) => sum + code.length, 0) <= MOST_CHARACTERS;
}

/** Tells whether two lists hold the same files with the same text. */
export function sameFiles(a: SourceFile[], b: SourceFile[]): boolean {
  return a.length === b.length && a.every(({name, code}, at) => name === b[at]!.name && code === b[at]!.code);
}

/**
 * Joins files into one text to copy.
 * @returns the text of a single file as it is; several files each under a comment with its name.
 */
export function joinFiles(files: SourceFile[]): string {
  if (files.length === 1) return files[0]!.code;
  return files
    .map(({name, code}) => (name.endsWith('.css') ? `/* ${name} */\n${code}` : `// ${name}\n${code}`))
    .join('\n');
}
