import {expect} from '../support';
import {drag, example, tab} from './support';

example('dockview/nested-docks', 'keeps the drags of the inner dock inside and saves both layouts', async ({page}) => {
  const inner = page.locator('.dv-dockview .dv-dockview');
  await drag(page, tab(page, 'Costs'), page.getByText('cannot leave it'));
  await expect(inner.locator('.dv-groupview')).toHaveCount(2);

  await drag(page, tab(page, 'Costs'), page.getByText('Harbour, lighthouse'));
  await expect(inner.locator('.dv-groupview')).toHaveCount(1);
  await expect(inner.locator('.dv-tab')).toHaveText(['Route', 'Packing', 'Costs']);

  await page.reload();
  await expect(inner.locator('.dv-tab')).toHaveText(['Route', 'Packing', 'Costs']);
  await expect(page.locator('.dv-tab')).toHaveCount(5);
});
