const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/**
 * Writes a day for readers. Not with `Intl.DateTimeFormat`, which writes the same and takes a slow phone 70 ms to set up.
 * @param date - a day such as `2025-10-30`, or a time, of which the day in UTC counts.
 * @returns `October 30, 2025`.
 */
export function formatDay(date: string): string {
  const day = new Date(date);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}
