import {expect} from '../support';
import {example, groupOf} from './support';

example('dockview/register-and-params', 'shows params, and a stand-in for a kind nobody registered', async ({page}) => {
  await expect(groupOf(page, 'Order 214')).toContainText('Friday, seven');
  await page.getByRole('button', {name: 'Open a kind nobody registered'}).click();
  await expect(groupOf(page, 'Map')).toContainText('cannot show panels of the kind “map”');
});
