import {FRAMEWORKS} from '../../../src/lib/frameworks';
import {expect, test} from '../support';
import {drag, dragInto, example, groupOf, openExample, tab} from './support';

example(
  'dockview/live-json',
  'changes the JSON while a line is dragged, and marks what a move changes',
  async ({page}) => {
    const json = page.getByRole('region', {name: 'Layout as JSON'});
    const marks = json.locator('mark');
    await expect(json).toContainText('"floatingGroups"');
    const before = await json.textContent();
    const chart = await groupOf(page, 'Chart').boundingBox();
    await page.mouse.move(chart!.x + chart!.width, chart!.y + 60);
    await page.mouse.down();
    await page.mouse.move(chart!.x + chart!.width - 80, chart!.y + 60, {steps: 8});
    await expect(marks.first()).toContainText('"size"');
    expect(await json.textContent()).not.toBe(before);
    await page.mouse.up();
    await dragInto(page, 'Depth', 'Chart');
    await expect(json).not.toContainText('"floatingGroups"');
    await expect(marks.filter({hasText: '"depth"'}).first()).toBeInViewport();
    const link = await page.getByRole('link', {name: 'Copy as code'}).getAttribute('href');
    await page.goto(`/layout-check${new URL(link!).hash}`);
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('loads this layout as it was saved');
    await expect(page.getByText('3 panels, 2 groups in the grid')).toBeVisible();
  },
);

/** Longer than the example waits before it saves, in milliseconds. */
const SAVED_BY_THEN = 1000;
const KEY = 'dockview-example-save-and-load';

example('dockview/save-and-load', 'puts a moved tab where it was after a reload', async ({page}) => {
  await dragInto(page, 'Terminal', 'Files');
  const shared = groupOf(page, 'Files').filter({has: tab(page, 'Terminal')});
  await expect(shared).toHaveCount(1);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), KEY))
    .toContain('"views":["files","terminal"]');
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('Your layout is back.');
  await expect(shared).toHaveCount(1);
});

for (const framework of FRAMEWORKS) {
  test(`dockview/save-and-load (${framework}) tells when the saved layout is broken and shows the default`, async ({
    page,
  }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '{"grid":'), KEY);
    await page.clock.install();
    await openExample(page, 'dockview/save-and-load', framework);
    const status = page.getByRole('status');
    await expect(status).toHaveText('The saved layout was broken. This is the default one.');
    await expect(page.locator('.dv-tab')).toHaveCount(3);
    await page.clock.runFor(SAVED_BY_THEN);
    await expect(status, 'loading is not a change to save').toHaveText(/was broken/);
    await dragInto(page, 'Terminal', 'Files');
    await page.clock.runFor(SAVED_BY_THEN);
    await expect(status).toHaveText('Saved.');
  });
}

example('dockview/saved-workspaces', 'loads what version 1 saved and keeps layouts by name', async ({page}) => {
  const chart = page.getByRole('img', {name: /Visits per day/});
  const groups = page.locator('.dv-groupview');
  await expect(page.getByRole('status')).toHaveText('“Morning” was saved by version 1.');
  await expect(chart).toBeVisible();
  await drag(page, tab(page, 'Notes'), page.locator('.dv-content-container'), {across: 0.95, down: 0.5});
  await expect(groups).toHaveCount(2);
  await page.getByLabel('New name').fill('Side by side');
  await page.keyboard.press('Enter');
  await page.getByLabel('Workspace').selectOption('Morning');
  await expect(groups).toHaveCount(1);
  await page.reload();
  await page.getByLabel('Workspace').selectOption('Side by side');
  await expect(groups).toHaveCount(2);
  await expect(chart).toBeVisible();
});

example('dockview/save-to-url', 'brings a moved tab back from the link alone', async ({page, framework}) => {
  const shared = groupOf(page, 'Chart').locator('.dv-tab');
  await dragInto(page, 'Notes', 'Chart');
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

example('dockview/workbench', 'opens files from the tree, once, and keeps them open over a reload', async ({page}) => {
  const tree = page.getByRole('navigation', {name: 'Files'});
  const editors = groupOf(page, 'main.ts');
  for (const name of ['README.md', 'tides.ts', 'README.md']) await tree.getByRole('button', {name}).click();
  await expect(editors.locator('.dv-tab')).toHaveText([/main\.ts/, /README\.md/, /tides\.ts/]);
  await expect(page.getByText('Path')).toBeVisible();
  await expect(page.locator('.properties')).toContainText('README.md');
  await page.reload();
  await expect(editors.locator('.dv-tab')).toHaveText([/main\.ts/, /README\.md/, /tides\.ts/]);
  await expect(page.getByRole('textbox', {name: 'README.md'})).toBeVisible();
});

example('dockview/workbench', 'marks unsaved changes, and asks before they are lost', async ({page}) => {
  const text = page.getByRole('textbox', {name: 'src/main.ts'});
  const close = tab(page, 'main.ts').getByRole('button');
  await text.fill('// nothing yet');
  await expect(close).toHaveAccessibleName('Close main.ts, unsaved');
  await page.getByLabel('Command').fill('status');
  await page.keyboard.press('Enter');
  await expect(page.locator('.terminal pre')).toContainText('src/main.ts');
  await close.click();
  await page.getByRole('dialog').getByRole('button', {name: 'Cancel'}).click();
  await expect(text).toHaveValue('// nothing yet');
  await close.click();
  await page.getByRole('dialog').getByRole('button', {name: 'Discard'}).click();
  await expect(tab(page, 'main.ts')).toHaveCount(0);
  await page.getByRole('button', {name: 'main.ts'}).click();
  await expect(text).toHaveValue(/nextTide/);
  await expect(groupOf(page, 'Terminal').locator('.dv-tab')).toHaveText(['Terminal']);
});

example('dockview/autosave', 'saves a move once, and another active panel not at all', async ({page}) => {
  const counts = page.locator('output');
  const events = async () => Number(/Events: (\d+)/.exec((await counts.textContent())!)![1]);
  await page.clock.install();
  const before = await events();
  await tab(page, 'Draft').click();
  await expect.poll(events).toBeGreaterThan(before);
  await page.clock.runFor(1000);
  await expect(counts).toContainText('Saves: 0');
  await dragInto(page, 'Draft', 'Sources');
  await expect(groupOf(page, 'Draft').locator('.dv-tab')).toHaveText(['Sources', 'Draft']);
  await page.clock.runFor(1000);
  await expect(counts).toContainText('Saves: 1');
});
