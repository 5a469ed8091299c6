// The browser itself reports the status 404 of the page as an error, so this test does without the silent console.
import {expect, test} from '@playwright/test';
import {open} from './support';

test('the not-found page names the nearest page and searches for the words of the address', async ({page}) => {
  await open(page, '/docs/core/groups/popupGroups');
  const likely = page.getByRole('region', {name: 'Did you mean'}).getByRole('listitem').getByRole('link').first();
  await expect(likely).toHaveText('Popout windows');
  await page.getByRole('button', {name: 'Search for “popup groups”'}).click();
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog.getByRole('combobox')).toHaveValue('popup groups');
  await expect(dialog.getByRole('option').first()).toContainText(/popout/i);
  await page.keyboard.press('Escape');
  await likely.click();
  await expect(page).toHaveURL('/docs/core/groups/popoutGroups');
});
