import {expect} from '../support';
import {areaOf, drag, example, groupOf, pullSash, tab, widthOf} from './support';

example('gridview/first-steps', 'has rows within columns, with a sash between them', async ({page}) => {
  const folders = areaOf(page, 'Folders');
  expect(await widthOf(folders)).toBe(140);
  await pullSash(page, folders, 'right', 60);
  await expect.poll(() => widthOf(folders)).toBe(200);
});

example('gridview/constraints-and-snap', 'keeps to the limits of an area and snaps it shut', async ({page}) => {
  const layers = areaOf(page, 'Layers');
  const toggle = page.getByRole('button', {name: 'Layers'});
  await pullSash(page, layers, 'right', 400);
  await expect(layers).toContainText('240 ×');
  await pullSash(page, layers, 'right', -100);
  await expect(layers).toContainText('140 ×');

  await pullSash(page, layers, 'right', -130);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => widthOf(layers)).toBe(0);
  await toggle.press('Enter');
  await expect(layers).toContainText(/1[24]0 ×/);
});

example('gridview/save-and-load', 'brings back sizes and a hidden area after a reload', async ({page}) => {
  const map = areaOf(page, 'Map');
  const before = await widthOf(map);
  await pullSash(page, map, 'right', -100);
  await expect.poll(() => widthOf(map)).toBe(before - 100);
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('Your layout is back.');
  await expect.poll(() => widthOf(map)).toBe(before - 100);

  await page.getByRole('button', {name: 'Show or hide the legend'}).click();
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('Your layout is back.');
  await expect.poll(() => widthOf(areaOf(page, 'Legend'))).toBe(0);
});

example('gridview/save-and-load', 'falls back to the default layout', async ({page}) => {
  await page.evaluate(() => localStorage.setItem('dockview-example-gridview', '{"grid":{}}'));
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('The default layout.');
  await expect(page.locator('.panel')).toHaveCount(3);
});

example('gridview/shell', 'keeps the sidebar while panels are dragged in the dock', async ({page}) => {
  const sidebar = page.getByRole('navigation', {name: 'Sections'});
  await drag(page, tab(page, 'Income'), sidebar);
  await expect(page.locator('.dv-groupview')).toHaveCount(2);
  await drag(page, tab(page, 'Income'), groupOf(page, 'Visitors').locator('.dv-content-container'));
  await expect(page.locator('.dv-groupview')).toHaveCount(1);
  expect(await widthOf(sidebar)).toBe(140);
  await expect(page.getByText('Data of this morning')).toBeInViewport({ratio: 1});
});
