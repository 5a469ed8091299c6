import {expect} from '../support';
import {drag, example, groupOf, tab} from './support';

example('dockview/save-to-url', 'brings a moved tab back from the link alone', async ({page, framework}) => {
  const shared = groupOf(page, 'Chart').locator('.dv-tab');
  await drag(page, tab(page, 'Notes'), groupOf(page, 'Chart').locator('.dv-content-container'));
  await expect(shared).toHaveText(['Chart', 'Notes']);
  const link = page.getByRole('link', {name: 'Link to this layout'});
  await expect(link).toHaveAttribute('href', /notes/);
  const address = (await link.getAttribute('href'))!;

  await page.goto('about:blank');
  await page.goto(`/templates/dockview/save-to-url/${framework}/${address}`);
  await expect(page.getByRole('status')).toHaveText('This layout came with the address.');
  await expect(shared).toHaveText(['Chart', 'Notes']);
});

example('dockview/save-to-url', 'starts with its own layout when the link is broken', async ({page, framework}) => {
  await page.goto('about:blank');
  await page.goto(`/templates/dockview/save-to-url/${framework}/#%7B%22grid`);
  await expect(page.locator('.dv-tab')).toHaveText(['Table', 'Chart', 'Notes']);
});
