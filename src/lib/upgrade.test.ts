import {describe, expect, it} from 'vitest';
import {decodeCosts, encodeCosts, releasesBetween} from './upgrade';

const ALL = ['3.0.0', '2.1.0', '2.0.0', '1.9.0'];

describe('releasesBetween', () => {
  it('leaves out the installed release and holds the one to go to', () => {
    expect(releasesBetween(ALL, '1.9.0', '2.1.0')).toEqual({versions: ['2.1.0', '2.0.0'], problem: undefined});
  });

  it('takes the newest and everything before when nothing is chosen', () => {
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
  ])('says what is wrong with %s to %s, and shows all', (from, to, message) => {
    const {versions, problem} = releasesBetween(ALL, from, to);
    expect(versions).toEqual(ALL);
    expect(problem).toContain(message);
  });
});

it('costs survive being written into an attribute', () => {
  const costs = [
    {version: '4.0.0', changes: 5, removed: 3},
    {version: '3.2.0', changes: 0, removed: 0},
  ];
  expect(decodeCosts(encodeCosts(costs))).toEqual(costs);
});
