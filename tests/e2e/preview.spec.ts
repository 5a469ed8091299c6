import {expect, test} from '@playwright/test';
import {open, output, readClipboard, sent} from './support';
import {origin} from '../support/servers.mjs';

test.use({baseURL: origin('preview')});

test('analytics: one script, a page view after each route change, and events of components', async ({page}) => {
  await open(page, '/preview/docs/core/panels/add');
  await expect(page.locator('script[src="https://www.googletagmanager.com/gtag/js?id=G-TEST123"]')).toHaveCount(1);
  expect(await sent(page)).toContainEqual(['config', 'G-TEST123', expect.anything()]);
  const views = async () => (await sent(page)).filter(([, name]) => name === 'page_view');
  await page.locator('.table-of-contents a').last().click();
  await expect(page).toHaveURL(/#/);
  expect(await views()).toEqual([]);
  await page.locator('.pagination-nav__link--next').click();
  await expect.poll(views).toEqual([['event', 'page_view', {page_path: '/preview/docs/core/panels/move'}]]);
  await page.getByRole('radio', {name: 'TypeScript'}).first().click();
  expect(await sent(page)).toContainEqual(['event', 'choose_framework', {framework: 'typescript'}]);
});

test('base URL: links, pages and examples work below a path', async ({page}) => {
  const failed: string[] = [];
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
  await open(page, '/preview/');
  await page.getByRole('heading', {name: 'Save and load', exact: true}).scrollIntoViewIfNeeded();
  await expect(page.frameLocator('main iframe').first().locator('.dv-tab').first()).toBeVisible();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL('/preview/docs/overview/getStarted/installation');
  await page.goto('/preview/templates');
  await page.getByRole('link', {name: 'First steps', exact: true}).click();
  await expect(page).toHaveURL('/preview/examples/dockview/first-steps');
  await expect(page.frameLocator('main iframe').getByText('Welcome')).toBeVisible();
  expect(failed).toEqual([]);
});

test('base URL: an example opens its popout window below a path', async ({page}) => {
  await page.goto('/preview/templates/dockview/popout-windows/typescript/');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', {name: 'Notes in a window'}).click();
  const popup = await opening;
  await expect(popup).toHaveURL('/preview/templates/dockview/popout-windows/typescript/popout.html');
  await expect(popup.locator('.panel')).toContainText('Place: popout');
});

test('base URL: edited code runs, and its link opens, below a path', async ({page}) => {
  await open(page, '/preview/docs/overview/getStarted/installation');
  await page.getByRole('button', {name: 'Code', exact: true}).first().click();
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type("document.body.append('made below a path');\n");
  await expect(page.frameLocator('iframe:not([inert])').first().locator('body')).toContainText('made below a path');
  await page.getByRole('button', {name: 'Share'}).first().click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  await open(page, await readClipboard(page));
  await expect(page).toHaveURL(/\/preview\/templates\/shared#code=/);
  await page.getByRole('button', {name: 'Run this code'}).click();
  await expect(output(page).locator('body')).toContainText('made below a path');
});

test('base URL: the search works below a path', async ({page}) => {
  await open(page, '/preview/docs/core/overview');
  await page.keyboard.press('/');
  await page.keyboard.type('fromJSON');
  const results = page.getByRole('dialog', {name: 'Search'}).getByRole('option');
  await expect(results.first()).toHaveAttribute('href', '/preview/docs/api/dockview/overview#fromJSON');
  await page.getByRole('combobox', {name: 'Search'}).fill('first steps example');
  await expect(results.first()).toHaveAttribute('href', '/preview/examples/dockview/first-steps');
});
