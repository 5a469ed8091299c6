import {expect, it} from 'vitest';
import {releasesBetween} from './releaseSummary';

const ALL = ['3.0.0', '2.1.0', '2.0.0', '1.9.0'];

it.each([
  ['1.9.0', '2.1.0', ['2.1.0', '2.0.0'], undefined],
  ['', '', ALL, undefined],
  ['', '2.0.0', ['2.0.0', '1.9.0'], undefined],
  ['2.1.0', '', ['3.0.0'], undefined],
  ['3.0.0', '', ALL, '3.0.0 is not newer than 3.0.0'],
  ['2.1.0', '1.9.0', ALL, '1.9.0 is not newer than 2.1.0'],
  ['7.0.0', '', ALL, 'There is no release “7.0.0”'],
  ['', '<b>', ALL, 'There is no release “<b>”'],
])('from "%s" to "%s" passes %j, with the problem %s', (from, to, versions, message) => {
  const {problem, ...found} = releasesBetween(ALL, from, to);
  expect(found.versions).toEqual(versions);
  if (message) expect(problem).toContain(message);
  else expect(problem).toBeUndefined();
});
