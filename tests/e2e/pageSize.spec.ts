import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {load as parse} from 'cheerio';
import {ROOT} from '../support/pages';
import {expect, test} from './support';

const BUILD = path.join(ROOT, 'build');
/**
 * Most that the first view of a page may take, in bytes after gzip: the page with its styles, and the scripts that it
 * names. A little above what `benchmark/run.mjs` measured, so that growth has to be a decision.
 */
const BUDGETS = {
  '/': {html: 31_000, scripts: 150_000},
  '/docs/core/panels/add': {html: 35_000, scripts: 175_000},
  '/docs/api/dockview/overview': {html: 58_500, scripts: 195_000},
  '/blog/dockview-4.10.0-release': {html: 26_500, scripts: 175_000},
  '/demo': {html: 24_000, scripts: 215_000},
};
/** Only presses of buttons load scripts that are larger than the main one: the editor's. */
const MAIN_SCRIPT = 135_000;
const OTHER_SCRIPT = 165_000;

function compressed(file: string): number {
  return gzipSync(fs.readFileSync(path.join(BUILD, file))).length;
}

for (const [route, budget] of Object.entries(BUDGETS)) {
  test(`${route} keeps within its budget of bytes`, () => {
    const page = path.join(route, 'index.html');
    const $ = parse(fs.readFileSync(path.join(BUILD, page)));
    const scripts = [
      ...$('script[src]').map((_, script) => $(script).attr('src')),
      ...$('link[rel=late]').map((_, link) => $(link).attr('href')),
    ];
    expect(scripts.length).toBeGreaterThan(3);
    expect(compressed(page)).toBeLessThan(budget.html);
    expect(scripts.reduce((sum, script) => sum + compressed(script), 0)).toBeLessThan(budget.scripts);
  });
}

test('no script is larger than it may be', () => {
  const folder = 'assets/js';
  const files = fs.readdirSync(path.join(BUILD, folder));
  expect(files.filter((file) => file.startsWith('main.'))).toHaveLength(1);
  for (const file of files) {
    const limit = file.startsWith('main.') ? MAIN_SCRIPT : OTHER_SCRIPT;
    expect(compressed(path.join(folder, file)), file).toBeLessThan(limit);
  }
});
