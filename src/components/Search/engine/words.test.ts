import {expect, it} from 'vitest';
import {toTerms} from './words';

it('indexes a camelCase name as a whole and by its parts', () => {
  expect(toTerms('onDidAddPanel')).toEqual(['ondidaddpanel', 'on', 'did', 'add', 'panel']);
  expect(toTerms('toJSON')).toEqual(['tojson', 'to', 'json']);
});

it('keeps a version together, with or without its v', () => {
  expect(toTerms('4.10.0')).toEqual(['4.10.0']);
  expect(toTerms('v4.10.0')).toEqual(['4.10.0']);
});

it('reads spellings and forms of a word as one', () => {
  expect(toTerms('Maximised')).toEqual(toTerms('maximize'));
  expect(toTerms('colours')).toEqual(toTerms('color'));
  expect(toTerms('closing')).toEqual(toTerms('closes'));
});

it('reads Next.js and nextjs as one', () => {
  expect(toTerms('Next.js')).toContain(toTerms('nextjs')[0]);
});

it('leaves out words that say nothing', () => {
  expect(toTerms('how do I close a tab')).toEqual(toTerms('close tab'));
});
