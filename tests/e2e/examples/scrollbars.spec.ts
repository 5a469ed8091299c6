import {expect} from '../support';
import {example, tab} from './support';

example('dockview/scrollbars', 'scrolls the tabs, or takes one from the list', async ({page}) => {
  await page.setViewportSize({width: 600, height: 380});
  await tab(page, 'February').hover();
  await page.mouse.wheel(0, 2000);
  await expect(tab(page, 'December').first()).toBeInViewport({ratio: 0.9});

  await page.getByRole('radio', {name: 'native'}).check();
  await expect(page.locator('.dv-tabs-container')).toHaveCSS('scrollbar-width', 'thin');
  await expect(tab(page, 'December').first()).not.toBeInViewport({ratio: 0.9});
  await page.locator('.dv-tabs-overflow-dropdown-default').click();
  const list = page.locator('.dv-tabs-overflow-container');
  expect((await list.boundingBox())!.height).toBeLessThanOrEqual(222);
  await list.getByText('December').click();
  await expect(page.locator('.dv-active-tab')).toHaveText('December');
});
