import {expect} from '../support';
import {example, groupOf, tab, widthOf} from './support';

example('dockview/tool-windows', 'reopens a tool in its group, or at the side and size it had', async ({page}) => {
  const toggle = (name: string) => page.getByRole('button', {name}).click();
  const search = groupOf(page, 'Search');
  const width = await widthOf(search);

  await toggle('Outline');
  await expect(tab(page, 'Outline')).toHaveCount(0);
  await toggle('Outline');
  await expect(search.locator('.dv-tab')).toHaveText(['Search', 'Outline']);

  await toggle('Outline');
  await toggle('Search');
  await expect(page.locator('.dv-tab')).toHaveText(['Chapter 1', 'Spelling']);
  await toggle('Search');
  await expect(tab(page, 'Search')).toBeVisible();
  expect((await search.boundingBox())!.x).toBe(0);
  expect(Math.abs((await widthOf(search)) - width)).toBeLessThan(5);

  const spelling = groupOf(page, 'Spelling');
  const before = (await spelling.boundingBox())!;
  await toggle('Spelling');
  await expect(spelling).toHaveCount(0);
  await toggle('Spelling');
  await expect(spelling).toBeVisible();
  const after = (await spelling.boundingBox())!;
  expect(Math.abs(after.x - before.x)).toBeLessThan(5);
  expect(Math.abs(after.height - before.height)).toBeLessThan(5);
});
