/** One row of the data panel. */
export interface SampleRow {
  order: number;
  item: string;
  quantity: number;
  state: string;
}

/** One point of the chart panel. */
export interface SamplePoint {
  label: string;
  value: number;
}

const ITEMS = ['Hinge', 'Bracket', 'Rail', 'Handle', 'Latch', 'Panel', 'Frame'] as const;
const STATES = ['open', 'packed', 'sent', 'returned'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Numbers that look random and are the same on every visit. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

/**
 * Invents rows.
 * @param count - how many.
 * @returns the same rows every time.
 */
export function sampleRows(count: number): SampleRow[] {
  const random = numbers(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random.next().value * list.length)]!;
  return Array.from({length: count}, (_, index) => ({
    order: 1001 + index,
    item: pick(ITEMS),
    quantity: 1 + Math.floor(random.next().value * 96),
    state: pick(STATES),
  }));
}

/** In which order rows are shown. */
export interface SortOrder {
  by: keyof SampleRow;
  descending: boolean;
}

/**
 * Puts rows in order; rows that are equal keep theirs.
 * @param rows - the rows; they stay as they are.
 * @param order - the column and the direction.
 * @returns a sorted copy.
 */
export function sortRows(rows: readonly SampleRow[], {by, descending}: SortOrder): SampleRow[] {
  const sign = descending ? -1 : 1;
  return [...rows].sort((one, other) => {
    if (one[by] === other[by]) return 0;
    return one[by] < other[by] ? -sign : sign;
  });
}

/**
 * Invents a year.
 * @param seed - another seed, another year.
 * @returns a value from 10 to 100 for each month.
 */
export function samplePoints(seed: number): SamplePoint[] {
  const random = numbers(seed);
  return MONTHS.map((label, index) => ({
    label,
    value: Math.round(30 + index * 3.5 + random.next().value * 30),
  }));
}

/** Where a chart's lines go, in the units of its view box. */
export interface ChartPaths {
  line: string;
  area: string;
}

/**
 * Draws a line through values, and the area under it, from edge to edge.
 * @param values - at least two values.
 * @param width - of the view box.
 * @param height - of the view box.
 * @param top - the value at the upper edge; zero is the lower edge.
 * @returns path data for SVG.
 */
export function chartPaths(values: readonly number[], width: number, height: number, top: number): ChartPaths {
  const step = width / Math.max(values.length - 1, 1);
  const round = (value: number): number => Math.round(value * 100) / 100;
  const points = values.map((value, index) => `${round(index * step)},${round(height - (value / top) * height)}`);
  const line = `M${points.join('L')}`;
  return {line, area: `${line}L${width},${height}L0,${height}Z`};
}
