/** Writes a number of things: `1 panel`, `2 panels`. @param many - the plural, where it is not the noun with an s. */
export function countOf(number: number, noun: string, many = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : many}`;
}
