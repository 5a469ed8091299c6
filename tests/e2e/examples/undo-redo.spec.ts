import {expect} from '../support';
import {dragInto, example, tab} from './support';

example('dockview/undo-redo', 'takes moves back, does them again and returns to the first layout', async ({page}) => {
  const groups = page.locator('.dv-groupview');
  const button = (name: string) => page.getByRole('button', {name});
  // Longer than the example waits for further changes.
  const pause = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  await expect(button('Undo')).toBeDisabled();

  await dragInto(page, 'Elevation', 'Route');
  await expect(groups).toHaveCount(2);
  await expect(button('Undo')).toBeEnabled();
  await tab(page, 'Route').click();
  await tab(page, 'Route').locator('.dv-default-tab-action').click();
  await expect(tab(page, 'Route')).toHaveCount(0);

  await button('Undo').click();
  await expect(tab(page, 'Route'), 'choosing a tab was no step').toHaveCount(1);
  await expect(groups).toHaveCount(2);
  await button('Undo').click();
  await expect(groups).toHaveCount(3);
  await expect(button('Undo')).toBeDisabled();
  await button('Redo').click();
  await expect(groups).toHaveCount(2);

  await button('Undo').click();
  await page.setViewportSize({width: 1000, height: 700});
  await pause();
  await tab(page, 'Route').click();
  await pause();
  await button('Redo').click();
  await expect(groups, 'a new size of the window was no step').toHaveCount(2);

  const route = (await tab(page, 'Route').boundingBox())!;
  await page.keyboard.down('Shift');
  await page.mouse.move(route.x + 20, route.y + 10);
  await page.mouse.down();
  await page.mouse.move(route.x + 60, route.y + 90, {steps: 3});
  await pause();
  await page.mouse.move(route.x + 120, route.y + 180, {steps: 3});
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(page.locator('.dv-resize-container')).toHaveCount(1);
  await pause();
  await button('Undo').click();
  await expect(page.locator('.dv-resize-container'), 'floating by a drag is one step').toHaveCount(0);

  await button('Reset').click();
  await expect(groups).toHaveCount(3);
  await button('Undo').click();
  await expect(groups).toHaveCount(2);
});
