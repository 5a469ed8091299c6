import {expect} from '../support';
import {example, groupOf, tab} from './support';

example('dockview/full-width-tab', 'fills the header with a lone tab, and not with two', async ({page}) => {
  const widthOf = async (title: string) => (await tab(page, title).boundingBox())!.width;
  const header = (await groupOf(page, 'Moving').locator('.dv-tabs-and-actions-container').boundingBox())!;
  expect(await widthOf('Moving')).toBeGreaterThan(header.width * 0.95);
  await page.getByRole('button', {name: 'Open or close the reply'}).click();
  expect(await widthOf('Moving')).toBeLessThan(header.width * 0.5);
});
