import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {load as parse} from 'cheerio';
import {ROOT} from '../support/pages';
import {expect, open, test} from './support';

const PAGE = '/docs/core/panels/add';
/** The pages that follow in the sidebar, in its order. */
const NEXT = ['move', 'remove', 'update'].map((name) => `/docs/core/panels/${name}`);
const LATER = '/docs/core/panels/tabs';
const ELSEWHERE = ['/docs/core/overview', '/blog', '/demo'];

function preloads(route: string): string[] {
  const $ = parse(fs.readFileSync(path.join(ROOT, 'build', route, 'index.html')));
  return $('link[rel=late]')
    .map((_, link) => $(link).attr('href'))
    .get();
}

/** The script that a page needs and the open one does not. */
function ownScript(route: string): string {
  const shared = preloads(PAGE);
  const [script] = preloads(route).filter((file) => !shared.includes(file));
  if (!script) throw new Error(`${route} has no script of its own`);
  return script;
}

function prefetched(page: Page): Promise<(string | null)[]> {
  return page.locator('link[rel=prefetch]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

/** Lets the time pass that the page waits before it fetches ahead. */
async function untilIdle(page: Page): Promise<void> {
  await page.clock.runFor(5000);
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
}

test('the next three pages of the section are fetched ahead, others when the pointer reaches their links', async ({
  page,
}) => {
  await open(page, PAGE);
  const arePrefetched = async (routes: string[]) => {
    const files = await prefetched(page);
    return routes.map((route) => files.includes(ownScript(route)));
  };
  await expect.poll(() => arePrefetched(NEXT)).toEqual([true, true, true]);
  expect(await arePrefetched([LATER, ...ELSEWHERE])).toEqual([false, false, false, false]);

  const fetched = page.waitForRequest((request) => request.url().endsWith(ownScript(LATER)));
  await page.locator(`.menu a[href="${LATER}"]`).hover();
  await fetched;
});

test('a click on the next page waits for no script', async ({page}) => {
  await open(page, PAGE);
  const timesRead = () =>
    page.evaluate(
      (file) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
          ({name, initiatorType}) => name.endsWith(file) && initiatorType === 'script',
        ).length,
      ownScript(NEXT[0]!),
    );
  await expect.poll(timesRead).toBe(1);
  // From here on no script is answered.
  await page.route('**/*.js', () => undefined);
  await page.locator(`.menu a[href="${NEXT[0]}"]`).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Move panels');
});

for (const [visitor, connection] of Object.entries({
  'who saves data': {saveData: true, effectiveType: '4g'},
  'with a slow network': {saveData: false, effectiveType: '3g'},
})) {
  test(`a visitor ${visitor} gets nothing that was not asked for`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    await page.clock.install();
    await open(page, PAGE);
    await untilIdle(page);
    expect(await prefetched(page)).toEqual([]);
  });
}
