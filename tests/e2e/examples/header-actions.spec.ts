import {expect} from '../support';
import {example, groupOf, tab} from './support';

example('dockview/header-actions', 'adds, maximises and floats from the header of a group', async ({page}) => {
  const press = (name: string) => groupOf(page, 'Trip').getByRole('button', {name}).click();
  const count = groupOf(page, 'Trip').locator('.dv-pre-actions-container');

  await expect(count).toHaveText('1');
  await press('Add a note');
  await expect(groupOf(page, 'Trip').locator('.dv-tab')).toHaveText(['Trip', 'Note 1']);
  await expect(count).toHaveText('2');
  await press('Maximise');
  await expect(tab(page, 'Packing')).not.toBeInViewport();
  await press('Restore');
  await expect(tab(page, 'Packing')).toBeInViewport();
  await press('Float');
  const floating = page.locator('.dv-resize-container').filter({has: tab(page, 'Trip')});
  await expect(floating).toHaveCount(1);
  await press('Put back');
  await expect(floating).toHaveCount(0);
  await expect(tab(page, 'Trip')).toBeVisible();
});
