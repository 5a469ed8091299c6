import {expect, open, test, watchShifts} from '../support';

const PAGE = '/examples/dockview/close-confirmation';

test('the gallery is searched and left by keyboard', async ({page}) => {
  await open(page, '/templates');
  const {keyboard} = page;
  const goals = page.getByRole('navigation', {name: 'Goals'}).getByRole('link');
  await goals.last().focus();
  await keyboard.press('Tab');
  await expect(page.getByLabel('Find an example')).toBeFocused();
  await keyboard.type('gridview save');
  await expect(page.getByRole('search', {name: 'Examples'}).getByRole('status')).toHaveText('1 example');
  await keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Save and load a gridview'})).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/examples/gridview/save-and-load');
});

test('a search that finds nothing says so', async ({page}) => {
  await open(page, '/templates');
  await page.getByLabel('Find an example').fill('no such thing');
  await expect(page.getByText('No example has all of these words.')).toBeVisible();
  await expect(page.getByRole('search', {name: 'Examples'}).getByRole('status')).toHaveText('0 examples');
});

test('the picture of a card leads to the page of the example', async ({page}) => {
  await open(page, '/templates');
  const card = page.getByRole('listitem').filter({hasText: 'Ask before a panel closes'});
  await card.scrollIntoViewIfNeeded();
  const box = await card.locator('svg').boundingBox();
  await page.mouse.click(box!.x + 20, box!.y + 20);
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Ask before a panel closes');
});

test('on a phone, each example takes one row', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/templates');
  const rows = await page.getByRole('main').getByRole('listitem').all();
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows) expect((await row.boundingBox())!.height).toBeLessThanOrEqual(64);
});

test("the page of an example shows code and program in the reader's framework, and edits it", async ({page}) => {
  await page.addInitScript(() => window === window.top && localStorage.setItem('framework', 'typescript'));
  const readShifts = await watchShifts(page);
  await open(page, PAGE);
  const figure = page.locator('figure');
  await expect(figure.getByText('main.ts', {exact: true})).toBeInViewport();
  await expect(figure.locator('iframe').contentFrame().locator('.dv-tab').first()).toBeInViewport();
  await expect(figure.getByText('App.tsx', {exact: true})).toBeHidden();
  expect(await readShifts()).toEqual([]);
  await figure.getByRole('button', {name: 'Edit this code'}).click();
  await expect(figure.getByRole('textbox', {name: 'Code of main.ts'})).toBeVisible();
});

test('the page of an example leads to its guide, to the next example and back to the list', async ({page}) => {
  await open(page, PAGE);
  await page.getByRole('link', {name: /Next example/}).click();
  await expect(page).toHaveURL(/\/examples\/dockview\//);
  await expect(page).not.toHaveURL(PAGE);
  await page.goBack();
  await page.getByRole('link', {name: /Read the guide/}).click();
  await expect(page).toHaveURL('/docs/core/panels/remove');
  await page.goBack();
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: 'Tabs'}).click();
  await expect(page).toHaveURL('/templates#tabs');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page of an example shows the source of both variants', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.getByText('App.tsx', {exact: true})).toBeVisible();
    await expect(page.getByText('main.ts', {exact: true})).toBeVisible();
    await expect(page.getByRole('button', {name: /Code|Preview|Edit/})).toHaveCount(0);
  });
});
