/** What can be looked for. */
export interface Findable {
  title: string;
  menu: string;
}

/** How good a text answers words that all occur in it: 2 when it begins with the first, 1 when each begins a word. */
function quality(text: string, words: readonly string[]): number {
  if (!words.every((word) => ` ${text}`.includes(` ${word}`))) return 0;
  return text.startsWith(words[0]!) ? 2 : 1;
}

/**
 * Finds commands: every word has to occur in the title or the name of the menu. First come titles that begin with what
 * was typed, then those in which each typed word begins a word: “up” means “up” before “group”.
 * @param commands - all of them, in the order of the menus.
 * @param query - what was typed.
 * @returns those that match.
 */
export function searchCommands<T extends Findable>(commands: readonly T[], query: string): T[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...commands];
  return commands
    .map((command) => ({command, text: `${command.title} ${command.menu}`.toLowerCase()}))
    .filter(({text}) => words.every((word) => text.includes(word)))
    .sort((one, other) => quality(other.text, words) - quality(one.text, words))
    .map(({command}) => command);
}
