import MiniSearch, {type Query} from 'minisearch';
import {createPageModel} from './pageModel';
import {readIntent, weightOf, type Intent} from './ranking';
import type {SearchKind, SearchPage, SearchSection} from '../../../lib/search/records';
import {toConcepts, type Concept} from './synonyms';
import {swapLetters, toTerms, type Word} from '../../../lib/search/words';

/** A section that answers a query. */
export interface SearchHit {
  page: SearchPage;
  section: SearchSection;
  score: number;
  /** Terms of the section that were matched. */
  terms: string[];
}

/** What a query finds. */
export interface SearchAnswer {
  /** Best first. */
  hits: SearchHit[];
  /** What the reader typed and no section says, not even in other words. */
  unmatched: string[];
}

/** A search over pages that can be added bit by bit. */
export interface SearchEngine {
  add: (pages: readonly SearchPage[]) => void;
  /**
   * Finds sections.
   * @param query - what the reader typed.
   * @param kinds - which kinds of pages to look at; all when empty.
   */
  search: (query: string, kinds?: readonly SearchKind[]) => SearchAnswer;
}

interface Entry {
  id: number;
  page: SearchPage;
  section: SearchSection;
  /** Terms of the heading, or of the title at the beginning of a page, and of each question. */
  names: string[][];
}

/** What a match is worth by where it stands. */
const BOOST = {symbol: 3, heading: 3, questions: 3, title: 1.5, text: 1};
/** From how many things on a query says enough to tell by all words of a page whether that is meant. */
const SENTENCE = 3;
/** What a word of a text counts for in the model of its page, beside one of a heading or a question, which counts 1. */
const IN_TEXT = 0.2;
/** What a match of a synonym, of the beginning of a word or of a mistyped word is worth. */
const INEXACT = 0.5;

function readField({page, section}: Entry, field: string): string {
  if (field === 'symbol') return section.symbol ?? (section.anchor ? '' : (page.alias ?? ''));
  if (field === 'heading') return section.heading || page.title;
  if (field === 'questions') return section.questions?.join(' ') ?? '';
  if (field === 'title') return page.title;
  return section.text;
}

function boostBy(factor: number): Record<string, number> {
  return Object.fromEntries(Object.entries(BOOST).map(([field, boost]) => [field, boost * factor]));
}

/** How many letters may be wrong; two that are swapped count as one. */
function fuzziness(term: string): number {
  if (term.length < 4 || /\d/.test(term)) return 0;
  return term.length < 7 ? 1 : 2;
}

function swapsOf(word: Word): string[] {
  return fuzziness(word.whole) > 0 ? swapLetters(word) : [];
}

/** Asks for all words of a phrase, each as a whole or by all its parts; forgives typos in what was typed. */
function toPhraseQuery(words: Word[], factor: number, typed?: Concept): Query {
  const boost = boostBy(factor);
  const queries = words.map((word, index): Query => {
    const {whole, parts} = word;
    const prefix = (typed?.isLast && index === words.length - 1) || whole.length > 3;
    const asWhole: Query = {queries: [whole], boost, prefix, fuzzy: typed !== undefined && fuzziness(whole)};
    const swaps = typed ? swapsOf(word) : [];
    const swapped: Query[] = swaps.length > 0 ? [{queries: swaps, boost: boostBy(factor * INEXACT)}] : [];
    const asParts: Query[] = parts.length > 0 ? [{combineWith: 'AND', queries: parts, boost, prefix}] : [];
    return {combineWith: 'OR', queries: [asWhole, ...swapped, ...asParts]};
  });
  return {combineWith: 'AND', queries};
}

function toConceptQuery(concept: Concept): Query {
  const {words, others} = concept;
  const asWritten = toPhraseQuery(words, 1, concept);
  // A phrase with a meaning of its own is matched as its synonyms are.
  const factor = words.length > 1 ? 1 : INEXACT;
  const synonyms = others.map((other) => toPhraseQuery(other, factor));
  return {combineWith: 'OR', queries: [asWritten, ...synonyms]};
}

function termsOf({words, others}: Concept): Set<string> {
  const written = [words, ...others].flat().flatMap(({whole, parts}) => [whole, ...parts]);
  return new Set([...written, ...words.flatMap(swapsOf)]);
}

/** `covers` tells for each thing that is asked for whether the section says it. */
type Match = SearchHit & {covers: boolean[]};

function shareOf(covers: readonly boolean[]): number {
  return covers.filter(Boolean).length / (covers.length || 1);
}

/** Creates an engine without any pages. */
export function createEngine(): SearchEngine {
  const entries: Entry[] = [];
  const guides = createPageModel();
  const index = new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    extractField: (entry, field) => (field === 'id' ? String(entry.id) : readField(entry, field)),
    tokenize: toTerms,
    processTerm: (term) => term,
    searchOptions: {tokenize: (term) => [term], weights: {fuzzy: INEXACT, prefix: INEXACT}},
  });

  /** What matched, before it is known what else its page says. */
  function match(intent: Intent, kinds: readonly SearchKind[], concepts: Concept[]): Match[] {
    const isWanted = ({id}: {id: unknown}) => kinds.length === 0 || kinds.includes(entries[Number(id)]!.page.kind);
    const termsOfConcepts = concepts.map(termsOf);
    return index
      .search({combineWith: 'OR', queries: concepts.map(toConceptQuery)}, {filter: isWanted})
      .map(({id, score, terms, queryTerms}) => {
        const {page, section, names} = entries[Number(id)]!;
        const covered = names.map((name) => {
          const inName = shareOf(name.map((term) => terms.includes(term)));
          return inName * shareOf(termsOfConcepts.map((own) => name.some((term) => own.has(term))));
        });
        // The engine multiplies by the number of terms that matched; each synonym would count as one.
        const own = (score / (queryTerms.length || 1)) * weightOf(page, section, intent, Math.max(...covered));
        const covers = termsOfConcepts.map((own) => queryTerms.some((term) => own.has(term)));
        return {page, section, score: own, terms, covers};
      });
  }

  return {
    add(pages) {
      const added = pages
        .flatMap((page) => page.sections.map((section) => ({page, section})))
        .map(({page, section}, offset) => ({
          id: entries.length + offset,
          page,
          section,
          names: [section.heading || page.title, ...(section.questions ?? [])].map(toTerms),
        }));
      entries.push(...added);
      for (const {page, section, names} of added.filter((one) => one.page.kind === 'guide')) {
        guides.add(page, names.flat(), 1);
        guides.add(page, toTerms(section.text), IN_TEXT);
      }
      index.addAll(added);
    },
    search(query, kinds = []) {
      const concepts = toConcepts(query);
      const intent = readIntent(query);
      const matches = match(intent, kinds, concepts);
      const byPage = new Map<SearchPage, boolean[]>();
      for (const {page, covers} of matches) {
        const sofar = byPage.get(page);
        byPage.set(page, sofar ? covers.map((covered, at) => covered || sofar[at]!) : covers);
      }
      const unmatched = concepts
        .filter((_, at) => !matches.some(({covers}) => covers[at]))
        .map(({words}) => query.slice(words[0]!.start, words.at(-1)!.end));
      const asksGuides = concepts.length >= SENTENCE && !intent.wantsRelease && !intent.wantsExample;
      const terms = asksGuides ? toTerms(query) : [];
      const weights = new Map(
        [...byPage].map(([page, covers]) => [page, shareOf(covers) * guides.weightOf(page, terms)]),
      );
      const hits = matches
        .map(({covers, ...hit}) => ({...hit, score: hit.score * shareOf(covers) * weights.get(hit.page)!}))
        .sort((a, b) => b.score - a.score);
      return {hits, unmatched};
    },
  };
}
