import path from 'node:path';
import {version} from 'dockview-core/package.json';
import {expect, test} from 'vitest';
import * as z from 'zod';
import data from '../../src/data/comparison.json';
import {features, libraries} from '../../src/lib/comparison';
import {readPackageStats} from '../../src/plugins/package-stats/measure';
import {releases} from '../../src/plugins/releases/data';
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
  const latest = releases.at(-1)!;
  expect(stats).toMatchObject({version, licence: 'MIT', dependencies: [], latest: {version: latest.version}});
  expect(stats.react).toEqual({oldest: '16.8', newest: '19'});
  expect(stats.gzip.typescript).toBeLessThan(stats.gzip.react);
  expect(stats.gzip.stylesheet).toBeGreaterThan(1000);
});
