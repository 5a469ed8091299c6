import {expect, it} from 'vitest';
import {formatDay} from './dates';

it('writes every month as the platform does', () => {
  const platform = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
  for (let index = 0; index < 12; index += 1) {
    const date = new Date(Date.UTC(2025, index, index === 0 ? 1 : 28, 23, 59));
    expect(formatDay(date.toISOString())).toBe(platform.format(date));
  }
});
