import fs from 'node:fs';
import path from 'node:path';
import {releases, UPGRADE_GUIDES} from '../../src/plugins/releases/data';
import {expect, open, test} from './support';

const lastPage = Math.ceil((releases.length + UPGRADE_GUIDES.length) / 10);

test('any other path answers 404 with the not-found page', async ({page}) => {
  const response = await page.request.get('/no/such/page');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Page Not Found');
  for (const route of [
    `/blog/page/${lastPage + 1}`,
    `/blog/tags/release/page/${lastPage + 1}`,
    '/docs/core/groups/nope',
  ]) {
    expect((await page.request.get(route)).status(), route).toBe(404);
  }
});

test('the Docs item leads to installation, the API item to the options, both with their sidebar', async ({page}) => {
  await open(page, '/');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await navbar.getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL('/docs/overview/getStarted/installation');
  await navbar.getByRole('link', {name: 'API', exact: true}).click();
  await expect(page).toHaveURL('/docs/api/dockview/options');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Options'})).toHaveAttribute('aria-current', 'page');
});

test('the sidebar shows the page that is open, also where it is longer than the screen', async ({page}) => {
  const current = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('[aria-current=page]');
  await page.setViewportSize({width: 1440, height: 500});
  await open(page, '/docs/help/security');
  await expect(current).toHaveText('Security');
  await expect(current).toBeInViewport({ratio: 1});
  await page.getByRole('link', {name: /^Next ./}).click();
  await expect(current).not.toHaveText('Security');
  await expect(current).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('categories collapse when another one opens, and the sidebar cannot be hidden', async ({page}) => {
  await open(page, '/docs/overview/getStarted/installation');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Themes'})).toBeVisible();
  const other = sidebar.locator('[aria-expanded]').filter({hasText: /^Other components$/});
  if ((await other.getAttribute('aria-expanded')) === 'true') await other.click();
  await other.click();
  await expect(sidebar.getByRole('link', {name: 'Themes'})).toBeHidden();
  await expect(page.getByRole('button', {name: /collapse sidebar/i})).toHaveCount(0);
});

test('the table of contents covers heading levels 2 to 5 and headings carry anchor links', async ({page}) => {
  await open(page, '/docs/api/dockview/options');
  const toc = page.locator('.table-of-contents').first();
  // Members of types, of level 4, are folded on this page, and the contents leave them out.
  for (const level of [2, 3]) {
    const heading = page.locator(`article h${level}[id]`).first();
    const id = await heading.getAttribute('id');
    await expect(toc.locator(`a[href="#${id}"]`)).toHaveCount(1);
    await expect(heading.locator(`a.hash-link[href="#${id}"]`)).toHaveCount(1);
  }
  const first = page.locator('article h2[id]').nth(1);
  await first.hover();
  await first.locator('a.hash-link').click();
  await expect(page).toHaveURL(new RegExp(`#${await first.getAttribute('id')}$`));
});

test('one docs version, labelled Next, at /docs, with both sidebars', () => {
  const globalData = JSON.parse(
    fs.readFileSync(path.resolve(__dirname, '../../.docusaurus/globalData.json'), 'utf8'),
  ) as Record<string, {default: {versions: Record<string, unknown>[]}}>;
  const versions = globalData['docusaurus-plugin-content-docs']!.default.versions;
  expect(versions).toHaveLength(1);
  expect(versions[0]).toMatchObject({
    label: 'Next',
    isLast: true,
    path: '/docs',
    sidebars: {
      tutorialSidebar: {link: {path: '/docs/overview/getStarted/installation'}},
      api: {link: {path: '/docs/api/dockview/options'}},
    },
  });
});

test('one locale, en, left to right', async ({page}) => {
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});
