const ITEMS = ['Hinge', 'Bracket', 'Rail', 'Handle', 'Latch', 'Panel', 'Frame'];
const STATES = ['open', 'packed', 'sent', 'returned'];

/** Returns a function that invents whole numbers from 0 up to and without `below`, the same ones on every visit. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Invents orders: number, item, quantity, state. */
export function sampleRows(count: number): (string | number)[][] {
  const random = createRandom(7);
  return Array.from({length: count}, (_, index) => [
    1001 + index,
    ITEMS[random(ITEMS.length)]!,
    1 + random(96),
    STATES[random(STATES.length)]!,
  ]);
}

/** Invents a value from 30 to 100 for each month of a year. */
export function sampleYear(): number[] {
  const random = createRandom(11);
  return Array.from({length: 12}, (_, month) => Math.round(30 + month * 3.5 + random(30)));
}

/** Copies the rows in the order of one column; equal rows keep theirs. */
export function sortRows(rows: (string | number)[][], column: number, isDescending: boolean): (string | number)[][] {
  const sign = isDescending ? -1 : 1;
  return [...rows].sort((one, other) =>
    one[column]! < other[column]! ? -sign : one[column]! > other[column]! ? sign : 0,
  );
}
