/** What can be looked for. */
export interface Findable {
  title: string;
  menu: string;
}

/**
 * Finds commands: every word has to occur in the title or the name of the menu; titles that begin with the first word
 * come first.
 * @param commands - all of them, in the order of the menus.
 * @param query - what was typed.
 * @returns those that match.
 */
export function searchCommands<T extends Findable>(commands: readonly T[], query: string): T[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const first = words[0];
  if (first === undefined) return [...commands];
  const found = commands.filter(({title, menu}) => {
    const text = `${title} ${menu}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const begins = ({title}: T): boolean => title.toLowerCase().startsWith(first);
  return [...found.filter(begins), ...found.filter((command) => !begins(command))];
}
