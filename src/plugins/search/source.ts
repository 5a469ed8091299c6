/** A page as it is written. */
export interface Source {
  file: string;
  frontMatter: Record<string, unknown>;
  content: string;
}

/**
 * Reads a text of the front matter.
 * @throws Error that names the file, when there is none.
 */
export function readField(source: Source, name: string): string {
  const value = source.frontMatter[name];
  if (typeof value !== 'string') throw new Error(`${source.file}: the front matter needs a "${name}".`);
  return value;
}
