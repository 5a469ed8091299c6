import {expect} from '../support';
import {example, groupOf, tab} from './support';

example('dockview/add-panels', 'puts each new panel where its button says', async ({page}) => {
  const box = async (title: string) => (await groupOf(page, title).boundingBox())!;
  const add = (name: string) => page.getByRole('button', {name, exact: true}).click();

  await add('Left');
  expect((await box('Note 1')).x).toBeLessThan((await box('Story')).x);
  await add('Right');
  expect((await box('Note 2')).x).toBeGreaterThan((await box('Story')).x);
  await add('Above');
  expect((await box('Note 3')).y).toBeLessThan((await box('Story')).y);
  await add('Below');
  expect((await box('Note 4')).y).toBeGreaterThan((await box('Story')).y);
  await add('Within');
  await add('First tab');
  await expect(groupOf(page, 'Story').locator('.dv-tab')).toHaveText(['Note 6', 'Story', 'Note 5']);
  await add('Dock edge');
  expect((await box('Note 7')).height).toBeGreaterThan((await box('Story')).height * 2);
  await add('Floating');
  await expect(page.locator('.dv-resize-container').filter({has: tab(page, 'Note 8')})).toHaveCount(1);
});
