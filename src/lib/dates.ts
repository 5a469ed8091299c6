const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/**
 * Writes a day in UTC: `October 30, 2025`, or `Oct 30, 2025` with short months. Not with `Intl.DateTimeFormat`, which
 * writes the same and takes a slow phone 70 ms to set up.
 */
export function writeDay(date: Date, month: 'long' | 'short'): string {
  const name = MONTHS[date.getUTCMonth()]!;
  return `${month === 'short' ? name.slice(0, 3) : name} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
