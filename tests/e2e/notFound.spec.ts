import fs from 'node:fs';
import path from 'node:path';
import {expect, test as plain} from '@playwright/test';
import redirects from '../../src/data/redirects.json';
import {open, test} from './support';

const BUILD = path.resolve(__dirname, '../../build');

// The browser itself reports the status 404 of the page as an error, so these tests do without the silent console.
plain('the not-found page names the nearest page and searches for the words of the address', async ({page}) => {
  await page.route(
    ({hostname}) => hostname !== 'localhost',
    (route) => route.fulfill({contentType: 'text/css', body: ''}),
  );
  await open(page, '/docs/core/groups/popupGroups');
  const likely = page.getByRole('region', {name: 'Did you mean'});
  await expect(likely.getByRole('listitem').getByRole('link').first()).toHaveText('Popout windows');
  await page.getByRole('button', {name: 'Search for “popup groups”'}).click();
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog.getByRole('combobox')).toHaveValue('popup groups');
  await expect(dialog.getByRole('option').first()).toContainText(/popout/i);
  await page.keyboard.press('Escape');
  await likely.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL('/docs/core/groups/popoutGroups');
});

plain('the not-found page reads whole without JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/nowhere');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await expect(main.getByRole('link')).toHaveText(['All guides by task', 'API reference', 'Examples', 'Release notes']);
  await context.close();
});

test('an old address leads to its page, with and without JavaScript', async ({page, browser}) => {
  await page.goto('/docs/core/groups/maximizedGroups');
  await expect(page).toHaveURL('/docs/core/groups/maxmizedGroups');
  const context = await browser.newContext({javaScriptEnabled: false});
  const still = await context.newPage();
  await still.goto('/docs/theming');
  await expect(still).toHaveURL('/docs/overview/getStarted/theme');
  await context.close();
});

test('every old address has a page that leads to one that exists', () => {
  for (const {to, from} of redirects) {
    expect(fs.existsSync(path.join(BUILD, to, 'index.html')), to).toBe(true);
    for (const source of from) {
      const html = fs.readFileSync(path.join(BUILD, source, 'index.html'), 'utf8');
      expect(html, source).toContain(`url=${to}`);
    }
  }
});
