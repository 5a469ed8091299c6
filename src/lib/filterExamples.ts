import {GOALS, type ExampleSummary} from './exampleSummary';

/**
 * Picks the examples that hold all words, in any order, and keeps the order of the examples.
 * @param words - separated by spaces; empty for all examples.
 */
export function filterExamples<Example extends Pick<ExampleSummary, 'id' | 'goal' | 'title' | 'summary'>>(
  examples: Example[],
  words: string,
): Example[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return examples.filter(({id, goal, title, summary}) => {
    const text = `${id} ${GOALS[goal]} ${title} ${summary}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
