import type {Page} from '@playwright/test';
import {choose, drag, groupOf, groups, KEY, layoutNow, openDemo, ready, says, tab} from './demoSupport';
import {expect, test} from './support';

type Loose = Record<string, unknown>;

function panelsNamed(count: number, extra: Loose = {}): Loose {
  const ids = Array.from({length: count}, (_, index) => `p${index}`);
  return Object.fromEntries(ids.map((id) => [id, {id, contentComponent: 'document', title: id, ...extra}]));
}

function leaf(id: string, views: string[], size: unknown = 300): Loose {
  return {type: 'leaf', size, data: {id, views}};
}

function layout(more: Loose = {}, grid: Loose = {}): Loose {
  return {
    grid: {
      root: {type: 'branch', size: 400, data: [leaf('1', ['p0']), leaf('2', ['p1'])]},
      width: 600,
      height: 400,
      orientation: 'HORIZONTAL',
      ...grid,
    },
    panels: panelsNamed(2),
    ...more,
  };
}

const asFile = (value: unknown, version: unknown = 1): string => JSON.stringify({version, layout: value});
const rootOf = (...data: Loose[]): Loose => ({root: {type: 'branch', size: 400, data}});

/** Twenty files that are no layout, each with the words that have to tell why. */
const BROKEN: readonly (readonly [name: string, text: string, reason: string])[] = [
  ['empty', '', 'it is not JSON'],
  ['cut off', asFile(layout()).slice(0, 80), 'it is not JSON'],
  ['a picture', '\u0089PNG\r\n\u001a\n', 'it is not JSON'],
  ['null', 'null', 'the layout is missing or broken'],
  ['a list', '[1, 2]', 'the layout is missing or broken'],
  ['another version', asFile(layout(), 2), 'it was saved by another version of this page'],
  ['no version', JSON.stringify(layout()), 'it was saved by another version of this page'],
  ['no layout', '{"version": 1}', 'the layout is missing or broken'],
  ['no grid', asFile({panels: {}}), 'the grid is missing or broken'],
  ['no panels', asFile({grid: {}}), 'the list of panels is missing or broken'],
  [
    'an unknown component',
    asFile(layout({panels: panelsNamed(2, {contentComponent: 'map'})})),
    'a component this page does not know',
  ],
  ['a panel that is missing', asFile(layout({}, rootOf(leaf('1', ['p7'])))), 'the panel “p7” is missing'],
  ['a panel twice', asFile(layout({}, rootOf(leaf('1', ['p0']), leaf('2', ['p0'])))), 'the panel “p0” is there twice'],
  ['a group twice', asFile(layout({}, rootOf(leaf('1', ['p0']), leaf('1', ['p1'])))), 'two groups are called “1”'],
  ['an absurd width', asFile(layout({}, {width: 1e12})), 'the width of the grid is not a sensible size'],
  ['a size below zero', asFile(layout({}, rootOf(leaf('1', ['p0'], -9)))), 'a size in the grid is not a sensible size'],
  ['a root that is no branch', asFile(layout({}, {root: leaf('1', ['p0'])})), 'the grid has no rows or columns'],
  [
    'a floating group without a place',
    asFile(layout({floatingGroups: [{data: {id: '9', views: []}, position: {}}]})),
    'of a floating group is not a sensible size',
  ],
  ['a thousand panels', asFile(layout({panels: panelsNamed(1000)})), 'it has more than 200 panels'],
  ['ten megabytes', asFile(layout({title: 'x'.repeat(10_000_000)})), 'it is larger than 1 MB'],
];

async function importText(page: Page, name: string, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await choose(page, 'Layout', 'Import layout from a file…');
  await (await choosing).setFiles({name, mimeType: 'application/json', buffer: Buffer.from(text, 'latin1')});
}

test('twenty broken files are told one by one, and the layout and the form stay', async ({page}) => {
  await openDemo(page);
  await tab(page, 'Form').click();
  await page.getByLabel('Name').fill('Ada');
  await drag(page, 'Form', 'Chart', 0.95, 0.5);
  const before = await layoutNow(page);
  expect(BROKEN).toHaveLength(20);
  for (const [name, text, reason] of BROKEN) {
    const file = `${name}.json`;
    const bytes = Buffer.from(text, 'utf8').toString('latin1');
    await importText(page, file, bytes);
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(
      `The file ${file} was not imported because`,
    );
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(reason);
    expect(await layoutNow(page)).toBe(before);
  }
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
});

test('an exported file brings the layout and what was typed back', async ({page}) => {
  await openDemo(page);
  await tab(page, 'Form').click();
  await page.getByLabel('Name').fill('Ada');
  await drag(page, 'Form', 'Chart', 0.5, 0.95);
  const before = await layoutNow(page);
  const downloading = page.waitForEvent('download');
  await choose(page, 'Layout', 'Export layout as a file');
  const file = await (await downloading).path();
  await choose(page, 'Layout', 'Reset to the default layout');
  await tab(page, 'Form').click();
  await expect(page.getByLabel('Name')).toHaveValue('');
  const choosing = page.waitForEvent('filechooser');
  await choose(page, 'Layout', 'Import layout from a file…');
  await (await choosing).setFiles(file);
  await says(page, /^The layout of .* is shown\.$/);
  expect(await layoutNow(page)).toBe(before);
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
});

test('undo and redo go through drags, and what was typed stays', async ({page}) => {
  await openDemo(page);
  const undo = page.getByRole('button', {name: 'Undo'});
  await tab(page, 'Form').click();
  await drag(page, 'Form', 'Chart', 0.95, 0.5);
  await expect(groups(page)).toHaveCount(5);
  await page.waitForFunction(() => document.querySelector('[data-idle="false"]') !== null);
  await page.getByLabel('Name').fill('Ada');
  await tab(page, 'Chart').click();
  await drag(page, 'Chart', 'Data', 0.5, 0.5);
  await expect(groupOf(page, 'Data').locator('.dv-tab')).toHaveCount(2);
  await expect.poll(async () => page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
  await page.keyboard.press('Control+Z');
  await says(page, 'Undone.');
  await expect(groupOf(page, 'Data').locator('.dv-tab')).toHaveCount(1);
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await undo.click();
  await expect(groups(page)).toHaveCount(4);
  await tab(page, 'Form').click();
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await undo.click();
  await says(page, 'There is nothing to undo.');
  await page.keyboard.press('Control+Shift+Z');
  await says(page, 'Done again.');
  await expect(groups(page)).toHaveCount(5);
  await tab(page, 'Form').click();
  await choose(page, 'Panel', 'Close panel');
  await expect(tab(page, 'Form')).toHaveCount(0);
  await undo.click();
  await tab(page, 'Form').click();
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
});

test('choosing a tab and a larger window are no steps of the history', async ({page}) => {
  await openDemo(page);
  await tab(page, 'Form').click();
  await page.setViewportSize({width: 1200, height: 800});
  await tab(page, 'Read me').click();
  await choose(page, 'Add', 'Add panel');
  await page.getByRole('button', {name: 'Undo'}).click();
  await says(page, 'Undone.');
  await expect(tab(page, 'Document 1')).toHaveCount(0);
  await page.getByRole('button', {name: 'Undo'}).click();
  await says(page, 'There is nothing to undo.');
});

test('layouts get names, survive a reload, and can be deleted', async ({page}) => {
  await openDemo(page);
  await choose(page, 'Add', 'Add panel to the right');
  await choose(page, 'Layout', 'Named layouts…');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', {name: 'Save'}).click();
  await expect(dialog.getByText('A layout needs a name.')).toBeVisible();
  await dialog.getByLabel('Name for the present layout').fill('Five groups');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Saved as “Five groups”.')).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(groups(page)).toHaveCount(4);
  await choose(page, 'Layout', 'Named layouts…');
  await dialog.getByRole('button', {name: 'Show “Five groups”'}).click();
  await says(page, 'The layout “Five groups” is shown.');
  await expect(groups(page)).toHaveCount(5);
  await choose(page, 'Layout', 'Named layouts…');
  await dialog.getByRole('button', {name: 'Delete “Five groups”'}).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
});

test('a link carries the layout to another browser, with its theme', async ({page, context, browser}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDemo(page, '?theme=dracula');
  await drag(page, 'Chart', 'Read me', 0.5, 0.95);
  await choose(page, 'Layout', 'Copy a link to this layout');
  await says(page, 'A link to this layout is copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  const before = await layoutNow(page);
  const other = await browser.newPage({viewport: {width: 1440, height: 900}});
  await other.route(
    ({hostname}) => hostname !== 'localhost',
    (route) => route.fulfill({contentType: 'text/css', body: ''}),
  );
  await other.goto(link);
  await says(other, 'The layout of the link is shown. What you have saved stays saved.');
  expect(await layoutNow(other)).toBe(before);
  await expect(other.locator('[data-dock-theme="themeDracula"]')).toBeVisible();
  await other.close();
});

test('a broken link is told, and the layout stays', async ({page}) => {
  await openDemo(page, '#layout=notALayout');
  await says(page, /^The layout of the link was not shown because the link is cut off or damaged\./);
  await expect(groups(page)).toHaveCount(4);
});

test('a full storage is told when something is saved, and the rest works', async ({page}) => {
  await page.addInitScript((key) => {
    const {setItem} = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      if (name.startsWith(key)) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  }, KEY);
  await openDemo(page);
  await choose(page, 'Layout', 'Save layout');
  await says(page, /^The layout was not saved: the browser’s storage is full or blocked\./);
  await choose(page, 'Layout', 'Named layouts…');
  await page.getByLabel('Name for the present layout').fill('One');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(/^Nothing was saved/)).toBeVisible();
});

test('a window opens, is moved, and gives its panel back when it is closed', async ({page}) => {
  await openDemo(page);
  await tab(page, 'Form').click();
  await page.getByLabel('Name').fill('Ada');
  const opening = page.waitForEvent('popup');
  await choose(page, 'Panel', 'Open panel in a window');
  const popup = await opening;
  await says(page, /^“Form” has a window of its own\./);
  await expect(popup.getByLabel('Name')).toHaveValue('Ada');
  await expect(tab(page, 'Form')).toHaveCount(0);
  await popup.getByLabel('Name').fill('Ada L.');
  await popup.evaluate(() => window.moveTo(120, 90));
  await popup.setViewportSize({width: 500, height: 420});
  await choose(page, 'Theme', 'Theme: Dracula');
  await expect(popup.locator('#dv-popout-window')).toHaveClass(/dockview-theme-dracula/);
  const closing = popup.waitForEvent('close');
  await popup.evaluate(() => window.close());
  await closing;
  await expect(tab(page, 'Form')).toBeVisible();
  await tab(page, 'Form').click();
  await expect(page.getByLabel('Name')).toHaveValue('Ada L.');
  await expect(groups(page)).toHaveCount(4);
});

test('what is saved or undone while a window is open comes back into the dock', async ({page}) => {
  await openDemo(page);
  await choose(page, 'Add', 'Add panel to the right');
  await tab(page, 'Data').click();
  const opening = page.waitForEvent('popup');
  await choose(page, 'Group', 'Open group in a window');
  const popup = await opening;
  await expect(popup.locator('.dv-tab', {hasText: 'Data'})).toBeVisible();
  await choose(page, 'Layout', 'Save layout');
  const closing = popup.waitForEvent('close');
  await page.getByRole('button', {name: 'Undo'}).click();
  await closing;
  await expect(tab(page, 'Data')).toBeVisible();
  await expect(groups(page)).toHaveCount(4);
  await page.reload();
  await ready(page);
  await expect(tab(page, 'Data')).toBeVisible();
  await expect(groups(page)).toHaveCount(5);
});
