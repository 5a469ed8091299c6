import {expect} from '../support';
import {example} from './support';

example('dockview/one-panel-two-windows', 'shows in the dock what changes in a floating view', async ({page}) => {
  const floating = page.locator('.dv-resize-container');
  const inDock = page.getByRole('table', {name: 'Budget, view 1'});
  await floating.getByLabel('Hostel').fill('120');
  await expect(inDock.getByLabel('Hostel')).toHaveValue('120');
  await inDock.getByLabel('Train').fill('40');
  await expect(floating).toContainText('220 €');

  await page.getByRole('button', {name: 'Open another view'}).click();
  await expect(page.getByRole('table', {name: 'Budget, view 3'})).toContainText('220 €');
});
