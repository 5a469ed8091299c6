import {expect} from '../support';
import {drag, example} from './support';

example('paneview/first-steps', 'folds and unfolds a section at its header', async ({page}) => {
  const commit = page.getByText('Add the harbour map');
  await expect(commit).not.toBeInViewport();
  await page.getByText('History', {exact: true}).click();
  await expect(commit).toBeInViewport();
  await page.getByText('Files', {exact: true}).click();
  await expect(page.getByText('index.html')).not.toBeInViewport();
});

example('paneview/headers-and-drag', 'folds by keyboard, reorders by drag and takes a card', async ({page}) => {
  const headers = page.locator('.header');
  await drag(page, page.locator('.card'), page.getByText('Repair the gate'));
  await expect(page.locator('.tasks').nth(1)).toHaveText('Repair the gateBuy twine');
  await expect(headers.nth(1)).toContainText('2');

  const later = page.getByRole('button', {name: 'Later'});
  await later.press('Enter');
  await expect(later).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Paint the boat')).not.toBeInViewport();

  await drag(page, headers.first().locator('span'), page.locator('.dv-pane').nth(1), {across: 0.5, down: 0.85});
  await expect(headers).toHaveText([/This week/, /Today/, /Later/]);
});

example('paneview/save-and-load', 'brings back which panes are open after a reload', async ({page}) => {
  await page.getByText('Colour', {exact: true}).click();
  await page.getByText('Price', {exact: true}).click();
  await expect(page.getByText('From 20 to 80 €')).not.toBeInViewport();
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('Your filters are back.');
  await expect(page.getByText('Sea green, slate, sand')).toBeInViewport();
  await expect(page.getByText('From 20 to 80 €')).not.toBeInViewport();

  await page.getByRole('button', {name: 'Default filters'}).click();
  await expect(page.getByText('From 20 to 80 €')).toBeInViewport();
});
