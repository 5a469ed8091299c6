import {expect} from '../support';
import {areaOf, drag, dragInto, example, pullSash, tab, widthOf} from './support';

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
  await dragInto(page, 'Income', 'Visitors');
  await expect(page.locator('.dv-groupview')).toHaveCount(1);
  expect(await widthOf(sidebar)).toBe(140);
  await expect(page.getByText('Data of this morning')).toBeInViewport({ratio: 1});
});

example('splitview/first-steps', 'has views side by side, with a sash between them', async ({page}) => {
  const ingredients = areaOf(page, 'Ingredients');
  expect(await widthOf(ingredients)).toBe(180);
  await pullSash(page, ingredients, 'right', 80);
  await expect.poll(() => widthOf(ingredients)).toBe(260);
});

example('splitview/constraints-and-snap', 'keeps to the limits of a panel and snaps it shut', async ({page}) => {
  const files = areaOf(page, 'Files');
  const outline = areaOf(page, 'Outline');
  await pullSash(page, files, 'right', 300);
  await expect(files).toContainText('260 px');
  await page.getByRole('button', {name: 'Narrower'}).press('Enter');
  await expect(files).toContainText('220 px');
  const outlineWidth = await widthOf(outline);
  await pullSash(page, files, 'right', -190);
  await expect.poll(() => widthOf(files)).toBe(0);
  await page.getByRole('button', {name: 'Show or hide the files'}).press('Enter');
  await expect.poll(() => widthOf(files)).toBeGreaterThanOrEqual(120);
  expect(await widthOf(outline)).toBe(outlineWidth);
});

example('splitview/save-and-load', 'brings back sizes and a hidden panel after a reload', async ({page}) => {
  const hints = areaOf(page, 'Hints');
  const toggle = page.getByRole('button', {name: 'Show or hide the hints'});
  await pullSash(page, areaOf(page, 'Letter'), 'right', -100);
  await expect.poll(() => widthOf(hints)).toBe(260);
  await toggle.click();
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('Your layout is back.');
  await expect.poll(() => widthOf(hints)).toBe(0);
  await toggle.click();
  await expect.poll(() => widthOf(hints)).toBe(260);
});

example('paneview/first-steps', 'folds and unfolds a section at its header', async ({page}) => {
  const commit = page.getByText('Add the harbor map');
  await expect(commit).not.toBeInViewport();
  await page.getByText('History', {exact: true}).click();
  await expect(commit).toBeInViewport();
  await page.getByText('Files', {exact: true}).click();
  await expect(page.getByText('index.html')).not.toBeInViewport();
});

example('paneview/headers-and-drag', 'folds by keyboard, reorders by drag and takes a card', async ({page}) => {
  const headers = page.locator('.header');
  await drag(page, page.locator('.card'), page.getByText('Repair the gate'));
  await expect(page.locator('.tasks').nth(1)).toHaveText('Repair the gateBuy twine');
  await expect(headers.nth(1)).toContainText('2');
  const later = page.getByRole('button', {name: 'Later'});
  await later.press('Enter');
  await expect(later).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Paint the boat')).not.toBeInViewport();
  await drag(page, headers.first().locator('span'), page.locator('.dv-pane').nth(1), {across: 0.5, down: 0.85});
  await expect(headers).toHaveText([/This week/, /Today/, /Later/]);
});

example('paneview/save-and-load', 'brings back which panes are open after a reload', async ({page}) => {
  await page.getByText('Color', {exact: true}).click();
  await page.getByText('Price', {exact: true}).click();
  await expect(page.getByText('From 20 to 80 €')).not.toBeInViewport();
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('Your filters are back.');
  await expect(page.getByText('Sea green, slate, sand')).toBeInViewport();
  await expect(page.getByText('From 20 to 80 €')).not.toBeInViewport();
  await page.getByRole('button', {name: 'Default filters'}).click();
  await expect(page.getByText('From 20 to 80 €')).toBeInViewport();
});
