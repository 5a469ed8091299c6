import {expect, it} from 'vitest';
import {visibleRows} from './visibleRows';

it.each([0, 1, 27, 28, 1000, 139_000, 9_999_999])('covers what is seen, scrolled to %i', (top) => {
  const {start, end} = visibleRows(top, 300, 28, 5000);
  expect(start % 2).toBe(0);
  expect(start).toBeLessThanOrEqual(Math.max(0, Math.min(5000, Math.floor(top / 28))));
  expect(end).toBeGreaterThanOrEqual(Math.min(5000, Math.ceil((top + 300) / 28)));
  expect(end - start).toBeLessThan(60);
});

it('has nothing to show of nothing', () => {
  expect(visibleRows(0, 300, 28, 0)).toEqual({start: 0, end: 0});
});
