import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {load as parse} from 'cheerio';
import {ROOT} from '../support/pages';
import {expect, open, test} from './support';

const PAGE = '/docs/core/panels/add';
const SECTION = ['move', 'register', 'remove', 'rendering', 'resizing', 'tabs', 'update'].map(
  (name) => `/docs/core/panels/${name}`,
);
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

test('2 layout: three pages of the section are fetched ahead, others when the pointer reaches their links', async ({
  page,
}) => {
  await open(page, PAGE);
  const waiting = async () => {
    const files = await prefetched(page);
    return SECTION.filter((route) => !files.includes(ownScript(route)));
  };
  await expect.poll(async () => (await waiting()).length).toBe(SECTION.length - 3);
  for (const route of ELSEWHERE) expect(await prefetched(page)).not.toContain(ownScript(route));

  const [next] = await waiting();
  const fetched = page.waitForRequest((request) => request.url().endsWith(ownScript(next!)));
  await page.locator(`.menu a[href="${next}"]`).hover();
  await fetched;
});

for (const [visitor, connection] of Object.entries({
  'who saves data': {saveData: true, effectiveType: '4g'},
  'with a slow network': {saveData: false, effectiveType: '3g'},
})) {
  test(`2 layout: a visitor ${visitor} gets nothing that was not asked for`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    await page.clock.install();
    await open(page, PAGE);
    await untilIdle(page);
    expect(await prefetched(page)).toEqual([]);
  });
}
