import {expect} from '../support';
import {example, tab} from './support';

example('dockview/keyboard-shortcuts', 'moves, closes and maximises by keys, with the focus', async ({page}) => {
  const focused = page.locator('.panel:focus');
  // The keys work from when the panels are drawn.
  await expect(page.getByText('Neap: the weakest tide of the month.')).toBeVisible();
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect(focused).toContainText('Tide tables of 1911');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(focused).toContainText('harbour office');
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(focused).toContainText('The tide turned');

  await page.keyboard.press('Alt+Shift+KeyM');
  await expect(tab(page, 'Sources')).not.toBeInViewport();
  await page.keyboard.press('Alt+Shift+KeyM');
  await expect(tab(page, 'Sources')).toBeInViewport();

  await page.keyboard.press('Alt+Shift+KeyW');
  await expect(tab(page, 'Draft')).toHaveCount(0);
  await expect(focused).toContainText('harbour office');
});
