import type {Page} from '@playwright/test';
import {
  boxOf,
  choose,
  drag,
  dragToEdge,
  groupOf,
  groups,
  KEY,
  openDemo,
  ready,
  says,
  storedLayout,
  tab,
} from './demoSupport';
import {accessibilityProblems} from './axe';
import {countShifts, expect, test} from './support';

async function storeBefore(page: Page, text: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [KEY, text]);
}

test('the HTML has the heading, one line and a box of the final size', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL: baseURL ?? ''});
  await page.route(
    ({hostname}) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  await page.goto('/demo');
  await expect(page.getByRole('heading', {level: 1, name: 'Demo'})).toBeVisible();
  await expect(page.locator('main noscript p')).toBeVisible();
  expect(await page.locator('.dv-tab').count()).toBe(0);
  const box = await page.getByRole('region', {name: 'Dock'}).boundingBox();
  expect(box?.height).toBeGreaterThan(400);
  await page.close();
});

test('the dock comes without moving anything and fills the screen', async ({page}) => {
  const readShifts = await countShifts(page);
  await openDemo(page);
  await expect(groups(page)).toHaveCount(4);
  await expect(page.locator('footer')).toHaveCount(0);
  expect(await readShifts()).toBeLessThan(0.01);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(0);
});

test('a tab dragged to the edge of another group splits it', async ({page}) => {
  await openDemo(page);
  await drag(page, 'Read me', 'Chart', 0.95, 0.5);
  await expect(groups(page)).toHaveCount(5);
  const chart = await groupOf(page, 'Chart').boundingBox();
  const readme = await groupOf(page, 'Read me').boundingBox();
  expect(readme?.x).toBeGreaterThanOrEqual((chart?.x ?? 0) + (chart?.width ?? 0) - 1);
  await expect(page.locator('.dv-groupview').getByText('onDidMovePanel').first()).toBeVisible();
});

test('what is typed into the form survives moves, floating and a saved layout', async ({page}) => {
  await openDemo(page);
  await tab(page, 'Form').click();
  await page.getByLabel('Name').fill('Ada');
  await drag(page, 'Form', 'Data', 0.5, 0.5);
  await expect(groupOf(page, 'Data').locator('.dv-tab')).toHaveCount(2);
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await drag(page, 'Form', 'Chart', 0.5, 0.95);
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Name')).toBeInViewport();
  await choose(page, 'Panel', 'Float panel');
  await says(page, /^“Form” floats/);
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await choose(page, 'Layout', 'Save layout');
  await page.reload();
  await expect(page.locator('.dv-resize-container').locator('.dv-tab', {hasText: 'Form'})).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
});

test('the toolbar adds, maximises, restores, moves and closes', async ({page}) => {
  await openDemo(page);
  await choose(page, 'Add', 'Add panel');
  await says(page, 'Added “Document 1”.');
  await expect(groupOf(page, 'Read me').locator('.dv-tab')).toHaveCount(4);
  await choose(page, 'Add', 'Add panel to the right');
  await choose(page, 'Add', 'Add panel below');
  await expect(groups(page)).toHaveCount(6);
  await choose(page, 'Group', 'Maximise group');
  await expect(page.locator('.dv-groupview:visible')).toHaveCount(1);
  await choose(page, 'Group', 'Maximise group');
  await expect(page.locator('.dv-groupview:visible')).toHaveCount(6);
  await choose(page, 'Panel', 'Move panel to the next group');
  await says(page, 'Moved “Data 3” to the next group.');
  await expect(groups(page)).toHaveCount(5);
  await choose(page, 'Panel', 'Close panel');
  await says(page, 'Closed “Data 3”. Undo brings it back.');
  await expect(tab(page, 'Data 3')).toHaveCount(0);
});

test('every action copes with an empty dock and with a floating group', async ({page}) => {
  await openDemo(page);
  for (let count = 0; count < 8; count += 1) await page.keyboard.press('Alt+W');
  await expect(page.getByText('No panels here.')).toBeVisible();
  for (const entry of ['Close panel', 'Float panel', 'Open panel in a window', 'Move panel to the next group']) {
    await choose(page, 'Panel', entry);
    await says(page, 'There is no active panel.');
  }
  for (const entry of ['Maximise group', 'Hide the header', 'Close group', 'Go to the next group']) {
    await choose(page, 'Group', entry);
    await says(page, 'There is no active group.');
  }
  await choose(page, 'Layout', 'Save layout');
  await choose(page, 'Layout', 'Load saved layout');
  await says(page, 'Layout loaded.');
  await choose(page, 'Add', 'Add panel below');
  await choose(page, 'Panel', 'Float panel');
  await choose(page, 'Group', 'Maximise group');
  await says(page, 'Only a group in the grid can be maximised.');
  await choose(page, 'Panel', 'Move panel to the next group');
  await says(page, 'There is no other group to move to.');
  await choose(page, 'Add', 'Add panel to the right');
  await says(page, 'Added “Chart 2” to the right.');
  await expect(page.locator('.dv-resize-container')).toHaveCount(1);
  await choose(page, 'Layout', 'Reset to the default layout');
  await expect(groups(page)).toHaveCount(4);
  await expect(page.locator('.dv-resize-container')).toHaveCount(0);
});

test('a saved layout is back on the next visit, by Load, and after Maximise', async ({page}) => {
  await openDemo(page);
  await choose(page, 'Layout', 'Load saved layout');
  await says(page, 'Nothing is saved yet.');
  await choose(page, 'Add', 'Add panel to the right');
  await choose(page, 'Group', 'Maximise group');
  await choose(page, 'Layout', 'Save layout');
  await says(page, 'Layout saved.');
  await expect(page.locator('.dv-groupview:visible')).toHaveCount(1);
  await choose(page, 'Layout', 'Reset to the default layout');
  await expect(page.locator('.dv-groupview:visible')).toHaveCount(4);
  await choose(page, 'Group', 'Maximise group');
  await choose(page, 'Layout', 'Load saved layout');
  await says(page, 'Layout loaded.');
  await expect(page.locator('.dv-groupview:visible')).toHaveCount(5);
  await expect(page.getByRole('button', {name: 'Show all groups'})).toHaveCount(0);
  await page.reload();
  await says(page, 'Your saved layout is back.');
  await expect(tab(page, 'Document 1')).toBeVisible();
});

test('a floating group keeps its size over many saves', async ({page}) => {
  await openDemo(page);
  await choose(page, 'Panel', 'Float panel');
  const before = await page.locator('.dv-resize-container').boundingBox();
  for (let count = 0; count < 3; count += 1) {
    await choose(page, 'Layout', 'Save layout');
    await choose(page, 'Layout', 'Load saved layout');
  }
  expect(await page.locator('.dv-resize-container').boundingBox()).toEqual(before);
});

test('a broken layout is told, the default shown, and nothing overwritten', async ({page}) => {
  await storeBefore(page, '{"version":1,"layout":');
  await openDemo(page);
  await says(page, /not restored because it is not JSON\. It stays stored until you save another one\.$/);
  await expect(groups(page)).toHaveCount(4);
  await choose(page, 'Add', 'Add panel');
  await tab(page, 'Form').click();
  expect(await storedLayout(page)).toBe('{"version":1,"layout":');
  await choose(page, 'Layout', 'Load saved layout');
  await says(page, /^The saved layout was not loaded because it is not JSON\. The dock stays as it is\.$/);
  await expect(tab(page, 'Document 1')).toBeVisible();
  await choose(page, 'Layout', 'Save layout');
  await says(page, 'Layout saved.');
  expect(JSON.parse((await storedLayout(page)) ?? '')).toMatchObject({version: 1});
});

test('blocked storage is told; the rest works', async ({page}) => {
  await page.addInitScript(() => {
    const {getItem, setItem} = Storage.prototype;
    // For the demo only: the site's own parts warn in the console where storage is blocked for them.
    const check = (key: string): void => {
      if (key === 'dockview-demo-layout') throw new DOMException('denied', 'SecurityError');
    };
    Storage.prototype.getItem = function (key) {
      check(key);
      return getItem.call(this, key);
    };
    Storage.prototype.setItem = function (key, value) {
      check(key);
      setItem.call(this, key, value);
    };
  });
  await openDemo(page);
  await says(page, /^This browser stores nothing for this page/);
  await choose(page, 'Add', 'Add panel');
  await says(page, 'Added “Document 1”.');
  await choose(page, 'Layout', 'Save layout');
  await says(page, /^The layout was not saved/);
});

test('the theme follows the site until one is picked', async ({page}) => {
  await openDemo(page);
  const dock = page.locator('[data-dock-theme]');
  await expect(dock.locator('.dockview-theme-light')).toHaveCount(1);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(dock.locator('.dockview-theme-dark')).toHaveCount(1);
  await page.getByRole('button', {name: 'Theme', exact: true}).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(8);
  await expect(page.getByRole('menuitemradio', {name: 'Theme: Dark'})).toBeChecked();
  await page.keyboard.press('Escape');
  await choose(page, 'Theme', 'Theme: Dracula');
  await expect(dock.locator('.dockview-theme-dracula')).toHaveCount(1);
  await says(page, 'Theme: Dracula.');
  expect(new URL(page.url()).search).toBe('?theme=dracula');
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.reload();
  await expect(dock.locator('.dockview-theme-dracula')).toHaveCount(1);
});

test('an unknown theme in the address is told and ignored', async ({page}) => {
  await openDemo(page, '?theme=neon');
  await says(page, /^There is no theme “neon”/);
  await expect(page.locator('[data-dock-theme="themeLight"]')).toBeVisible();
});

test('a tab dragged to the edge of the dock gets a full column, and one dragged with Shift floats', async ({page}) => {
  await openDemo(page);
  await dragToEdge(page, 'Chart', 'left');
  const dock = await boxOf(page.getByRole('region', {name: 'Dock', exact: true}));
  const chart = await boxOf(groupOf(page, 'Chart'));
  expect(chart.x).toBeLessThan(dock.x + 5);
  expect(chart.height).toBeGreaterThan(dock.height - 5);
  const data = await boxOf(tab(page, 'Data'));
  await page.keyboard.down('Shift');
  await page.mouse.move(data.x + 12, data.y + 12);
  await page.mouse.down();
  await page.mouse.move(700, 420, {steps: 8});
  await page.mouse.up();
  await page.keyboard.up('Shift');
  const floating = page.locator('.dv-resize-container');
  await expect(floating.locator('.dv-tab')).toHaveText(['Data']);
  const before = await boxOf(floating);
  await page.mouse.move(before.x + before.width - 90, before.y + 15);
  await page.mouse.down();
  await page.mouse.move(before.x + before.width - 190, before.y + 65, {steps: 8});
  await page.mouse.up();
  await expect.poll(async () => (await boxOf(floating)).x).toBeLessThan(before.x - 50);
});

test('everything works by keyboard, and on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openDemo(page);
  await page.getByRole('button', {name: 'Add', exact: true}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', {name: /^Add panel Alt/})).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await says(page, 'Added “Document 1”.');
  await expect(page.getByRole('button', {name: 'Add', exact: true})).toBeFocused();
  await page.keyboard.press('Alt+P');
  await page.keyboard.type('return panel');
  await page.keyboard.press('Enter');
  await says(page, '“Document 1” is back in the grid.');
  await tab(page, 'Read me').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', {name: 'main.ts: text'})).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a floating group is moved by keys, from the menu and from the palette, and undone', async ({page}) => {
  await openDemo(page);
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await says(page, 'The active group does not float, so it was not moved.');
  await choose(page, 'Panel', 'Float panel');
  const floating = page.locator('.dv-resize-container');
  const start = await boxOf(floating);
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await says(page, 'Moved the floating group down.');
  expect(await boxOf(floating)).toEqual({...start, x: start.x + 64, y: start.y + 32});
  await page.locator('[data-idle="false"]').first().waitFor();
  await choose(page, 'Group', 'Move floating group left');
  expect((await boxOf(floating)).x).toBe(start.x + 32);
  await page.keyboard.press('Alt+P');
  await page.keyboard.type('move floating up');
  await page.keyboard.press('Enter');
  await says(page, 'Moved the floating group up.');
  expect(await boxOf(floating)).toEqual({...start, x: start.x + 32});
  await page.getByRole('button', {name: 'Undo'}).click();
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect.poll(() => boxOf(floating)).not.toEqual({...start, x: start.x + 32});
  for (let count = 0; count < 40; count += 1) await page.keyboard.press('Alt+Shift+ArrowLeft');
  await says(page, 'The floating group cannot go further left.');
  const {x, width} = await boxOf(floating);
  const dock = await boxOf(page.getByRole('region', {name: 'Dock', exact: true}));
  expect(x + width).toBeGreaterThan(dock.x + 50);
});

test('the palette finds commands, tells when there is none, and gives the focus back', async ({page}) => {
  await openDemo(page);
  const opener = page.getByRole('button', {name: /^Commands/});
  await opener.click();
  const query = page.getByRole('combobox', {name: 'Find a command'});
  await expect(query).toBeFocused();
  await query.fill('no such thing');
  await expect(page.getByText('No command has these words.')).toBeVisible();
  await query.fill('dark theme');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(query).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Alt+/');
  const keys = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  await expect(keys.getByText('Ctrl+Shift+Z')).toBeVisible();
  await expect(keys.getByText('Alt+Shift+←')).toBeVisible();
});

test('the tour comes once, in five steps, and takes the focus and gives it back', async ({page}) => {
  await page.goto('/demo');
  await ready(page);
  const tour = page.getByRole('dialog');
  await expect(tour.getByRole('heading')).toBeFocused();
  for (let step = 1; step < 5; step += 1) {
    await expect(tour.getByText(`Step ${step} of 5`)).toBeVisible();
    await tour.getByRole('button', {name: 'Next'}).click();
  }
  await tour.getByRole('button', {name: 'Close'}).click();
  await expect(tour).toBeHidden();
  await page.reload();
  await ready(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choose(page, 'Help', 'Tour in five steps');
  await expect(tour.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Help'})).toBeFocused();
});

test('the table scrolls through all its rows and sorts them', async ({page}) => {
  await openDemo(page);
  const table = groupOf(page, 'Data').getByRole('table');
  await expect(table.getByRole('row').nth(1)).toContainText('1001');
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  await groupOf(page, 'Data').getByRole('region').press('End');
  await expect(table.getByText('6000')).toBeVisible();
  await groupOf(page, 'Data').getByRole('region').press('Home');
  await table.getByRole('button', {name: 'Order'}).click();
  await expect(table.getByRole('row').nth(1)).toContainText('6000');
});

test('options switch tabs, header actions, the watermark, edges and drags', async ({page}) => {
  await openDemo(page);
  await choose(page, 'Options', 'Custom tabs');
  await expect(tab(page, 'Chart').getByRole('button', {name: 'Close Chart'})).toBeVisible();
  await page.getByRole('button', {name: 'Maximise this group'}).first().click();
  await expect(page.locator('.dv-groupview:visible')).toHaveCount(1);
  await page.getByRole('button', {name: 'Show all groups'}).first().click();
  await choose(page, 'Options', 'Header actions');
  await expect(page.getByRole('button', {name: 'Maximise this group'})).toHaveCount(0);
  await choose(page, 'Options', 'Single tabs fill the header');
  const [wide, group] = [await tab(page, 'Data').boundingBox(), await groupOf(page, 'Data').boundingBox()];
  expect(wide?.width).toBeGreaterThan((group?.width ?? 0) - 40);
  await choose(page, 'Options', 'Drag and drop');
  await expect(tab(page, 'Chart')).toHaveAttribute('draggable', 'false');
  await choose(page, 'Group', 'Hide the header');
  await expect(tab(page, 'Read me')).toBeHidden();
});

test('a group gets the size that is typed, and a panel with limits keeps to them', async ({page}) => {
  await openDemo(page);
  await choose(page, 'Group', 'Group size and limits…');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Width', {exact: true}).fill('420');
  await dialog.getByRole('button', {name: 'Apply'}).click();
  await says(page, /^The group is 420 × \d+ pixels now\.$/);
  await choose(page, 'Group', 'Group size and limits…');
  await dialog.getByLabel('Least width').fill('500');
  await dialog.getByLabel('Greatest width').fill('300');
  await dialog.getByRole('button', {name: 'Apply'}).click();
  await says(page, 'Nothing was changed: a least size is greater than the greatest.');
  await choose(page, 'Add', 'Add panel with options…');
  await dialog.getByLabel('Content').selectOption('Web page');
  await dialog.getByLabel('Place').selectOption('Right of the active group');
  await dialog.getByLabel('Title').fill('Site');
  await dialog.getByLabel('Least width').fill('350');
  await dialog.getByRole('button', {name: 'Add panel'}).click();
  await says(page, 'Added “Site” to the right.');
  expect((await groupOf(page, 'Site').boundingBox())?.width).toBeGreaterThanOrEqual(349);
});

const DOCK_THEMES = ['light', 'dark', 'abyss', 'abyssSpaced', 'lightSpaced', 'dracula', 'replit', 'visualStudio'];

/** What axe finds in a part of the page, apart from what the library draws. */
function findings(page: Page, part: string): Promise<string[]> {
  // Titles of tabs in the colours of the library's themes; those of tabs behind others are faint by design.
  return accessibilityProblems(page, {part, apartFrom: ['.dv-default-tab']});
}

for (const site of ['light', 'dark']) {
  for (const theme of DOCK_THEMES) {
    test(`what the ${site} site draws passes axe with the theme ${theme}`, async ({page}) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), site);
      await openDemo(page, `?theme=${theme}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', site);
      for (const panels of [
        ['Read me', 'Chart', 'Events'],
        ['Form', 'Web page', 'Layout JSON'],
        ['main.ts', 'Chart', 'Events'],
      ]) {
        for (const title of panels) await tab(page, title).click();
        expect(await findings(page, 'main')).toEqual([]);
      }
    });
  }

  test(`menus, dialogs and the tour pass axe on the ${site} site`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), site);
    await openDemo(page);
    await page.getByRole('button', {name: 'Add', exact: true}).click();
    expect(await findings(page, '[role="menu"]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'Theme', exact: true}).click();
    expect(await findings(page, '[role="menu"]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+P');
    expect(await findings(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    for (const words of ['shortcuts', 'panel with options', 'size and limits', 'named layouts']) {
      await page.keyboard.press('Alt+P');
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
      await expect(page.locator('dialog')).toBeVisible();
      expect(await findings(page, 'dialog')).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await choose(page, 'Help', 'Tour in five steps');
    expect(await findings(page, '[role="dialog"]')).toEqual([]);
  });
}
