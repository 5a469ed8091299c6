import {readWords, type Word} from '../../../lib/search/words';

/** A stretch of text, marked where it is what was asked for. */
export interface MarkedPart {
  text: string;
  isMarked: boolean;
}

/** Letters of an excerpt, and how many of them stand before its first mark. */
const EXCERPT_LENGTH = 150;
const EXCERPT_LEAD = 50;

function isMatch({whole, parts}: Word, terms: ReadonlySet<string>): boolean {
  return terms.has(whole) || parts.some((part) => terms.has(part));
}

/** A name with its owner before the dot: of `DockviewApi.addPanel`, a search for `addPanel` finds the second half. */
const OWNED_NAME = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+$/u;

/** What to mark of a word: the halves of an owned name that match; else the word, when it matches. */
function matchesIn(word: Word, text: string, terms: ReadonlySet<string>): Pick<Word, 'start' | 'end'>[] {
  const written = text.slice(word.start, word.end);
  const names = OWNED_NAME.test(written) ? [...written.matchAll(/[^.]+/g)] : [];
  const halves = names
    .filter(([name]) => readWords(name).some((half) => isMatch(half, terms)))
    .map(({0: name, index}) => ({start: word.start + index, end: word.start + index + name.length}));
  if (halves.length > 0) return halves;
  return isMatch(word, terms) ? [word] : [];
}

/**
 * Marks the words of a text that were asked for.
 * @param terms - what the search matched.
 * @returns the whole text in parts.
 */
export function markWords(text: string, terms: ReadonlySet<string>): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  const push = (until: number, isMarked: boolean) => {
    if (until > end) parts.push({text: text.slice(end, until), isMarked});
    end = until;
  };
  for (const {start, end: wordEnd} of readWords(text).flatMap((word) => matchesIn(word, text, terms))) {
    push(start, false);
    push(wordEnd, true);
  }
  push(text.length, false);
  return parts;
}

/** Where the words begin that an excerpt should start with. */
function startOf(text: string, terms: ReadonlySet<string>): number {
  const first = readWords(text).find((word) => isMatch(word, terms));
  if (!first || first.start <= EXCERPT_LEAD) return 0;
  return text.indexOf(' ', first.start - EXCERPT_LEAD) + 1;
}

/**
 * Cuts out the part of a text that answers best: around the first word that was asked for.
 * @returns the part with its words marked, an ellipsis where text was cut.
 */
export function markExcerpt(text: string, terms: ReadonlySet<string>): MarkedPart[] {
  const start = startOf(text, terms);
  const isCut = text.length > start + EXCERPT_LENGTH;
  const end = isCut ? text.lastIndexOf(' ', start + EXCERPT_LENGTH) : text.length;
  const excerpt = `${start > 0 ? '… ' : ''}${text.slice(start, end > start ? end : text.length)}${isCut ? ' …' : ''}`;
  return markWords(excerpt, terms);
}
