import {expect} from '../support';
import {example, tab} from './support';

const ID = 'dockview/tabs';

example(ID, 'renames a tab from its context menu', async ({page}) => {
  await tab(page, 'Recipe').click({button: 'right'});
  await page.getByLabel('Title').fill('Pear cake');
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Pear cake')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

example(ID, 'has a tab without a close button and one made from scratch', async ({page}) => {
  const closeButton = '.dv-default-tab-action';
  await expect(tab(page, 'Recipe').locator(closeButton)).toBeVisible();
  await expect(tab(page, 'Shopping list').locator(closeButton)).toBeHidden();
  await expect(tab(page, 'Letter').locator('.draft')).toHaveText('Letter');
});
