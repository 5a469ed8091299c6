import {expect} from '../support';
import {example, tab} from './support';

example('dockview/close-confirmation', 'asks about unsaved text, and about nothing else', async ({page}) => {
  const close = (title: string) => tab(page, title).locator('.dv-default-tab-action').click();

  await page.getByRole('textbox', {name: 'To the bank'}).fill('Dear bank');
  await close('To the bank');
  await page.getByRole('button', {name: 'Keep it open'}).click();
  await expect(tab(page, 'To the bank')).toBeVisible();
  await close('To the bank');
  await page.getByRole('button', {name: 'Close anyway'}).click();
  await expect(tab(page, 'To the bank')).toBeHidden();
  await expect(page.getByRole('status')).toHaveText('“To the bank” is closed, 1 left.');
  await close('To the neighbours');
  await expect(page.locator('.dv-tab')).toHaveCount(0);
});
