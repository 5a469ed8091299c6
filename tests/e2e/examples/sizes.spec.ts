import {expect} from '../support';
import {drag, example, groupOf} from './support';

example('dockview/sizes', 'keeps the limits against buttons and mouse until they are lifted', async ({page}) => {
  const width = async () => (await groupOf(page, 'Layers').boundingBox())!.width;
  await expect(groupOf(page, 'Layers')).toContainText('200 ×');
  await page.getByRole('button', {name: 'Layers 400 px'}).click();
  await expect(groupOf(page, 'Layers')).toContainText('300 ×');
  const sash = page.locator('.dv-split-view-container.dv-horizontal > .dv-sash-container > .dv-sash').first();
  await drag(page, sash, groupOf(page, 'Layers'), {across: 0.02, down: 0.5});
  expect(await width()).toBe(120);
  await page.getByLabel('120 to 300 px').uncheck();
  await page.getByRole('button', {name: 'Layers 400 px'}).click();
  expect(await width()).toBe(400);
});
