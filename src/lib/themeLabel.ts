/**
 * Writes the name of a theme of the library for people.
 * @param name - of its export: `themeAbyssSpaced`.
 * @returns words: `Abyss Spaced`.
 */
export function themeLabel(name: string): string {
  return name.slice('theme'.length).replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
