import {expect} from '../support';
import {drag, example, groupOf, tab} from './support';

example('dockview/drag-log', 'lists the events of a tab, of a group and of what comes from outside', async ({page}) => {
  const log = page.getByRole('log').getByRole('listitem');
  const target = groupOf(page, 'Flour').locator('.dv-content-container');
  const names = async () => [...new Set((await log.allTextContents()).map((line) => line.split(':')[0]))];

  await drag(page, tab(page, 'Spices'), target);
  await expect(log.last()).toHaveText('onDidMovePanel: Spices');
  expect(await names()).toEqual(['onWillDragPanel', 'onWillShowOverlay', 'onWillDrop', 'onDidMovePanel']);

  await page.getByRole('button', {name: 'Empty the log'}).click();
  await drag(page, page.getByText('A slip of paper'), target);
  await expect(log.last()).toHaveText('onDidDrop: center');
  expect(await names()).toEqual(['onWillShowOverlay', 'onWillDrop', 'onDidDrop']);

  await page.getByRole('button', {name: 'Empty the log'}).click();
  await drag(page, groupOf(page, 'Tea').locator('.dv-void-container'), target);
  await expect(log.first()).toHaveText('onWillDragGroup: group of Tea');
});
