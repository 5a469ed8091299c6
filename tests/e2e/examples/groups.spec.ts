import {test as testWithErrors} from '@playwright/test';
import {FRAMEWORKS} from '../../../src/lib/frameworks';
import {expect} from '../support';
import {drag, example, groupOf, openExample, tab, widthOf} from './support';

example('dockview/floating-groups', 'floats within the dock, moves by the mouse and goes back', async ({page}) => {
  const floating = (title: string) => page.locator('.dv-resize-container').filter({has: tab(page, title)});
  const press = (name: string) => page.getByRole('button', {name}).click();
  await expect(floating('Depth')).toHaveCount(1);
  await press('Float the wind');
  await expect(groupOf(page, 'Wind')).toContainText('Place: floating');
  const before = (await floating('Depth').boundingBox())!;
  await drag(page, floating('Depth').locator('.dv-void-container'), page.locator('.dock'), {across: 0.5, down: 0.3});
  expect((await floating('Depth').boundingBox())!.x).toBeGreaterThan(before.x + 50);
  await press('Put all back');
  await expect(page.locator('.dv-resize-container')).toHaveCount(0);
  await expect(groupOf(page, 'Depth')).toContainText('Place: grid');
});

example('dockview/header-actions', 'adds, maximizes and floats from the header of a group', async ({page}) => {
  const press = (name: string) => groupOf(page, 'Trip').getByRole('button', {name}).click();
  const count = groupOf(page, 'Trip').locator('.dv-pre-actions-container');
  await expect(count).toHaveText('1');
  await press('Add a note');
  await expect(groupOf(page, 'Trip').locator('.dv-tab')).toHaveText(['Trip', 'Note 1']);
  await expect(count).toHaveText('2');
  await press('Maximize');
  await expect(tab(page, 'Packing')).not.toBeInViewport();
  await press('Restore');
  await expect(tab(page, 'Packing')).toBeInViewport();
  await press('Float');
  const floating = page.locator('.dv-resize-container').filter({has: tab(page, 'Trip')});
  await expect(floating).toHaveCount(1);
  await press('Put back');
  await expect(floating).toHaveCount(0);
  await expect(tab(page, 'Trip')).toBeVisible();
});

example('dockview/locked-groups', 'refuses what its lock says, and shows its header on demand', async ({page}) => {
  const map = page.locator('.dv-groupview', {hasText: 'The map stays'});
  const dragLayers = (across: number) => drag(page, tab(page, 'Layers'), map, {across, down: 0.5});
  const lock = page.getByLabel('The map');
  await expect(tab(page, 'Map')).toBeHidden();
  await dragLayers(0.5);
  await expect(groupOf(page, 'Layers').getByText('Paths, water')).toBeVisible();
  await expect(map.locator('.dv-tab')).toHaveCount(1);
  await page.getByLabel('has a header').check();
  await expect(tab(page, 'Map')).toBeVisible();
  await lock.selectOption('takes drops at its sides only');
  await dragLayers(0.5);
  await expect(map.locator('.dv-tab')).toHaveCount(1);
  await lock.selectOption('is not locked');
  await dragLayers(0.5);
  await expect(groupOf(page, 'Layers').locator('.dv-tab')).toHaveText(['Map', 'Layers']);
});

example('dockview/maximise', 'fills the dock with a group and goes back, and says which', async ({page}) => {
  const dock = (await page.locator('.dock').boundingBox())!;
  const status = page.getByRole('status');
  await tab(page, 'Yard').dblclick({position: {x: 3, y: 3}});
  await expect(status).toHaveText('Yard is maximized.');
  expect((await groupOf(page, 'Yard').boundingBox())!.width).toBeGreaterThan(dock.width - 2);
  await page.getByRole('button', {name: 'Restore all'}).click();
  await expect(status).toHaveText('Nothing is maximized.');
  expect((await groupOf(page, 'Yard').boundingBox())!.width).toBeLessThan(dock.width * 0.6);
});

example('dockview/popout-windows', 'takes a panel with its state to a window and back', async ({page}) => {
  await page.getByRole('button', {name: 'Next note'}).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', {name: 'Notes in a window'}).click();
  const popup = await opening;
  await expect(popup.locator('.panel')).toContainText('2 of 3');
  await expect(popup.locator('.panel')).toContainText('Place: popout');
  await popup.getByRole('button', {name: 'Next note'}).click();
  await expect(popup.locator('.panel')).toContainText('3 of 3');
  await popup.close({runBeforeUnload: true});
  await expect(groupOf(page, 'Notes')).toContainText('3 of 3');
  await expect(groupOf(page, 'Notes')).toContainText('Place: grid');
});

for (const framework of FRAMEWORKS) {
  // Without the test for a silent console: the library reports a blocked window there.
  testWithErrors(`dockview/popout-windows (${framework}) tells when the window is blocked`, async ({page}) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await openExample(page, 'dockview/popout-windows', framework);
    await page.getByRole('button', {name: 'Notes in a window'}).click();
    await expect(page.getByRole('status')).toContainText('The browser blocked the window.');
    await expect(groupOf(page, 'Notes')).toContainText('Place: grid');
  });
}

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

const CLASSES = {
  Dark: 'dark',
  Light: 'light',
  'Visual Studio': 'vs',
  Abyss: 'abyss',
  Dracula: 'dracula',
  Replit: 'replit',
  'Abyss Spaced': 'abyss-spaced',
  'Light Spaced': 'light-spaced',
};

example('dockview/themes', 'changes to each of the eight themes and keeps the panels', async ({page}) => {
  const grounds = new Set<string>();
  for (const [name, suffix] of Object.entries(CLASSES)) {
    await page.getByLabel('Theme').selectOption(name);
    await expect(page.locator(`.dockview-theme-${suffix}`)).toBeVisible();
    await expect(page.locator('.dv-tab')).toHaveText(['Forecast', 'Log', 'Tides', 'Radio']);
    const header = page.locator('.dv-tabs-and-actions-container').first();
    grounds.add(await header.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  expect(grounds.size).toBe(8);
});

example('dockview/own-theme', 'has its own colors, a gap and an overlay over the tabs', async ({page}) => {
  await expect(tab(page, 'Tides')).toHaveCSS('color', 'rgb(15, 110, 116)');
  const distance = async () => {
    const [left, right] = [await groupOf(page, 'Berths').boundingBox(), await groupOf(page, 'Weather').boundingBox()];
    return Math.round(right!.x - left!.x - left!.width);
  };
  expect(await distance()).toBe(10);
  await page.getByRole('slider').press('End');
  await expect.poll(distance).toBe(24);
  const group = (await groupOf(page, 'Berths').boundingBox())!;
  await tab(page, 'Tides').hover();
  await page.mouse.down();
  await page.mouse.move(group.x + group.width / 2, group.y + group.height / 2, {steps: 8});
  const overlay = page.locator('.dv-drop-target-anchor');
  await expect.poll(async () => Math.round((await overlay.boundingBox())?.y ?? 0)).toBe(Math.round(group.y));
  await page.mouse.up();
});

example('dockview/nested-docks', 'keeps the drags of the inner dock inside and saves both layouts', async ({page}) => {
  const inner = page.locator('.dv-dockview .dv-dockview');
  await drag(page, tab(page, 'Costs'), page.getByText('cannot leave it'));
  await expect(inner.locator('.dv-groupview')).toHaveCount(2);
  await drag(page, tab(page, 'Costs'), page.getByText('Harbor, lighthouse'));
  await expect(inner.locator('.dv-groupview')).toHaveCount(1);
  await expect(inner.locator('.dv-tab')).toHaveText(['Route', 'Packing', 'Costs']);
  await page.reload();
  await expect(inner.locator('.dv-tab')).toHaveText(['Route', 'Packing', 'Costs']);
  await expect(page.locator('.dv-tab')).toHaveCount(5);
});

example('dockview/edge-strip', 'shows one tool at a time, and hides it by itself with auto-hide', async ({page}) => {
  const button = (name: string) => page.getByRole('button', {name, exact: true});
  const content = (text: string) => page.locator('.panel', {hasText: text});
  await expect(content('notes.md')).toBeVisible();
  await expect(button('Files')).toHaveAttribute('aria-pressed', 'true');
  await button('Search').click();
  await expect(content('Type a word')).toBeVisible();
  await expect(content('notes.md')).toHaveCount(0);
  await expect(button('Search')).toHaveAttribute('aria-pressed', 'true');
  await content('Press the buttons').click();
  await expect(content('Type a word'), 'without auto-hide').toBeVisible();
  await button('Search').click();
  await expect(content('Type a word')).not.toBeInViewport();

  await page.getByLabel('Auto-hide').check();
  await button('History').click();
  await expect(content('Renamed plan.md')).toBeInViewport();
  await content('Press the buttons').click();
  await expect(content('Renamed plan.md')).not.toBeInViewport();
  await expect(button('History')).toHaveAttribute('aria-pressed', 'false');
  await button('History').click();
  await expect(content('Renamed plan.md')).toBeInViewport();
});
