import {hasWords} from '../../../lib/hasWords';
import type {Command} from './command';

/** 3 for a title that starts with the query's first word, 2 for whole words of the title, 1 for starts of words. */
function rank({title, menu, words}: Command, query: readonly string[]): number {
  const [name, text] = [` ${title} ${menu}`.toLowerCase(), ` ${title} ${menu} ${words}`.toLowerCase()];
  if (query.every((word) => name.includes(` ${word}`))) return name.startsWith(` ${query[0]!}`) ? 3 : 2;
  return query.every((word) => text.includes(` ${word}`)) ? 1 : 0;
}

/** Whether a text has all letters of a word, in their order, the first of them at the start of a word: `flt` for Float. */
function hasLetters(text: string, [first = '', ...others]: string): boolean {
  let at = ` ${text}`.indexOf(` ${first}`);
  return at >= 0 && others.every((letter) => (at = text.indexOf(letter, at + 1)) > 0);
}

/**
 * Finds the commands that contain every word of a query, those whose title starts with it first; when there are none,
 * those whose title has the letters of every word.
 */
export function searchCommands(commands: readonly Command[], query: string): readonly Command[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return commands;
  const found = commands.filter(({title, menu, words: more}) => hasWords(`${title} ${menu} ${more}`, query));
  if (found.length === 0)
    return commands.filter(({title}) => words.every((word) => hasLetters(title.toLowerCase(), word)));
  return found.sort((one, other) => rank(other, words) - rank(one, words));
}
