import {describe, expect, it} from 'vitest';
import {readGuides} from '../support/guides';
import questions from './questions.json';

const guides = new Map(readGuides().map((guide) => [guide.route, guide]));
const all = [...questions.pages, ...questions.tracker];

/** What is wrong with the address of an answer; undefined when it leads to a section. */
function problemOf(answer: string): string | undefined {
  const [route, anchor] = answer.split('#');
  const guide = guides.get(route!);
  if (!guide) return `${route} is not a guide`;
  if (anchor !== undefined && !guide.anchors.includes(anchor)) {
    return `${guide.file} has no heading #${anchor}. It has: ${guide.anchors.join(', ')}`;
  }
  return undefined;
}

describe('questions of readers', () => {
  it.each(all)('$question → $answer', ({answer}) => {
    expect(problemOf(answer)).toBeUndefined();
  });

  it('each guide answers at least one', () => {
    const answering = new Set(questions.pages.map(({answer}) => answer.split('#')[0]));
    expect([...guides.keys()].filter((route) => !answering.has(route))).toEqual([]);
  });

  it('no question of the issue trackers is left out', () => {
    const numbers = questions.tracker.map(({number}) => number);
    expect(numbers).toEqual(Array.from({length: 51}, (_, index) => index + 1));
  });

  it('no question stands there twice', () => {
    const seen = questions.pages.map(({question, answer}) => `${answer.split('#')[0]} ${question}`);
    expect(seen.filter((question, index) => seen.indexOf(question) !== index)).toEqual([]);
  });
});
