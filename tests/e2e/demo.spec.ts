import type {Page} from '@playwright/test';
import {PANEL_KINDS} from '../../src/components/Demo/model/panels';
import {encodeText} from '../../src/lib/shareCodec';
import {accessibilityProblems} from './axe';
import * as demo from './demoSupport';
import {chooseColors, expect, test, watchShifts} from './support';

const {boxOf, choose, command, drag, dragToEdge, groupOf, groups, openDemo, says, tab} = demo;

/** Waits until the focus is on the tab of a panel. */
async function focusIsOn(page: Page, title: string): Promise<void> {
  await expect(tab(page, title)).toBeFocused();
}

test('with forced colors, the open tab of a group differs from the others', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openDemo(page);
  const outlineOf = (name: string) => tab(page, name).evaluate((one) => getComputedStyle(one).outlineStyle);
  expect([await outlineOf('main.ts'), await outlineOf('Read me')]).toEqual(['solid', 'none']);
});

test('the dock appears without moving anything and fills the screen', async ({page}) => {
  const readShifts = await watchShifts(page);
  await openDemo(page);
  await expect(groups(page)).toHaveCount(5);
  await expect(page.locator('footer')).toHaveCount(0);
  expect(await readShifts()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(0);
});

test('a tab splits a group, takes a whole edge of the dock, and floats with Shift', async ({page}) => {
  await openDemo(page);
  await drag(page, 'Read me', 'Chart', 0.95, 0.5);
  await expect(groups(page)).toHaveCount(6);
  expect((await boxOf(groupOf(page, 'Read me'))).x).toBeGreaterThan((await boxOf(groupOf(page, 'Chart'))).x);
  await expect(page.locator('.dv-groupview').getByText('onDidMovePanel').first()).toBeVisible();
  await tab(page, 'Form').click();
  await drag(page, 'main.ts', 'Files', 0.5, 0.5);
  await dragToEdge(page, 'Form');
  const dock = await boxOf(page.getByRole('region', {name: 'Dock', exact: true}));
  const form = await boxOf(groupOf(page, 'Form'));
  expect(form.x + form.width).toBeGreaterThan(dock.x + dock.width - 15);
  expect(form.height).toBeGreaterThan(dock.height - 25);
  const name = await boxOf(page.getByLabel('Name'));
  expect(name.x).toBeLessThan(form.x + form.width);
  const events = await boxOf(tab(page, 'Events'));
  await page.keyboard.down('Shift');
  await page.mouse.move(events.x + 12, events.y + 12);
  await page.mouse.down();
  await page.mouse.move(700, 420, {steps: 8});
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(page.locator('.dv-resize-container .dv-tab')).toHaveText(['Events']);
});

test('text in a panel survives moves, floating and a saved layout', async ({page}) => {
  await openDemo(page);
  await tab(page, 'Form').click();
  await page.getByLabel('Name').fill('Ada');
  await drag(page, 'Form', 'Chart', 0.5, 0.95);
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await choose(page, 'Panel', 'Float panel');
  const floating = page.locator('.dv-resize-container');
  const before = await boxOf(floating);
  for (let count = 0; count < 3; count += 1) {
    await choose(page, 'Layouts', 'Save layout');
    await choose(page, 'Layouts', 'Load saved layout');
  }
  await page.reload();
  await says(page, 'Your saved layout is back.');
  expect(await boxOf(floating)).toEqual(before);
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
});

test('menus and keys do the same, and the focus goes to what a command is about', async ({page}) => {
  await openDemo(page);
  await choose(page, 'Add', 'Add panel');
  await says(page, 'Added “Document 1”.');
  await focusIsOn(page, 'Document 1');
  await choose(page, 'Add', 'Add panel to the right');
  await page.keyboard.press('Alt+N');
  await focusIsOn(page, 'Data 3');
  await page.keyboard.press('Alt+M');
  await expect(page.locator('.dv-groupview:visible')).toHaveCount(1);
  await page.keyboard.press('Alt+M');
  await expect(page.locator('.dv-groupview:visible')).toHaveCount(6);
  await page.keyboard.press('Alt+X');
  await says(page, 'Moved “Data 3” to the next group.');
  await focusIsOn(page, 'Data 3');
  await page.keyboard.press('Alt+W');
  await expect(tab(page, 'Data 3')).toHaveCount(0);
  await says(page, 'Closed “Data 3”. Undo brings it back.');
  await expect(page.locator('.dv-active-group .dv-active-tab')).toBeFocused();
  const width = (await boxOf(groupOf(page, 'Files'))).width;
  await tab(page, 'Files').click();
  await choose(page, 'Group', 'Make group narrower');
  await says(page, /^The group is \d+ × \d+ pixels\.$/);
  expect((await boxOf(groupOf(page, 'Files'))).width).toBeLessThan(width);
  await page.getByRole('button', {name: 'Undo'}).focus();
  await page.keyboard.press('Enter');
  await says(page, 'Undone.');
  await expect(page.getByRole('button', {name: 'Undo'})).toBeFocused();
});

test('every command copes with an empty dock and with a floating group', async ({page}) => {
  await openDemo(page);
  for (let count = 0; count < 9; count += 1) await page.keyboard.press('Alt+W');
  await expect(page.getByText('No panels here.')).toBeVisible();
  await expect(page.locator('.dv-watermark-container').getByRole('button')).toBeFocused();
  for (const entry of ['Close panel', 'Float panel', 'Open panel in a window', 'Move panel to the next group']) {
    await choose(page, 'Panel', entry);
    await says(page, 'There is no active panel.');
  }
  for (const entry of ['Maximize group', 'Hide header', 'Close group', 'Go to the next group']) {
    await choose(page, 'Group', entry);
    await says(page, 'There is no active group.');
  }
  await choose(page, 'Layouts', 'Save layout');
  await choose(page, 'Layouts', 'Load saved layout');
  await says(page, 'The saved layout is shown.');
  await page.locator('.dv-watermark-container').getByRole('button').click();
  await focusIsOn(page, 'Document 1');
  await choose(page, 'Panel', 'Float panel');
  await page.keyboard.press('Alt+O');
  await says(page, '“Document 1” is floating; this works only for one in the grid or in a window.');
  await choose(page, 'Group', 'Maximize group');
  await says(page, 'Only a group in the grid can be maximized.');
  await choose(page, 'Panel', 'Move panel to the next group');
  await says(page, 'There is no other group to move to.');
  await choose(page, 'Panel', 'Return panel to the grid');
  await expect(page.locator('.dv-resize-container')).toHaveCount(0);
  await choose(page, 'Layouts', 'Reset to the default layout');
  await expect(groups(page)).toHaveCount(5);
});

test('the theme follows the site until one is picked, and the URL keeps it', async ({page}) => {
  await openDemo(page, '?theme=neon');
  await says(page, /^There is no theme “neon”/);
  const dock = page.locator('[data-dock-theme]');
  await expect(dock.locator('.dockview-theme-light-spaced')).toHaveCount(1);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(dock.locator('.dockview-theme-abyss-spaced')).toHaveCount(1);
  await choose(page, 'Theme', 'Theme: Abyss Spaced');
  await says(page, 'Theme: Abyss Spaced.');
  expect(new URL(page.url()).search).toBe('?theme=abyss-spaced');
  await page.goto('/demo?theme=visualStudio');
  await expect(dock.locator('.dockview-theme-vs')).toHaveCount(1);
});

test('everything works by keyboard, and on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openDemo(page);
  await page.getByRole('button', {name: 'Add', exact: true}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', {name: /^Add panel ?Alt/})).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await focusIsOn(page, 'Document 1');
  await command(page, 'return panel');
  await says(page, '“Document 1” is back in the grid.');
  await tab(page, 'Read me').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', {name: 'main.ts: text'})).toBeVisible();
  await page.getByRole('textbox', {name: 'main.ts: text'}).press('Alt+N');
  await expect(tab(page, 'Chart 2')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a floating group moves by keys and from the palette', async ({page}) => {
  await openDemo(page);
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await says(page, 'The active group is in the grid; this works only for one floating.');
  await choose(page, 'Panel', 'Float panel');
  const floating = page.locator('.dv-resize-container');
  const start = await boxOf(floating);
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await says(page, 'Moved the floating group down.');
  expect(await boxOf(floating)).toEqual({...start, x: start.x + 32, y: start.y + 32});
  await expect(page.getByRole('button', {name: 'Undo'})).toHaveAttribute('data-idle', 'false');
  await command(page, 'move floating up');
  expect(await boxOf(floating)).toEqual({...start, x: start.x + 32});
  for (let count = 0; count < 30; count += 1) await page.keyboard.press('Alt+Shift+ArrowLeft');
  await says(page, 'The floating group can’t go further left.');
});

test('the palette knows what people type, and gives the focus back', async ({page}) => {
  await openDemo(page);
  const opener = page.getByRole('button', {name: 'Commands'});
  await opener.click();
  const query = page.getByRole('combobox', {name: 'Find a command'});
  await expect(query).toBeFocused();
  for (const [words, title] of [
    ['share', 'Share: copy a link to this layout'],
    ['url', 'Share: copy a link to this layout'],
    ['split', 'Move panel to a new group'],
    ['flt pnl', 'Float panel'],
    ['popup', 'Open panel in a window'],
    ['fullscreen', 'Maximize group'],
    ['dark theme', 'Theme: Dark'],
    ['mod redo', ''],
  ] as const) {
    await query.fill(words);
    if (title) await expect(page.getByRole('option').first()).toContainText(title);
    else await expect(page.getByText('No matching commands.')).toBeVisible();
  }
  await query.fill('redo');
  await expect(page.getByRole('option')).toContainText('Ctrl+Shift+Z');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('options switch tabs, header actions, the watermark, drags and drops', async ({page}) => {
  await openDemo(page);
  const close = tab(page, 'Chart').getByRole('button', {name: 'Close Chart'});
  await expect(close).toBeVisible();
  await choose(page, 'Options', 'Tabs with icons');
  await expect(close).toHaveCount(0);
  const maximize = page.getByRole('button', {name: 'Maximize group'});
  await maximize.first().click();
  await expect(page.locator('.dv-groupview:visible')).toHaveCount(1);
  await maximize.and(page.locator('[aria-pressed=true]')).click();
  await choose(page, 'Options', 'Header actions');
  await expect(maximize).toHaveCount(0);
  await choose(page, 'Options', 'Single tabs fill the header');
  expect((await boxOf(tab(page, 'Files'))).width).toBeGreaterThan((await boxOf(groupOf(page, 'Files'))).width - 40);
  await choose(page, 'Options', 'Drop at the dock’s edges');
  await dragToEdge(page, 'Read me');
  expect((await boxOf(groupOf(page, 'Read me'))).height).toBe((await boxOf(groupOf(page, 'main.ts'))).height);
  await choose(page, 'Options', 'Drag and drop');
  await expect(tab(page, 'Chart')).toHaveAttribute('draggable', 'false');
  await choose(page, 'Group', 'Hide header');
  await expect(tab(page, 'Read me')).toBeHidden();
});

test('files open in editors; the table sorts; the log filters', async ({page}) => {
  await openDemo(page);
  await groupOf(page, 'Files').getByRole('button', {name: 'theme.css'}).click();
  await expect(page.getByRole('textbox', {name: 'theme.css: text'})).toHaveValue(/--dv-/);
  await groupOf(page, 'Files').getByRole('button', {name: 'main.ts'}).click();
  await expect(page.getByRole('textbox', {name: 'main.ts: text'})).toBeVisible();
  await expect(tab(page, 'main.ts')).toHaveCount(1);
  await page.getByLabel('Filter').fill('nothing like it');
  await expect(page.getByText(/^No matches in the last \d+ events\.$/)).toBeVisible();
  await page.getByRole('button', {name: 'Dashboard'}).click();
  const table = groupOf(page, 'Data').getByRole('table');
  await table.getByRole('button', {name: 'Order'}).click();
  await expect(table.getByRole('row').nth(1)).toContainText('1250');
});

test('presets replace the layout, their data move, and undo brings the layout back', async ({page}) => {
  await openDemo(page);
  await page.getByRole('button', {name: 'Trading desk'}).click();
  await says(page, /^Trading desk: .* Undo brings yours back\.$/);
  await expect(page.getByRole('button', {name: 'Trading desk'})).toHaveAttribute('aria-pressed', 'true');
  const price = groupOf(page, 'Price').locator('strong');
  const before = (await price.textContent())!;
  await expect(price).not.toHaveText(before);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(tab(page, 'Terminal')).toBeVisible();
  await command(page, 'dashboard');
  await expect(tab(page, 'Metrics')).toBeVisible();
});

test('the bar takes one line, and messages none', async ({page}) => {
  await openDemo(page);
  const [bar, dock] = [
    await boxOf(page.locator('main > header')),
    await boxOf(page.getByRole('region', {name: 'Dock', exact: true})),
  ];
  expect([bar.height, dock.y]).toEqual([44, bar.y + 44]);
  await expect(page.getByRole('button', {name: 'Share'})).toBeInViewport();
});

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('taps move a panel, and nothing asks for a drag of a tab or for keys', async ({page}) => {
    await openDemo(page);
    await expect(page.getByRole('button', {name: 'Share'})).toBeInViewport({ratio: 1});
    const move = groupOf(page, 'Terminal').getByRole('button', {name: 'Move…'});
    await move.tap();
    await page.getByRole('menuitem', {name: 'Move panel to a new group above'}).tap();
    await says(page, 'Moved “Terminal” to a new group.');
    await expect(groups(page)).toHaveCount(3);
    await tab(page, 'Read me').tap();
    await expect(page.getByText('“Move…” in a header')).toBeVisible();
    await expect(page.getByText('Drag a tab onto another group')).toBeHidden();
    await page.getByRole('button', {name: 'Panel', exact: true}).tap();
    await expect(page.getByRole('menu').locator('kbd').first()).toBeHidden();
  });
});

const DOCK_THEMES = ['Light', 'Dark', 'Abyss', 'Abyss Spaced', 'Light Spaced', 'Dracula', 'Replit', 'Visual Studio'];

/** A saved layout in which every kind of panel is in view. */
function layoutOfAllKinds(): string {
  const group = (kind: string) => ({type: 'leaf', size: 350, data: {id: `group-${kind}`, views: [kind]}});
  const columns = [0, 4, 8, 12].map((first) => PANEL_KINDS.slice(first, first + 4));
  const data = columns.map((kinds) => ({type: 'branch', size: 450, data: kinds.map(group)}));
  const panels = Object.fromEntries(PANEL_KINDS.map((id) => [id, {id, contentComponent: id, title: id}]));
  const grid = {root: {type: 'branch', size: 1400, data}, width: 1800, height: 1400, orientation: 'HORIZONTAL'};
  return JSON.stringify({version: 1, layout: {grid, panels}});
}

/** The contents of panels; their tabs, which have no roles in 4.10, are the library's. */
const PANELS = {part: '.dv-content-container, .dv-render-overlay', apartFrom: ['iframe']};

/** What axe finds in a part of the page. */
function problems(page: Page, part: string): Promise<string[]> {
  return accessibilityProblems(page, {part});
}

for (const site of ['light', 'dark']) {
  test(`bars and panels pass axe on the ${site} site, texts of panels with each theme`, async ({page}) => {
    test.slow();
    await chooseColors(page, site);
    await page.setViewportSize({width: 1800, height: 1600});
    await openDemo(page, `#layout=${await encodeText(layoutOfAllKinds())}`);
    await expect(groups(page)).toHaveCount(PANEL_KINDS.length);
    expect(await problems(page, 'main')).toEqual([]);
    expect(await accessibilityProblems(page, PANELS)).toEqual([]);
    for (const theme of DOCK_THEMES) {
      await choose(page, 'Theme', theme);
      expect(await accessibilityProblems(page, {...PANELS, contrastOnly: true}), theme).toEqual([]);
    }
  });

  test(`menus and dialogs pass axe on the ${site} site`, async ({page}) => {
    await chooseColors(page, site);
    await openDemo(page);
    for (const menu of ['Group', 'Theme']) {
      await page.getByRole('button', {name: menu, exact: true}).click();
      expect(await problems(page, '[role="menu"]')).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Alt+P');
    expect(await problems(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await command(page, 'save layout as');
    await expect(page.getByRole('dialog', {name: 'Commands'})).toHaveCount(0);
    expect(await problems(page, 'dialog')).toEqual([]);
  });
}
