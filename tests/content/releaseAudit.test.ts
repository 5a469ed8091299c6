import {describe, expect, it} from 'vitest';
import {releases} from '../../src/lib/releases';
import audit from './releaseAudit.json';

const DRAWN = 20;

/** Numbers from 0 up to 1 that follow from the seed: the generator known as mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Shuffles a copy by Fisher and Yates, from the end. */
function shuffle(versions: readonly string[], random: () => number): string[] {
  const shuffled = [...versions];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}

describe('2 blog: the audit of release posts', () => {
  it('covers the twenty releases that its seed draws', () => {
    const oldestFirst = releases.map(({version}) => version);
    const drawn = shuffle(oldestFirst, randomNumbers(audit.seed)).slice(0, DRAWN);
    expect(audit.releases.map(({version}) => version)).toEqual(
      oldestFirst.filter((version) => drawn.includes(version)),
    );
  });

  it('says for each how much was checked, what was wrong and how it was mended', () => {
    for (const {version, statements, found} of audit.releases) {
      expect(statements, version).toBeGreaterThan(0);
      for (const {wrong, mended} of found) expect([wrong, mended].every(Boolean), version).toBe(true);
    }
  });
});
