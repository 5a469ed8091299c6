import {GOALS, type ExampleSummary} from './exampleSummary';
import {hasWords} from './hasWords';

/**
 * Picks the examples that hold all words, in any order, and keeps the order of the examples.
 * @param words - separated by spaces; empty for all examples.
 */
export function filterExamples<Example extends Pick<ExampleSummary, 'id' | 'goal' | 'title' | 'summary'>>(
  examples: Example[],
  words: string,
): Example[] {
  return examples.filter(({id, goal, title, summary}) => hasWords(`${id} ${GOALS[goal]} ${title} ${summary}`, words));
}
