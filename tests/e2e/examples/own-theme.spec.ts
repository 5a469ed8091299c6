import {expect} from '../support';
import {example, groupOf, tab} from './support';

example('dockview/own-theme', 'has its own colours, a gap and an overlay over the tabs', async ({page}) => {
  await expect(tab(page, 'Tides')).toHaveCSS('color', 'rgb(15, 110, 116)');

  const distance = async () => {
    const [left, right] = [await groupOf(page, 'Berths').boundingBox(), await groupOf(page, 'Weather').boundingBox()];
    return Math.round(right!.x - left!.x - left!.width);
  };
  expect(await distance()).toBe(10);
  await page.getByRole('slider').press('End');
  await expect.poll(distance).toBe(24);

  const group = (await groupOf(page, 'Berths').boundingBox())!;
  await tab(page, 'Tides').hover();
  await page.mouse.down();
  await page.mouse.move(group.x + group.width / 2, group.y + group.height / 2, {steps: 8});
  const overlay = page.locator('.dv-drop-target-anchor');
  await expect.poll(async () => Math.round((await overlay.boundingBox())?.y ?? 0)).toBe(Math.round(group.y));
  await page.mouse.up();
});
