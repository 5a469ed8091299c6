import {expect} from '../support';
import {example, groupOf, tab} from './support';

example('dockview/maximise', 'fills the dock with a group and goes back, and says which', async ({page}) => {
  const dock = (await page.locator('.dock').boundingBox())!;
  const status = page.getByRole('status');

  await tab(page, 'Yard').dblclick();
  await expect(status).toHaveText('Yard is maximised.');
  expect((await groupOf(page, 'Yard').boundingBox())!.width).toBeGreaterThan(dock.width - 2);
  await page.getByRole('button', {name: 'Restore all'}).click();
  await expect(status).toHaveText('Nothing is maximised.');
  expect((await groupOf(page, 'Yard').boundingBox())!.width).toBeLessThan(dock.width * 0.6);
});
