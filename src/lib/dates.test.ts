import {expect, it} from 'vitest';
import {writeDay} from './dates';

it.each(['long', 'short'] as const)('writes every month as the platform does, %s', (month) => {
  const platform = new Intl.DateTimeFormat('en', {day: 'numeric', month, year: 'numeric', timeZone: 'UTC'});
  for (let index = 0; index < 12; index += 1) {
    const date = new Date(Date.UTC(2025, index, index === 0 ? 1 : 28, 23, 59));
    expect(writeDay(date, month)).toBe(platform.format(date));
  }
});
