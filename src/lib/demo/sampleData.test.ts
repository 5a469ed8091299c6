import {expect, it} from 'vitest';
import {chartPaths, samplePoints, sampleRows, sortRows} from './sampleData';

it('sampleRows are the same every time, with numbers of their own', () => {
  const rows = sampleRows(300);
  expect(rows).toHaveLength(300);
  expect(rows).toEqual(sampleRows(300));
  expect(new Set(rows.map(({order}) => order)).size).toBe(300);
  expect(new Set(rows.map(({item}) => item)).size).toBeGreaterThan(3);
  expect(rows.every(({quantity}) => quantity >= 1 && quantity <= 96)).toBe(true);
});

it('samplePoints are a year within the chart', () => {
  const points = samplePoints(3);
  expect(points).toHaveLength(12);
  expect(points.every(({value}) => value >= 10 && value <= 100)).toBe(true);
  expect(samplePoints(4)).not.toEqual(points);
});

it('chartPaths goes from edge to edge and closes the area', () => {
  expect(chartPaths([0, 50, 100], 200, 100, 100)).toEqual({
    line: 'M0,100L100,50L200,0',
    area: 'M0,100L100,50L200,0L200,100L0,100Z',
  });
});

it('sortRows sorts numbers and words, and keeps the order of equals', () => {
  const rows = sampleRows(50);
  const quantities = sortRows(rows, {by: 'quantity', descending: true}).map(({quantity}) => quantity);
  expect(quantities).toEqual([...quantities].sort((one, other) => other - one));
  const open = sortRows(rows, {by: 'state', descending: false}).filter(({state}) => state === 'open');
  expect(open.map(({order}) => order)).toEqual(open.map(({order}) => order).sort((one, other) => one - other));
  expect(sortRows(rows, {by: 'order', descending: false})).toEqual(rows);
});
