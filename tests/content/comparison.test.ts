import path from 'node:path';
import {expect, test} from 'vitest';
import * as z from 'zod';
import data from '../../src/data/comparison.json';
import {features, libraries} from '../../src/lib/comparison';
import {readPackageStats} from '../../src/plugins/package-stats/measure';
import {findWrongCells} from '../support/comparison';

const ROOT = path.resolve(__dirname, '../..');

const source = z
  .strictObject({file: z.string(), has: z.string().optional(), lacks: z.string().optional()})
  .refine(({has, lacks}) => (has === undefined) !== (lacks === undefined), 'needs either "has" or "lacks"');
const cell = z.strictObject({value: z.enum(['yes', 'partly', 'no']), note: z.string().optional(), source});
const schema = z.strictObject({
  measured: z.iso.date(),
  method: z.string(),
  libraries: z.array(
    z.strictObject({
      package: z.string(),
      name: z.string(),
      home: z.url(),
      version: z.string(),
      licence: z.string(),
      gzip: z.number().int().positive(),
      dependencies: z.number().int().nonnegative(),
      react: z.string().optional(),
    }),
  ),
  features: z.array(z.strictObject({id: z.string(), title: z.string(), cells: z.record(z.string(), cell)})),
});

test('the data has its shape', () => {
  expect(schema.safeParse(data).error).toBeUndefined();
});

test('every library has a cell for every feature, and every cell a source in its package', () => {
  const names = libraries.map(({package: name}) => name).sort();
  for (const {id, cells} of features) expect(Object.keys(cells).sort(), id).toEqual(names);
});

test('the cells and sizes of the installed packages hold', async () => {
  expect(await findWrongCells(ROOT, ['dockview', 'dockview-core'])).toEqual([]);
});

test('sizes, dependencies and versions are those of the installed packages', async () => {
  const stats = await readPackageStats(ROOT);
  expect(stats).toMatchObject({version: '4.10.0', licence: 'MIT', dependencies: [], latest: {version: '4.10.0'}});
  expect(stats.react).toEqual({oldest: '16.8', newest: '19'});
  expect(stats.gzip.typescript).toBeLessThan(stats.gzip.react);
  expect(stats.gzip.stylesheet).toBeGreaterThan(1000);
});
