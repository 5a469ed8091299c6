import type {Page} from '@playwright/test';
import {expect, open, test, untilQuiet} from './support';

const PAGE = '/docs/core/panels/add';
const NEXT = '/docs/core/panels/move';
const LATER = '/docs/core/panels/tabs';

const link = (page: Page, route: string) => page.locator(`.menu a[href="${route}"]`);
const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** Opens the page and waits until it requests nothing more. @returns the scripts of pages requested from then on. */
async function settle(page: Page): Promise<string[]> {
  await open(page, PAGE);
  await untilQuiet(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) scripts.push(request.url());
  });
  return scripts;
}

test('the next page opens without waiting for a script; others load when the pointer reaches their link', async ({
  page,
}) => {
  const scripts = await settle(page);
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  // No script is answered from here on.
  await page.route('**/*.js', () => undefined);
  await link(page, LATER).hover();
  await expect.poll(() => scripts).not.toEqual([]);
  await link(page, NEXT).click();
  await expect(heading(page)).toHaveText('Move panels');
});

for (const [visitor, connection] of Object.entries({
  'who saves data': {saveData: true, effectiveType: '4g'},
  'on a slow network': {saveData: false, effectiveType: '2g'},
})) {
  test(`a visitor ${visitor} downloads nothing before a click`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    const scripts = await settle(page);
    await link(page, NEXT).hover();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(scripts).toEqual([]);
    await link(page, NEXT).click();
    await expect(heading(page)).toHaveText('Move panels');
    expect(scripts).not.toEqual([]);
  });
}
