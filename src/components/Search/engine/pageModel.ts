import type {SearchPage} from '../../../lib/search/records';

/** How many average pages are added to the words of each page: a word that is missing there by chance costs little. */
const SMOOTHING = 4;

/** How often terms are used: on one page, or on all. */
interface Usage {
  counts: Map<string, number>;
  sum: number;
}

/** What pages are about, by all their words: a section may answer a question whose words are elsewhere on its page. */
export interface PageModel {
  /** Adds terms of a page, each of which counts `weight`. */
  add: (page: SearchPage, terms: readonly string[], weight: number) => void;
  /**
   * Tells how much likelier a page is to use terms than all pages are: a language model of single words, with Dirichlet smoothing.
   * @returns a factor for scores, above 1 for a likely page; 1 for a page that was not added.
   */
  weightOf: (page: SearchPage, terms: readonly string[]) => number;
}

/** Creates a model of no pages. */
export function createPageModel(): PageModel {
  const all: Usage = {counts: new Map(), sum: 0};
  const usages = new Map<SearchPage, Usage>();
  return {
    add(page, terms, weight) {
      const own = usages.get(page) ?? {counts: new Map<string, number>(), sum: 0};
      usages.set(page, own);
      for (const usage of [own, all]) {
        for (const term of terms) usage.counts.set(term, (usage.counts.get(term) ?? 0) + weight);
        usage.sum += weight * terms.length;
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
