import {writeDay} from '../../lib/dates';

/** What the theme asks for, which can be less or other in a later version. */
interface Options {
  day?: string;
  month?: string;
  year?: string;
  timeZone?: string;
}

/**
 * Stands in for the theme's hook of this name, which makes an `Intl.DateTimeFormat` on every page with a date.
 * @throws when the theme asks for another form of date.
 */
export function useDateTimeFormat({day, month, year, timeZone}: Options): {format: (date: Date) => string} {
  const isMonth = month === 'long' || month === 'short';
  if (!isMonth || day !== 'numeric' || year !== 'numeric' || timeZone !== 'UTC')
    throw new Error('The theme asks for a form of date that src/plugins/leanClient/plainDates.ts does not write.');
  return {format: (date) => writeDay(date, month)};
}
