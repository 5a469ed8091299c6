import type {ExampleSummary} from './exampleSummary';

/** What a visitor of the list of examples looks for. */
export interface ExampleQuery {
  /** Component of the library, or empty for all of them. */
  component: string;
  /** Words in any order, each of which has to occur; empty for everything. */
  words: string;
}

/** Picks the examples that match, in their order. */
export function filterExamples<Example extends Pick<ExampleSummary, 'id' | 'component' | 'title' | 'summary'>>(
  examples: Example[],
  {component, words}: ExampleQuery,
): Example[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return examples.filter((example) => {
    if (component !== '' && example.component !== component) return false;
    const text = `${example.id} ${example.title} ${example.summary}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
