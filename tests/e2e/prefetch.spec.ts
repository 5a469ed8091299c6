import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {load as parse} from 'cheerio';
import {ROOT} from '../support/pages';
import {expect, open, test} from './support';

const PAGE = '/docs/core/panels/add';
const NEIGHBOURS = ['/docs/core/panels/move', '/docs/core/panels/remove', '/docs/core/panels/update'];
const FURTHER = '/docs/core/panels/rendering';

function preloads(route: string): string[] {
  const $ = parse(fs.readFileSync(path.join(ROOT, 'build', route, 'index.html')));
  return $('link[rel=preload][as=script]')
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

test('2 layout: the next pages of the section are fetched ahead, others when the pointer reaches their links', async ({
  page,
}) => {
  await open(page, PAGE);
  for (const route of NEIGHBOURS) await expect.poll(() => prefetched(page)).toContain(ownScript(route));
  expect(await prefetched(page)).not.toContain(ownScript(FURTHER));

  const fetched = page.waitForRequest((request) => request.url().endsWith(ownScript(FURTHER)));
  await page.getByRole('link', {name: 'Rendering', exact: true}).first().hover();
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
