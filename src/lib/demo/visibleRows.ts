/** Which rows of a long table are worth drawing. */
export interface RowRange {
  /** The first row drawn. */
  start: number;
  /** The first row not drawn any more. */
  end: number;
}

/** Rows drawn above and below what is seen, so that a quick scroll shows no gap. */
const SPARE = 12;

/**
 * Finds the rows that can be seen.
 * @param scrollTop - how far the table is scrolled, in pixels.
 * @param height - of what is seen of it, in pixels.
 * @param rowHeight - of each row, in pixels.
 * @param count - of all rows.
 * @returns the range, with a few spare rows at both ends.
 */
export function visibleRows(scrollTop: number, height: number, rowHeight: number, count: number): RowRange {
  const first = Math.floor(scrollTop / rowHeight) - SPARE;
  const last = Math.ceil((scrollTop + height) / rowHeight) + SPARE;
  // Even numbers only: a range that starts at every other row redraws half as often and keeps stripes where they are.
  const start = Math.max(0, Math.min(count, first - (first % 2)));
  return {start, end: Math.max(start, Math.min(count, last))};
}
