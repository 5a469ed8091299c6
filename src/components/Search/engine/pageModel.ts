import type {SearchPage} from '../../../lib/search/records';
import {toTerms} from '../../../lib/search/words';

/** What a word of a text counts for beside one of a heading or a question, which counts 1. */
const IN_TEXT = 0.2;
/** How many average pages are added to the words of each page: a word that is missing there by chance costs little. */
const SMOOTHING = 4;

/** How often terms are used: on one page, or on all. */
interface Usage {
  counts: Map<string, number>;
  sum: number;
}

/** What pages are about, by all their words: a section may answer a question whose words are elsewhere on its page. */
export interface PageModel {
  add: (page: SearchPage) => void;
  /**
   * Tells how much likelier a page is to use terms than all pages are: a language model of single words, with Dirichlet smoothing.
   * @returns a factor for scores, above 1 for a likely page; 1 for a page that was not added.
   */
  weightOf: (page: SearchPage, terms: readonly string[]) => number;
}

function count(text: string, weight: number, ...usages: Usage[]): void {
  for (const term of toTerms(text)) {
    for (const usage of usages) {
      usage.counts.set(term, (usage.counts.get(term) ?? 0) + weight);
      usage.sum += weight;
    }
  }
}

/** Creates a model of no pages. */
export function createPageModel(): PageModel {
  const all: Usage = {counts: new Map(), sum: 0};
  const usages = new Map<SearchPage, Usage>();
  return {
    add(page) {
      const own: Usage = {counts: new Map(), sum: 0};
      usages.set(page, own);
      for (const {heading, text, questions = []} of page.sections) {
        for (const name of [heading || page.title, ...questions]) count(name, 1, own, all);
        count(text, IN_TEXT, own, all);
      }
    },
    weightOf(page, terms) {
      const own = usages.get(page);
      if (!own) return 1;
      const added = (SMOOTHING * all.sum) / usages.size;
      const factors = terms
        .filter((term) => all.counts.has(term))
        .map((term) => {
          const share = all.counts.get(term)! / all.sum;
          return ((own.counts.get(term) ?? 0) / share + added) / (own.sum + added);
        });
      // Scores already say how well the section fits; the root leaves the two equal.
      return Math.sqrt(factors.reduce((product, factor) => product * factor, 1));
    },
  };
}
