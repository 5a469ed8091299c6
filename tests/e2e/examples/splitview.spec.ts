import {expect} from '../support';
import {areaOf, example, pullSash, widthOf} from './support';

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
