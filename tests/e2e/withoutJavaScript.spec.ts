// What the site gives readers whose browser runs no scripts.
import {expect, test} from '@playwright/test';
import {releases} from '../../src/plugins/releases/data';
import {readBuiltSite} from '../support/builtSite';

test.use({javaScriptEnabled: false});

test('pages read, and those that need JavaScript say so', async ({page}) => {
  for (const [address, text] of [
    ['/', 'Dockview'],
    ['/blog', 'Release notes'],
    ['/templates', 'Examples'],
    ['/no/such/page', 'There is no page at this URL.'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(text).first(), address).toBeVisible();
    await expect(page.getByRole('alert'), address).toHaveCount(0);
  }
  for (const address of [
    ...['/demo', '/layout-check', '/theme-builder'],
    ...['/templates/shared', '/templates/dockview/first-steps/react/'],
  ]) {
    await page.goto(address);
    const message = page.locator('main noscript, body > noscript').first();
    await expect(message, address).toContainText('needs JavaScript', {useInnerText: true});
    await expect(page.getByRole('textbox'), address).toHaveCount(0);
  }
});

test('every docs page reads whole, samples of both frameworks included', async ({page}) => {
  test.slow();
  for (const route of readBuiltSite('build', '/').routes.filter((each) => each.startsWith('/docs/'))) {
    await page.goto(route, {waitUntil: 'domcontentloaded'});
    await expect(page.locator('article h1'), route).toBeVisible();
    const hidden = await page
      .locator('article [data-framework-pane]:not(details [data-framework-pane])')
      .evaluateAll((panes) => panes.filter((pane) => !pane.checkVisibility()).length);
    expect(hidden, route).toBe(0);
  }
});

test('links lead on: the list of headings, all pages instead of the search, and an old address', async ({page}) => {
  await page.goto('/changelog');
  await expect(page).toHaveURL('/blog');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar.getByRole('link', {name: 'All pages'})).toHaveAttribute('href', '/docs/');
  await expect(navbar.getByRole('button', {name: 'Search'})).toBeHidden();
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/docs/core/panels/add');
  await page.locator('summary').filter({hasText: 'On this page'}).click();
  await page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name: 'Add a panel'}).click();
  await expect(page).toHaveURL(/#add-a-panel$/);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  const links = ['Documentation', 'API reference', 'Examples', 'Release notes'];
  await expect(page.getByRole('main').getByRole('link')).toHaveText(links);
});

test('the upgrade finder has all steps and all removed names', async ({page}) => {
  await page.goto('/blog/upgrade');
  const names = new Set(await page.locator('main section code').allTextContents());
  for (const {name} of releases.flatMap(({api}) => api.removed)) expect(names).toContain(name);
  await expect(page.locator('main section[hidden], main li[hidden]')).toHaveCount(0);
  await expect(page.getByRole('combobox', {name: 'Upgrade from'})).toHaveCount(0);
});

test('a post shows the change of the API by type, with signatures and what to use instead', async ({page}) => {
  await page.goto('/blog/dockview-4.0.0-release');
  const type = page.locator('details').filter({has: page.getByText('2 removed', {exact: true})});
  await expect(type.locator('summary')).toHaveText('DockviewApi 2 removed');
  await expect(type.locator('del')).toHaveText(['get gap(): number', 'setGap(gap: number | undefined): void']);
  await expect(type.getByText('Instead:').last()).toBeVisible();
  await expect(page.getByText('3 types for internal use changed as well')).toBeVisible();
});

test('members of types are not folded in the API reference', async ({page}) => {
  await page.goto('/docs/api/dockview/overview');
  await expect(page.locator('h4#AddPanelOptions-floating')).toBeVisible();
});
