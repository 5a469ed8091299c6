import type {Locator} from '@playwright/test';
import {expect} from '../support';
import {drag, dragInto, example, groupOf, pullSash, tab, widthOf} from './support';

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

example(
  'dockview/move-panels',
  'moves a panel into, within and below a group, and a group to an edge',
  async ({page}) => {
    const press = (name: string) => page.getByRole('button', {name}).click();
    const box = async (title: string) => (await groupOf(page, title).boundingBox())!;
    await press('Paint before the roof');
    await expect(groupOf(page, 'Roof').locator('.dv-tab')).toHaveText(['Paint', 'Roof', 'Fence']);
    await press('Paint to the garden group');
    await expect(groupOf(page, 'Garden').locator('.dv-tab')).toHaveText(['Garden', 'Paint']);
    await press('Paint below the garden');
    expect((await box('Paint')).y).toBeGreaterThan((await box('Garden')).y);
    await press('Garden group to the left edge');
    expect((await box('Garden')).x).toBeLessThan((await box('Roof')).x);
  },
);

example('dockview/update-panels', 'changes content and tab by params, and the tab by its title', async ({page}) => {
  await page.getByRole('button', {name: 'Send more of the photo'}).click();
  await expect(groupOf(page, 'harbor.jpg')).toContainText('Sending harbor.jpg: 60 %');
  await expect(tab(page, 'harbor.jpg').locator('progress')).toHaveAttribute('value', '60');
  await page.getByLabel('Title of the photo').fill('Harbor at dawn');
  await expect(tab(page, 'Harbor at dawn')).toBeVisible();
});

example('dockview/register-and-params', 'shows params, and a stand-in for a kind nobody registered', async ({page}) => {
  await expect(groupOf(page, 'Order 214')).toContainText('Friday, seven');
  await page.getByRole('button', {name: 'Open a kind nobody registered'}).click();
  await expect(groupOf(page, 'Map')).toContainText('cannot show panels of the kind “map”');
});

example('dockview/tabs', 'renames a tab from its context menu', async ({page}) => {
  await tab(page, 'Recipe').click({button: 'right'});
  await page.getByLabel('Title').fill('Pear cake');
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Pear cake')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

example('dockview/tabs', 'has a tab without a close button and one made from scratch', async ({page}) => {
  const closeButton = '.dv-default-tab-action';
  await expect(tab(page, 'Recipe').locator(closeButton)).toBeVisible();
  await expect(tab(page, 'Shopping list').locator(closeButton)).toBeHidden();
  await expect(tab(page, 'Letter').locator('.draft')).toHaveText('Letter');
});

example('dockview/full-width-tab', 'fills the header with a lone tab, and not with two', async ({page}) => {
  const widthOf = async (title: string) => (await tab(page, title).boundingBox())!.width;
  const header = (await groupOf(page, 'Moving').locator('.dv-tabs-and-actions-container').boundingBox())!;
  expect(await widthOf('Moving')).toBeGreaterThan(header.width * 0.95);
  await page.getByRole('button', {name: 'Open or close the reply'}).click();
  expect(await widthOf('Moving')).toBeLessThan(header.width * 0.5);
});

example('dockview/close-confirmation', 'asks about unsaved text, and about nothing else', async ({page}) => {
  const close = (title: string) => tab(page, title).locator('.dv-default-tab-action').click();
  await page.getByRole('textbox', {name: 'To the bank'}).fill('Dear bank');
  await close('To the bank');
  await page.getByRole('button', {name: 'Keep it open'}).click();
  await expect(tab(page, 'To the bank')).toBeVisible();
  await close('To the bank');
  await page.getByRole('button', {name: 'Close anyway'}).click();
  await expect(tab(page, 'To the bank')).toBeHidden();
  await expect(page.getByRole('status')).toHaveText('“To the bank” is closed, 1 left.');
  await close('To the neighbors');
  await expect(page.locator('.dv-tab')).toHaveCount(0);
});

example('dockview/sizes', 'keeps the limits against buttons and mouse until they are lifted', async ({page}) => {
  const width = async () => (await groupOf(page, 'Layers').boundingBox())!.width;
  await expect(groupOf(page, 'Layers')).toContainText('200 ×');
  await page.getByRole('button', {name: 'Layers 400 px'}).click();
  await expect(groupOf(page, 'Layers')).toContainText('300 ×');
  const sash = page.locator('.dv-split-view-container.dv-horizontal > .dv-sash-container > .dv-sash').first();
  await drag(page, sash, groupOf(page, 'Layers'), {across: 0.02, down: 0.5});
  expect(await width()).toBe(120);
  await page.getByLabel('120 to 300 px').uncheck();
  await page.getByRole('button', {name: 'Layers 400 px'}).click();
  expect(await width()).toBe(400);
});

const scrollTop = (list: Locator) => list.evaluate(({scrollTop}) => scrollTop);

example(
  'dockview/rendering-modes',
  'keeps a counter in both, scroll position and frame with always',
  async ({page}) => {
    const timetable = (mode: string) => page.locator('.panel').filter({has: page.getByTitle(`Ticket, ${mode}`)});
    for (const mode of ['onlyWhenVisible', 'always']) {
      await timetable(mode).getByRole('button').click();
      await timetable(mode).getByRole('list').hover();
      await page.mouse.wheel(0, 200);
      await expect.poll(() => scrollTop(timetable(mode).getByRole('list'))).toBeGreaterThan(100);
      await expect(timetable(mode)).toContainText('Loads of the frame: 1');
    }
    await page.getByRole('button', {name: 'Hide both timetables'}).click();
    await page.getByRole('button', {name: 'Show both'}).click();
    await expect(timetable('onlyWhenVisible')).toContainText('Presses: 1');
    await expect(timetable('onlyWhenVisible')).toContainText('Loads of the frame: 2');
    expect(await scrollTop(timetable('onlyWhenVisible').getByRole('list'))).toBe(0);
    await expect(timetable('always')).toContainText('Presses: 1');
    await expect(timetable('always')).toContainText('Loads of the frame: 1');
    expect(await scrollTop(timetable('always').getByRole('list'))).toBeGreaterThan(100);
  },
);

example('dockview/iframes', "keeps the page of an iframe in an 'always' panel", async ({page}) => {
  const typed = page.frameLocator('iframe[title=Kept]').getByRole('textbox');
  await typed.fill('It forgets what I type.');
  for (const title of ['What to try', 'Kept', 'Another tab', 'Reloaded']) await tab(page, title).click();
  await expect(page.getByText('Reloaded: loaded 2 times')).toBeVisible();
  await expect(page.getByText('Kept: loaded 1 time')).toBeVisible();
  await expect(typed).toHaveValue('It forgets what I type.');
});

example('dockview/shared-state', 'shows in one panel what changes in another, also after a move', async ({page}) => {
  await expect(page.getByRole('status')).toHaveText('26 €');
  await dragInto(page, 'Order', 'Prices');
  await page.getByLabel('Lemon cake').fill('3');
  await expect(page.getByRole('status')).toHaveText('62 €');
});

example('dockview/one-panel-two-windows', 'shows in the dock what changes in a floating view', async ({page}) => {
  const floating = page.locator('.dv-resize-container');
  const inDock = page.getByRole('table', {name: 'Budget, view 1'});
  await floating.getByLabel('Hostel').fill('120');
  await expect(inDock.getByLabel('Hostel')).toHaveValue('120');
  await inDock.getByLabel('Train').fill('40');
  await expect(floating).toContainText('220 €');
  await page.getByRole('button', {name: 'Open another view'}).click();
  await expect(page.getByRole('table', {name: 'Budget, view 3'})).toContainText('220 €');
});

example('dockview/keyboard-shortcuts', 'moves, closes and maximizes by keys, with the focus', async ({page}) => {
  const focused = page.locator('.panel:focus');
  // The keys work from when the panels are drawn.
  await expect(page.getByText('Neap: the weakest tide of the month.')).toBeVisible();
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect(focused).toContainText('Tide tables of 1911');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(focused).toContainText('harbor office');
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(focused).toContainText('The tide turned');
  await page.keyboard.press('Alt+Shift+KeyM');
  await expect(tab(page, 'Sources')).not.toBeInViewport();
  await page.keyboard.press('Alt+Shift+KeyM');
  await expect(tab(page, 'Sources')).toBeInViewport();
  await page.keyboard.press('Alt+Shift+KeyW');
  await expect(tab(page, 'Draft')).toHaveCount(0);
  await expect(focused).toContainText('harbor office');
});

example('dockview/watermark', 'opens panels from an empty group and from an empty dock', async ({page}) => {
  const empty = page.locator('.dv-groupview').filter({hasText: 'This group is empty.'});
  await empty.getByRole('button', {name: 'Coast trip'}).click();
  await expect(empty).toHaveCount(0);
  await expect(tab(page, 'Coast trip')).toBeVisible();
  await page.getByRole('button', {name: 'Close all'}).click();
  await expect(page.getByText('No note is open.')).toBeVisible();
  await page.getByRole('button', {name: 'Reading list'}).click();
  await expect(page.locator('.dv-tab')).toHaveText(['Reading list']);
});

example('dockview/scrollbars', 'scrolls the tabs, or takes one from the list', async ({page}) => {
  await page.setViewportSize({width: 600, height: 380});
  await tab(page, 'February').hover();
  await page.mouse.wheel(0, 2000);
  await expect(tab(page, 'December').first()).toBeInViewport({ratio: 0.9});
  await page.getByRole('radio', {name: 'native'}).check();
  await expect(page.locator('.dv-tabs-container')).toHaveCSS('scrollbar-width', 'thin');
  await expect(tab(page, 'December').first()).not.toBeInViewport({ratio: 0.9});
  await page.locator('.dv-tabs-overflow-dropdown-default').click();
  const list = page.locator('.dv-tabs-overflow-container');
  expect((await list.boundingBox())!.height).toBeLessThanOrEqual(222);
  await list.getByText('December').click();
  await expect(page.locator('.dv-active-tab')).toHaveText('December');
});

example('dockview/tabview', 'reorders its tabs and keeps to one group', async ({page}) => {
  const content = page.locator('.dv-content-container');
  await drag(page, tab(page, 'Query 1'), content, {across: 0.95, down: 0.5});
  await drag(page, tab(page, 'Query 1'), content, {across: 0.5, down: 0.95});
  await expect(page.locator('.dv-groupview')).toHaveCount(1);
  await drag(page, tab(page, 'Query 3'), tab(page, 'Query 1'), {across: 0.2, down: 0.5});
  await expect(page.locator('.dv-tab')).toHaveText(['Query 3', 'Query 1', 'Query 2']);
  await page.getByRole('button', {name: 'New query'}).click();
  await expect(page.locator('.dv-active-tab')).toHaveText('Query 4');
});

example('dockview/fixed-sides', 'keeps the sides at their width, also one that a sash has set', async ({page}) => {
  const widths = () => Promise.all(['Files', 'Document', 'Outline'].map((title) => widthOf(groupOf(page, title))));
  const [left, center, right] = (await widths()) as [number, number, number];
  expect([left, right]).toEqual([140, 140]);
  await page.getByLabel('Width of the dock').fill('70');
  await expect.poll(async () => (await widths())[1]).toBeLessThan(center - 300);
  expect((await widths()).filter((_, at) => at !== 1)).toEqual([left, right]);
  await pullSash(page, groupOf(page, 'Files'), 'right', 50);
  await page.getByLabel('Width of the dock').fill('100');
  await expect.poll(async () => (await widths())[1]).toBeGreaterThan(center - 100);
  const [wider, , same] = await widths();
  expect([wider! - left, same]).toEqual([50, right]);
});

example('dockview/hidden-tabs', 'lists the tabs that do not fit, and brings one into view', async ({page}) => {
  await page.setViewportSize({width: 700, height: 400});
  const group = groupOf(page, 'Amsterdam');
  const menu = group.getByRole('list');
  await group.getByRole('button', {name: 'Hidden tabs'}).click();
  await expect(menu.getByRole('button', {name: 'Amsterdam'})).toHaveCount(0);
  await menu.getByRole('button', {name: 'Granada'}).click();
  await expect(menu).toBeHidden();
  await expect(group.locator('.panel')).toHaveText('Granada');
  await expect(tab(page, 'Granada')).toBeInViewport({ratio: 1});
  await group.getByRole('button', {name: 'Hidden tabs'}).click();
  await expect(menu.getByRole('button', {name: 'Amsterdam'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await groupOf(page, 'Map').getByRole('button', {name: 'Hidden tabs'}).click();
  await expect(page.getByText('All tabs are visible.')).toBeVisible();
});

example('dockview/open-panels', 'follows what is open and what is active', async ({page}) => {
  const entry = (name: string) => page.getByRole('button', {name, exact: true});
  await expect(entry('Tunis')).toHaveAttribute('aria-current', 'true');
  await tab(page, 'Oslo').click();
  await expect(entry('Oslo')).toHaveAttribute('aria-current', 'true');
  await tab(page, 'Oslo').locator('.dv-default-tab-action').click();
  await expect(entry('Oslo')).toHaveCount(0);
  await entry('Lima').click();
  await expect(page.locator('.panel')).toHaveText('Lima');
  await entry('Oslo (closed)').click();
  await expect(page.locator('.panel')).toHaveText('Oslo');
  await expect(entry('Oslo')).toHaveAttribute('aria-current', 'true');
});
