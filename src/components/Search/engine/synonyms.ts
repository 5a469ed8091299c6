import groups from '../../../data/synonyms.json';
import {isStopWord, readWords, type Word} from '../../../lib/search/words';

/** The wholes and parts of a phrase, to compare phrases by. */
function keyOf(words: Word[]): string {
  return words.map(({whole}) => whole).join(' ');
}

/** A phrase as words that say something; all its words when none does. */
function toPhrase(text: string): Word[] {
  const words = readWords(text);
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : words;
}

function readGroups(): Map<string, Word[][]> {
  const found = new Map<string, Word[][]>();
  for (const group of groups) {
    const phrases = group.map(toPhrase);
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other !== phrase);
      const key = keyOf(phrase);
      found.set(key, [...(found.get(key) ?? []), ...others]);
    }
  }
  return found;
}

const synonyms = readGroups();
const longest = Math.max(...[...synonyms.keys()].map((key) => key.split(' ').length));

/** One thing that is asked for: what the reader wrote, and other ways to say it. */
export interface Concept {
  words: Word[];
  /** Whether the reader may still be typing the last word. */
  isLast: boolean;
  others: Word[][];
}

/**
 * Cuts a query into the things it asks for, the longest known phrases first.
 * @param query - what the reader typed.
 */
export function toConcepts(query: string): Concept[] {
  const words = toPhrase(query);
  const concepts: Concept[] = [];
  for (let start = 0; start < words.length;) {
    let length = Math.min(longest, words.length - start);
    while (length > 1 && !synonyms.has(keyOf(words.slice(start, start + length)))) length--;
    const phrase = words.slice(start, start + length);
    start += length;
    concepts.push({words: phrase, isLast: start === words.length, others: synonyms.get(keyOf(phrase)) ?? []});
  }
  return concepts;
}
