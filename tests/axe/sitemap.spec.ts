import fs from 'node:fs';
import path from 'node:path';
import {accessibilityProblems} from '../e2e/axe';
import {expect, open, test} from '../e2e/support';

const SITEMAP = path.resolve(__dirname, '../../build/sitemap.xml');
/** Pages a test visits one after the other; small enough for a test's time. */
const BATCH = 6;
const SIZES = [
  {width: 1440, height: 900},
  {width: 390, height: 844},
];

const routes = fs.existsSync(SITEMAP)
  ? [...fs.readFileSync(SITEMAP, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  : [];
// Also a page that the sitemap leaves out.
const visited = [...routes, '/404.html'];
const batches = Array.from({length: Math.ceil(visited.length / BATCH)}, (_, index) =>
  visited.slice(index * BATCH, (index + 1) * BATCH),
);

for (const theme of ['light', 'dark']) {
  for (const [index, batch] of batches.entries()) {
    test(`2 layout: axe finds nothing on any page of the sitemap, ${theme}, part ${index + 1}`, async ({page}) => {
      test.slow();
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      for (const route of batch) {
        await open(page, route);
        await expect(page.locator('html'), route).toHaveAttribute('data-theme', theme);
        await expect(page.getByRole('heading', {level: 1}), route).toHaveCount(1);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          expect(await accessibilityProblems(page), `${route}, ${size.width} px`).toEqual([]);
        }
      }
    });
  }
}
