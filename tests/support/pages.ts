import fs from 'node:fs';
import path from 'node:path';

/** Absolute path of the project. */
export const ROOT = path.resolve(__dirname, '../..');

/**
 * Lists the Markdown files below a folder of the project.
 * @param folder - relative to the project: `docs`.
 * @returns absolute paths in alphabetical order.
 */
export function listMarkdown(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => path.join(ROOT, folder, name));
}

/** A file's path relative to the project, with forward slashes. */
export function relative(file: string): string {
  return path.relative(ROOT, file).split(path.sep).join('/');
}
