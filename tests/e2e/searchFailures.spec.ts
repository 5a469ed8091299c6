// Failures on purpose write to the console, so these tests do without the check for a silent one.
import {expect, test, type Page} from '@playwright/test';
import {open} from './support';

async function openSearch(page: Page): Promise<void> {
  await page.route(
    ({hostname}) => hostname !== 'localhost',
    (route) => route.fulfill({contentType: 'text/css', body: ''}),
  );
  await open(page, '/docs/core/overview');
  await page.keyboard.press('/');
}

test('says when the index cannot be loaded, and loads it on Retry', async ({page}) => {
  await page.route('**/search/*.json', (route) => route.abort());
  await openSearch(page);
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog.getByRole('alert')).toContainText('The search could not be loaded.');
  await page.unroute('**/search/*.json');
  await page.keyboard.type('watermark');
  await dialog.getByRole('button', {name: 'Retry'}).press('Enter');
  await expect(dialog.getByRole('option').first()).toContainText('Watermark');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('names the answer of a server that has no index', async ({page}) => {
  await page.route('**/search/*.json', (route) => route.fulfill({status: 503}));
  await openSearch(page);
  await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('alert')).toContainText(
    /could not be loaded \(503\)/,
  );
});

test('says when the browser starts no worker', async ({page}) => {
  await page.addInitScript(() => Reflect.set(window, 'Worker', undefined));
  await openSearch(page);
  await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('alert')).toContainText('start a worker');
});

test('says when its script cannot be loaded, and loads it on Retry', async ({page}) => {
  await page.route(
    ({hostname}) => hostname !== 'localhost',
    (route) => route.fulfill({contentType: 'text/css', body: ''}),
  );
  await open(page, '/docs/core/overview');
  await page.route('**/assets/**', (route) => route.abort());
  await page.keyboard.press('/');
  await expect(page.getByRole('alert')).toContainText('The search could not be loaded.');
  await page.unroute('**/assets/**');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.route('**/assets/**', (route) => route.abort());
  // The message of the first failure shows at once: a retry would join the request that is still on its way.
  const failure = page.waitForEvent('requestfailed');
  await page.keyboard.press('/');
  await failure;
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/assets/**');
  // The network is back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('dialog', {name: 'Search', exact: true})).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
