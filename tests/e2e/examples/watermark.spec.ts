import {expect} from '../support';
import {example, tab} from './support';

example('dockview/watermark', 'opens panels from an empty group and from an empty dock', async ({page}) => {
  const empty = page.locator('.dv-groupview').filter({hasText: 'This group is empty.'});
  await empty.getByRole('button', {name: 'Coast trip'}).click();
  await expect(empty).toHaveCount(0);
  await expect(tab(page, 'Coast trip')).toBeVisible();

  await page.getByRole('button', {name: 'Close all'}).click();
  await expect(page.getByText('No note is open.')).toBeVisible();
  await page.getByRole('button', {name: 'Reading list'}).click();
  await expect(page.locator('.dv-tab')).toHaveText(['Reading list']);
});
