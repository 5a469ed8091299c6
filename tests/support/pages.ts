import fs from 'node:fs';
import path from 'node:path';

/** Absolute path of the project. */
export const ROOT = path.resolve(__dirname, '../..');

/**
 * Lists the files below a folder of the project.
 * @param folder - relative to the project: `docs`.
 * @param pattern - that their paths match.
 * @returns absolute paths in alphabetical order.
 */
export function listFiles(folder: string, pattern: RegExp): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => path.join(ROOT, folder, name));
}

/** Lists the Markdown files below a folder of the project, as `listFiles` does. */
export function listMarkdown(folder: string): string[] {
  return listFiles(folder, /\.mdx?$/);
}

/** A file's path relative to the project, with forward slashes. */
export function relative(file: string): string {
  return path.relative(ROOT, file).split(path.sep).join('/');
}
