import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {readReference} from '../../src/plugins/api/reference';
import {ROOT} from '../support/pages';
import {expect, open, test} from './support';

const BUILD = path.join(ROOT, 'build');
/**
 * The most that the first view of a page may take, in bytes after gzip: the HTML, which holds the styles, and all scripts
 * but those loaded ahead. A little above the present sizes, so that growth is a decision; the same sources differ by some
 * 20 bytes from one machine to the next.
 */
const BUDGETS = {
  // With the library: the dock of the first screen is in the page, not in a frame, whose scripts don't count.
  '/': {html: 46_000, scripts: 215_000},
  '/docs/core/panels/add': {html: 45_000, scripts: 184_000},
  '/docs/api/dockview/overview': {html: 71_500, scripts: 209_000},
  '/blog/dockview-4.10.0-release': {html: 38_000, scripts: 175_000},
  // With the check of layouts, which the layout check shares.
  '/demo': {html: 35_500, scripts: 266_000},
  // With the function that readers copy, in color.
  '/layout-check': {html: 46_000, scripts: 182_000},
  '/theme-builder': {html: 36_000, scripts: 218_000},
};
/** Only presses of buttons load scripts that are larger than the main one: the editor's. */
const MAIN_SCRIPT = 135_000;
const OTHER_SCRIPT = 165_000;

function compressed(file: string): number {
  return gzipSync(fs.readFileSync(path.join(BUILD, file))).length;
}

for (const [route, budget] of Object.entries(BUDGETS)) {
  test(`${route} keeps within its budget of bytes`, async ({page}) => {
    // Nothing is loaded ahead on such a connection.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
    );
    const scripts = new Set<string>();
    page.on('response', (response) => {
      const {pathname} = new URL(response.url());
      if (/^\/assets\/js\/.*\.js$/.test(pathname)) scripts.add(pathname);
    });
    await open(page, route);
    await page.waitForLoadState('networkidle');
    expect(scripts.size).toBeGreaterThan(3);
    expect(compressed(path.join(route, 'index.html'))).toBeLessThan(budget.html);
    expect([...scripts].reduce((sum, script) => sum + compressed(script), 0)).toBeLessThan(budget.scripts);
  });
}

test('styles are part of the page', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/docs/core/panels/add');
  await page.getByRole('link', {name: 'Demo', exact: true}).first().click();
  await expect(page.locator('.dv-tab').first()).toBeVisible();
  expect(requests.filter((url) => /\/assets\/css\//.test(url))).toEqual([]);
});

test('no page of the API reference is larger than it may be', () => {
  const routes = new Set([...readReference().values()].map(({route}) => route));
  for (const route of routes) expect(compressed(path.join(route, 'index.html')), route).toBeLessThan(150_000);
});

test('no script is larger than it may be', () => {
  const folder = 'assets/js';
  const files = fs.readdirSync(path.join(BUILD, folder));
  expect(files.filter((file) => file.startsWith('main.'))).toHaveLength(1);
  for (const file of files) {
    const limit = file.startsWith('main.') ? MAIN_SCRIPT : OTHER_SCRIPT;
    expect(compressed(path.join(folder, file)), file).toBeLessThan(limit);
  }
});
