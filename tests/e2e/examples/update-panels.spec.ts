import {expect} from '../support';
import {example, groupOf, tab} from './support';

example('dockview/update-panels', 'changes content and tab by params, and the tab by its title', async ({page}) => {
  await page.getByRole('button', {name: 'Send more of the photo'}).click();
  await expect(groupOf(page, 'harbour.jpg')).toContainText('Sending harbour.jpg: 60 %');
  await expect(tab(page, 'harbour.jpg').locator('progress')).toHaveAttribute('value', '60');
  await page.getByLabel('Title of the photo').fill('Harbour at dawn');
  await expect(tab(page, 'Harbour at dawn')).toBeVisible();
});
