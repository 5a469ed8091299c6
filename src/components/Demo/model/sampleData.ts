import {noise} from '../../SamplePanels/tick';

const ITEMS = ['Hinge', 'Bracket', 'Rail', 'Handle', 'Latch', 'Panel', 'Frame'];
const STATES = ['open', 'packed', 'sent', 'returned'];

/** Invents orders: number, item, quantity, state. */
export function sampleRows(count: number): (string | number)[][] {
  return Array.from({length: count}, (_, index) => {
    const random = (seed: number, below: number): number => Math.floor(noise(seed, index) * below);
    return [1001 + index, ITEMS[random(51, ITEMS.length)]!, 1 + random(52, 96), STATES[random(53, STATES.length)]!];
  });
}

/** Copies the rows in the order of one column; equal rows keep theirs. */
export function sortRows(rows: (string | number)[][], column: number, isDescending: boolean): (string | number)[][] {
  const sign = isDescending ? -1 : 1;
  return [...rows].sort((one, other) =>
    one[column]! < other[column]! ? -sign : one[column]! > other[column]! ? sign : 0,
  );
}
