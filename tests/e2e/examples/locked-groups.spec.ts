import {expect} from '../support';
import {drag, example, groupOf, tab} from './support';

example('dockview/locked-groups', 'refuses what its lock says, and shows its header on demand', async ({page}) => {
  const map = page.locator('.dv-groupview', {hasText: 'The map stays'});
  const dragLayers = (across: number) => drag(page, tab(page, 'Layers'), map, {across, down: 0.5});
  const lock = page.getByLabel('The map');

  await expect(tab(page, 'Map')).toBeHidden();
  await dragLayers(0.5);
  await expect(groupOf(page, 'Layers').getByText('Paths, water')).toBeVisible();
  await expect(map.locator('.dv-tab')).toHaveCount(1);

  await page.getByLabel('has a header').check();
  await expect(tab(page, 'Map')).toBeVisible();

  await lock.selectOption('takes drops at its sides only');
  await dragLayers(0.5);
  await expect(map.locator('.dv-tab')).toHaveCount(1);
  await lock.selectOption('is not locked');
  await dragLayers(0.5);
  await expect(groupOf(page, 'Layers').locator('.dv-tab')).toHaveText(['Map', 'Layers']);
});
