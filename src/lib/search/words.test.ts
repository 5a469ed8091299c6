// cspell:ignore maximised colours
import {expect, it} from 'vitest';
import {toTerms} from './words';

it('reads names by their parts, versions as one, and forms and spellings alike', () => {
  expect(toTerms('onDidAddPanel')).toEqual(['ondidaddpanel', 'on', 'did', 'add', 'panel']);
  expect(toTerms('v4.10.0')).toEqual(['4.10.0']);
  for (const [one, other] of [
    ['Maximised', 'maximize'],
    ['colours', 'color'],
    ['closing', 'closes'],
    ['how do I close a tab', 'close tab'],
  ] as const) {
    expect(toTerms(one)).toEqual(toTerms(other));
  }
  expect(toTerms('Next.js')).toContain(toTerms('nextjs')[0]);
});
