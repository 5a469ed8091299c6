import {describe, expect, it} from 'vitest';
import {readMarkers, readTests} from '../support/behavior';

const tests = readTests();
const markers = readMarkers();

describe('claims of the guides and the tests that show them', () => {
  it('there are tests, each with a claim of its own', () => {
    const claims = tests.map(({claim}) => claim);
    expect(claims.length).toBeGreaterThan(0);
    expect(claims.filter((claim, index) => claims.indexOf(claim) !== index)).toEqual([]);
  });

  it('every comment "shown by" names a test', () => {
    const known = new Set(tests.map(({claim}) => claim));
    const unknown = markers.filter(({claim}) => !known.has(claim));
    expect(unknown.map(({guide, claim}) => `${guide} says "shown by: ${claim}", but no test is called so`)).toEqual([]);
  });

  it('every test is named by the guide it belongs to', () => {
    const unnamed = tests.filter(
      (test) => !markers.some(({guide, claim}) => guide === test.guide && claim === test.claim),
    );
    expect(unnamed.map(({guide, claim}) => `${guide} does not say {/* shown by: ${claim} */}`)).toEqual([]);
  });
});
