import {expect} from '../support';
import {drag, example, groupOf, tab} from './support';

example('dockview/shared-state', 'shows in one panel what changes in another, also after a move', async ({page}) => {
  await expect(page.getByRole('status')).toHaveText('26 €');
  await drag(page, tab(page, 'Order'), groupOf(page, 'Prices').locator('.dv-content-container'));
  await page.getByLabel('Lemon cake').fill('3');
  await expect(page.getByRole('status')).toHaveText('62 €');
});
