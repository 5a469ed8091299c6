import {expect} from '../support';
import {drag, example, tab} from './support';

example('dockview/saved-workspaces', 'loads what version 1 saved and keeps layouts by name', async ({page}) => {
  const chart = page.getByRole('img', {name: /Visits per day/});
  const groups = page.locator('.dv-groupview');
  await expect(page.getByRole('status')).toHaveText('“Morning” was saved by version 1.');
  await expect(chart).toBeVisible();

  await drag(page, tab(page, 'Notes'), page.locator('.dv-content-container'), {across: 0.95, down: 0.5});
  await expect(groups).toHaveCount(2);
  await page.getByLabel('New name').fill('Side by side');
  await page.keyboard.press('Enter');
  await page.getByLabel('Workspace').selectOption('Morning');
  await expect(groups).toHaveCount(1);

  await page.reload();
  await page.getByLabel('Workspace').selectOption('Side by side');
  await expect(groups).toHaveCount(2);
  await expect(chart).toBeVisible();
});
