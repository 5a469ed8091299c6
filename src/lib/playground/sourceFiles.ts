import type {SourceFile} from './model';

/** Limits of what is read from a link or from the browser's storage. */
const MAX_FILES = 20;
const MAX_CHARACTERS = 200_000;

/**
 * Tells whether a value of unknown origin is a list of source files of a sensible size.
 * @param value - anything at all.
 */
export function isSourceFiles(value: unknown): value is SourceFile[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_FILES) return false;
  const entries: unknown[] = value;
  const areFiles = entries.every((entry): entry is SourceFile => {
    if (typeof entry !== 'object' || entry === null || !('name' in entry) || !('code' in entry)) return false;
    return (
      typeof entry.name === 'string' && /^[\w.-]+\.(?:tsx?|css)$/.test(entry.name) && typeof entry.code === 'string'
    );
  });
  return areFiles && entries.reduce((sum, {code}) => sum + code.length, 0) <= MAX_CHARACTERS;
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
