import MiniSearch, {type Query, type SearchOptions} from 'minisearch';
import {readIntent, weightOf} from './ranking';
import type {SearchKind, SearchPage, SearchSection} from './records';
import {toConcepts, type Concept} from './synonyms';
import {toTerms, type Word} from './words';

/** A section that answers a query. */
export interface SearchHit {
  page: SearchPage;
  section: SearchSection;
  score: number;
  /** Terms of the section that were matched. */
  terms: string[];
}

/** A search over pages that can be added bit by bit. */
export interface SearchEngine {
  add: (pages: readonly SearchPage[]) => void;
  /**
   * Finds sections.
   * @param query - what the reader typed.
   * @param kinds - which kinds of pages to look at; all when empty.
   * @returns hits, best first.
   */
  search: (query: string, kinds?: readonly SearchKind[]) => SearchHit[];
}

interface Entry {
  id: number;
  page: SearchPage;
  section: SearchSection;
  /** Terms of the heading, or of the title at the beginning of a page. */
  headingTerms: string[];
}

/** What a match is worth by where it stands. */
const BOOST = {symbol: 3, heading: 4, title: 2.5, text: 1};
/** What a match of another way to say a word is worth. A phrase with a meaning of its own is matched as its synonyms are. */
const SYNONYM_FACTOR = 0.5;
const PHRASE_FACTOR = 1;
/** With fewer sections that match all words, those that match some are added. */
const ENOUGH = 3;
const WEIGHTS = {fuzzy: 0.3, prefix: 0.6};

type Field = keyof typeof BOOST;
const FIELDS = Object.keys(BOOST) as Field[];

function readField({page, section}: Entry, field: string): string {
  if (field === 'symbol') return section.symbol ?? (section.anchor ? '' : (page.alias ?? ''));
  if (field === 'heading') return section.heading || page.title;
  if (field === 'title') return page.title;
  return section.text;
}

function boostBy(factor: number): Record<Field, number> {
  return {
    symbol: BOOST.symbol * factor,
    heading: BOOST.heading * factor,
    title: BOOST.title * factor,
    text: BOOST.text * factor,
  };
}

/** How many letters may be wrong. */
function fuzziness(term: string): number {
  if (term.length < 4 || /\d/.test(term)) return 0;
  return term.length < 7 ? 1 : 2;
}

interface Phrase {
  words: Word[];
  factor: number;
  /** Whether the reader may still be typing the last word. */
  isOpen: boolean;
  forgivesTypos: boolean;
}

/** Asks for all words of a phrase, each as a whole or, where it is made of several, by all its parts. */
function toPhraseQuery({words, factor, isOpen, forgivesTypos}: Phrase): Query {
  const boost = boostBy(factor);
  const queries = words.map(({whole, parts}, index): Query => {
    const prefix = (isOpen && index === words.length - 1) || whole.length > 3;
    const asWhole: Query = {queries: [whole], boost, prefix, fuzzy: forgivesTypos && fuzziness(whole)};
    if (parts.length === 0) return asWhole;
    return {combineWith: 'OR', queries: [asWhole, {combineWith: 'AND', queries: parts, boost, prefix}]};
  });
  return {combineWith: 'AND', queries};
}

function toConceptQuery({words, others, isLast}: Concept): Query {
  const asWritten = toPhraseQuery({words, factor: 1, isOpen: isLast, forgivesTypos: true});
  const factor = words.length > 1 ? PHRASE_FACTOR : SYNONYM_FACTOR;
  const synonyms = others.map((other) => toPhraseQuery({words: other, factor, isOpen: false, forgivesTypos: false}));
  return {combineWith: 'OR', queries: [asWritten, ...synonyms]};
}

/** Creates an engine without any pages. */
export function createEngine(): SearchEngine {
  const entries: Entry[] = [];
  const index = new MiniSearch<Entry>({
    fields: FIELDS,
    extractField: (entry, field) => (field === 'id' ? String(entry.id) : readField(entry, field)),
    tokenize: toTerms,
    processTerm: (term) => term,
    searchOptions: {tokenize: (term) => [term], weights: WEIGHTS},
  });

  function find(query: string, combineWith: 'AND' | 'OR', kinds: readonly SearchKind[]): SearchHit[] {
    const intent = readIntent(query);
    const filter = ({id}: {id: number}) => kinds.length === 0 || kinds.includes(entries[id]!.page.kind);
    return index
      .search(
        {combineWith, queries: toConcepts(query).map(toConceptQuery)},
        {filter: filter as SearchOptions['filter']},
      )
      .map(({id, score, terms, queryTerms}) => {
        const {page, section, headingTerms} = entries[Number(id)]!;
        const covered = headingTerms.filter((term) => terms.includes(term)).length / (headingTerms.length || 1);
        // The engine multiplies by the number of terms that matched; each synonym would count as one.
        const match = score / (queryTerms.length || 1);
        return {page, section, score: match * weightOf(page, section, intent, covered), terms};
      })
      .sort((a, b) => b.score - a.score);
  }

  return {
    add(pages) {
      const added = pages
        .flatMap((page) => page.sections.map((section) => ({page, section})))
        .map(({page, section}, offset) => ({
          id: entries.length + offset,
          page,
          section,
          headingTerms: toTerms(section.heading || page.title),
        }));
      entries.push(...added);
      index.addAll(added);
    },
    search(query, kinds = []) {
      const all = find(query, 'AND', kinds);
      if (all.length >= ENOUGH) return all;
      const found = new Set(all.map(({section}) => section));
      return [...all, ...find(query, 'OR', kinds).filter(({section}) => !found.has(section))];
    },
  };
}
