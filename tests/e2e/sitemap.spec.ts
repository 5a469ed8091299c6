import fs from 'node:fs';
import path from 'node:path';
import {expect, open, test} from './support';

const SITEMAP = path.resolve(__dirname, '../../build/sitemap.xml');
/** Pages a test visits one after the other; small enough for a test's time. */
const BATCH = 16;

const routes = fs.existsSync(SITEMAP)
  ? [...fs.readFileSync(SITEMAP, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  : [];
const batches = Array.from({length: Math.ceil(routes.length / BATCH)}, (_, index) =>
  routes.slice(index * BATCH, (index + 1) * BATCH),
);

test('2 routes: the sitemap lists every doc, post and page', () => {
  expect(routes).toEqual(expect.arrayContaining(['/', '/demo', '/markdown-page', '/blog', '/docs/', '/templates']));
  expect(routes.filter((route) => route.startsWith('/docs/'))).toHaveLength(53);
  expect(routes.filter((route) => /^\/blog\/dockview-/.test(route))).toHaveLength(79);
});

for (const theme of ['light', 'dark']) {
  for (const [index, batch] of batches.entries()) {
    test(`8 console: no error or warning on any page of the sitemap, ${theme}, part ${index + 1}`, async ({page}) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      for (const route of batch) {
        await open(page, route);
        await expect(page.locator('html'), route).toHaveAttribute('data-theme', theme);
        await expect(page.getByRole('heading', {level: 1}), route).toHaveCount(1);
      }
    });
  }
}
