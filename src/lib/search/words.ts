import {stemmer} from 'stemmer';

/** Words that say nothing about what is looked for, as they are indexed. */
const STOP_WORDS = new Set(
  (
    'a an and any are as at be by can cannot do does for from has have how i if in into is it its me my of on or so ' +
    'that the their this to use using want what when where which while why with you your'
  )
    .split(' ')
    .map(stem),
);

const VERSION = /^v?(\d+(?:\.\d+)+)$/i;
/** A run of letters and digits, with dots, dashes and so on allowed inside: `4.10.0`, `Next.js`, `no-drop-target`. */
const CHUNK = /[\p{L}\p{N}_$]+(?:[.'’-][\p{L}\p{N}_$]+)*/gu;

/** One word as it was written, with the forms under which it is indexed and found. */
export interface Word {
  /** Place in the text. */
  start: number;
  end: number;
  written: string;
  /** The whole without punctuation and case: `nextjs`, `ondidaddpanel`, `4.10.0`. */
  whole: string;
  /** The stems of what it is made of, when that is more than one word: `on did add panel`. */
  parts: string[];
}

/** Reduces British spellings, plurals and verb forms to one form. */
function stem(word: string): string {
  const american = word.replace(/is(e[drs]?|ing|ations?)$/, 'iz$1').replace(/our(s|ed|ing|ful)?$/, 'or$1');
  return stemmer(american);
}

function splitParts(chunk: string): string[] {
  return chunk
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
}

type Forms = Pick<Word, 'whole' | 'parts'>;

/** Most words of a text stand in it more than once. */
const known = new Map<string, Forms>();

function readForms(chunk: string): Forms {
  const version = VERSION.exec(chunk)?.[1];
  if (version) return {whole: version, parts: []};
  const parts = splitParts(chunk.replace(/['’]s$/, ''));
  const whole = stem(parts.join('').toLowerCase());
  return {whole, parts: parts.length < 2 ? [] : parts.map((part) => stem(part.toLowerCase()))};
}

function toWord(chunk: string, start: number): Word {
  const forms = known.get(chunk) ?? readForms(chunk);
  known.set(chunk, forms);
  return {start, end: start + chunk.length, written: chunk, ...forms};
}

/**
 * Takes a text apart.
 * @returns its words in order, with those that say nothing.
 */
export function readWords(text: string): Word[] {
  return [...text.matchAll(CHUNK)].map((match) => toWord(match[0], match.index));
}

/** Whether a word says nothing about what is looked for. */
export function isStopWord(word: Word): boolean {
  return word.parts.length === 0 && STOP_WORDS.has(word.whole);
}

/** Reads the words of a text that say something. */
function readTellingWords(text: string): Word[] {
  return readWords(text).filter((word) => !isStopWord(word));
}

/**
 * Shortens a text that is searched in and never shown.
 * @returns its words that say something, as they are written.
 */
export function toTellingWords(text: string): string {
  return readTellingWords(text)
    .map(({written}) => written)
    .join(' ');
}

/**
 * What a word may be with two neighboring letters swapped. A search that forgives one edit does not find it, because a
 * swap is two.
 * @returns one form, as it is indexed, for each pair of letters.
 */
export function swapLetters({written}: Word): string[] {
  const pairs = [...written.toLowerCase().matchAll(/(?=(.)(.))/gu)];
  return pairs.map(({1: first = '', 2: second = '', index, input}) =>
    stem(input.slice(0, index) + second + first + input.slice(index + first.length + second.length)),
  );
}

/**
 * The terms under which a text is indexed.
 * @returns each word's whole form and its parts, without the words that say nothing.
 */
export function toTerms(text: string): string[] {
  return readTellingWords(text).flatMap(({whole, parts}) => [whole, ...parts]);
}
