import {expect} from '../support';
import {example, tab} from './support';

example('dockview/iframes', "keeps the page of an iframe in an 'always' panel", async ({page}) => {
  const typed = page.frameLocator('iframe[title=Kept]').getByRole('textbox');
  await typed.fill('It forgets what I type.');
  for (const title of ['What to try', 'Kept', 'Another tab', 'Reloaded']) await tab(page, title).click();
  await expect(page.getByText('Reloaded: loaded 2 times')).toBeVisible();
  await expect(page.getByText('Kept: loaded 1 time')).toBeVisible();
  await expect(typed).toHaveValue('It forgets what I type.');
});
