import {describe, expect, it} from 'vitest';
import {releasesBetween} from './releaseSummary';

const ALL = ['3.0.0', '2.1.0', '2.0.0', '1.9.0'];

describe('releasesBetween', () => {
  it('excludes the installed release and includes the target', () => {
    expect(releasesBetween(ALL, '1.9.0', '2.1.0')).toEqual({versions: ['2.1.0', '2.0.0'], problem: undefined});
  });

  it('defaults to the newest release and everything before', () => {
    expect(releasesBetween(ALL, '', '').versions).toEqual(ALL);
    expect(releasesBetween(ALL, '', '2.0.0').versions).toEqual(['2.0.0', '1.9.0']);
    expect(releasesBetween(ALL, '2.1.0', '').versions).toEqual(['3.0.0']);
  });

  it.each([
    ['2.0.0', '2.0.0', '2.0.0 is not newer than 2.0.0'],
    ['3.0.0', '', '3.0.0 is not newer than 3.0.0'],
    ['2.1.0', '1.9.0', '1.9.0 is not newer than 2.1.0'],
    ['7.0.0', '', 'There is no release “7.0.0”'],
    ['', '<b>', 'There is no release “<b>”'],
  ])('explains why %s to %s is invalid, and shows all', (from, to, message) => {
    const {versions, problem} = releasesBetween(ALL, from, to);
    expect(versions).toEqual(ALL);
    expect(problem).toContain(message);
  });
});
