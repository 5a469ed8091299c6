import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {ROOT} from '../support/pages';
import {load} from './bytes';
import {expect, test} from './support';

/**
 * Most that the first view of a page may take until it reacts to input, in bytes after gzip: the page with its styles,
 * and its scripts. A little above what `benchmark/run.mjs` measured, so that growth has to be a decision.
 */
const BUDGETS = {
  '/': {html: 29_500, scripts: 165_000},
  '/docs/core/panels/add': {html: 33_000, scripts: 175_000},
  '/docs/api/dockview/overview': {html: 58_000, scripts: 195_000},
  '/blog/dockview-4.10.0-release': {html: 26_000, scripts: 175_000},
  '/demo': {html: 24_000, scripts: 165_000},
};
/** The largest script is the main one; the editor's, loaded by a press of a button, comes next. */
const LARGEST_SCRIPT = 135_000;
const SCRIPTS = path.join(ROOT, 'build/assets/js');

for (const [route, budget] of Object.entries(BUDGETS)) {
  test(`2 layout: ${route} keeps within its budget of bytes`, async ({page}) => {
    const {html, scripts} = await load(page, route);
    expect(html).toBeLessThan(budget.html);
    expect(scripts).toBeLessThan(budget.scripts);
  });
}

test('2 layout: no script is larger than the main one may be', () => {
  const sizes = fs
    .readdirSync(SCRIPTS)
    .map((file) => [file, gzipSync(fs.readFileSync(path.join(SCRIPTS, file))).length] as const);
  expect(sizes.length).toBeGreaterThan(100);
  expect(sizes.filter(([, size]) => size > LARGEST_SCRIPT)).toEqual([]);
});
