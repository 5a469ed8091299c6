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

  await button('Reset').click();
  await expect(groups).toHaveCount(3);
  await button('Undo').click();
  await expect(groups).toHaveCount(2);
});
