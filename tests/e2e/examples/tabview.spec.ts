import {expect} from '../support';
import {drag, example, tab} from './support';

example('dockview/tabview', 'reorders its tabs and keeps to one group', async ({page}) => {
  const content = page.locator('.dv-content-container');
  await drag(page, tab(page, 'Query 1'), content, {across: 0.95, down: 0.5});
  await drag(page, tab(page, 'Query 1'), content, {across: 0.5, down: 0.95});
  await expect(page.locator('.dv-groupview')).toHaveCount(1);

  await drag(page, tab(page, 'Query 3'), tab(page, 'Query 1'), {across: 0.2, down: 0.5});
  await expect(page.locator('.dv-tab')).toHaveText(['Query 3', 'Query 1', 'Query 2']);

  await page.getByRole('button', {name: 'New query'}).click();
  await expect(page.locator('.dv-active-tab')).toHaveText('Query 4');
});
