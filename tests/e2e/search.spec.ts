import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Locator, Page, Request} from '@playwright/test';
import {unpackPage, type PackedPage} from '../../src/lib/search/records';
import {accessibilityProblems} from './axe';
import {chooseColors, expect, open, test, untilQuiet} from './support';

const BUILD = path.resolve(__dirname, '../../build');
const START = '/docs/core/overview';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
const fieldOf = (page: Page): Locator => dialogOf(page).getByRole('combobox', {name: 'Search'});
const optionsOf = (page: Page): Locator => dialogOf(page).getByRole('option');
const resultsBut = (page: Page, kind: string): Locator =>
  dialogOf(page).locator(`[role=listbox] svg:not([data-kind="${kind}"])`);

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type(query);
  await expect(dialogOf(page).getByRole('status')).toHaveText(/result/);
}

/** Whether the field tells a screen reader that this option is the active one. */
async function expectActive(page: Page, option: Locator): Promise<void> {
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!);
}

test('opens by click, by a slash and by Ctrl K, and gives the focus back', async ({page}) => {
  await open(page, START);
  const control = page.getByRole('button', {name: 'Search'});
  await control.click();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(control).toBeFocused();
  for (const keys of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(keys);
    await expect(fieldOf(page), keys).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page), keys).toHaveCount(0);
  }
});

test('the keyboard alone finds a heading, walks the list and opens it', async ({page}) => {
  await open(page, START);
  await search(page, 'close tab');
  await expectActive(page, optionsOf(page).first());
  await page.keyboard.press('ArrowDown');
  await expectActive(page, optionsOf(page).nth(1));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectActive(page, optionsOf(page).last());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/core/panels/remove');
  await expect(dialogOf(page)).toHaveCount(0);
  // Enter right after the last letter waits for the answer.
  await page.keyboard.press('/');
  await page.keyboard.type('onDidAddPanel');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/api/dockview/overview#onDidAddPanel');
});

test('finds parts of names and mistyped ones, says how much it found, and what to do when it is nothing', async ({
  page,
}) => {
  await open(page, START);
  await search(page, 'DidAdd/');
  await expect(fieldOf(page)).toHaveValue('DidAdd/');
  await expect(optionsOf(page).first().locator('mark')).toHaveText(['onDidAddPanel', 'addPanel']);
  await fieldOf(page).fill('frmoJSON');
  await expect(optionsOf(page).first()).toContainText('fromJSON');
  await fieldOf(page).fill('flaoting grups');
  await expect(optionsOf(page).first()).toContainText('Floating groups');
  await fieldOf(page).fill('kubernetes watermark');
  await expect(dialogOf(page).getByRole('status')).toHaveText(
    /^Nothing matches “kubernetes”\. For the other words: \d+ results/,
  );
  await expect(optionsOf(page).first()).toContainText('Watermark');
  await fieldOf(page).fill('watermark');
  await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d+ results on \d+ pages?$/);
  await fieldOf(page).fill('xyzzyqwerty');
  await expect(dialogOf(page).getByRole('status')).toHaveText('Nothing found for “xyzzyqwerty”.');
  await dialogOf(page).getByRole('link', {name: 'all pages by task'}).click();
  await expect(page).toHaveURL('/docs/');
});

test('offers six destinations before anything is typed', async ({page}) => {
  await open(page, START);
  await page.keyboard.press('/');
  await expect(optionsOf(page)).toHaveCount(6);
  await expectActive(page, optionsOf(page).first());
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/overview/getStarted/installation');
});

test('results are listed under their page with their kind, and filters narrow them to one', async ({page}) => {
  await open(page, START);
  await search(page, 'first steps');
  for (const [kind, query, filter] of [
    ['guide', 'watermark', 'Guides'],
    ['api', 'addPanel', 'API'],
    ['example', 'first steps example', 'Examples'],
    ['release', '4.10.0', 'Releases'],
  ] as const) {
    await fieldOf(page).fill(query);
    const group = dialogOf(page).getByRole('listbox').getByRole('group').first();
    await expect(group.locator(`svg[data-kind="${kind}"]`), query).toBeVisible();
    await expect(group, query).toContainText(new RegExp(kind, 'i'));
    const button = dialogOf(page).getByRole('button', {name: filter, exact: true});
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(resultsBut(page, kind)).toHaveCount(0);
    await expect(optionsOf(page).first()).toBeVisible();
    await dialogOf(page).getByRole('button', {name: 'All', exact: true}).click();
  }
});

test('an example opens at its page, in the framework of the reader', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('framework', 'typescript'));
  await open(page, START);
  await search(page, 'save and load example');
  await dialogOf(page).getByRole('button', {name: 'Examples'}).click();
  await expect(resultsBut(page, 'example')).toHaveCount(0);
  await expect(optionsOf(page).first()).toContainText(/save/i);
  await page.keyboard.press('Tab');
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL(/\/examples\/\w+\/[\w-]+$/);
  // The address changes before the page does.
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/save/i);
  await expect(page.getByRole('radio', {name: 'TypeScript'})).toBeChecked();
});

test('remembers what was looked for, and forgets it on request', async ({page}) => {
  await open(page, START);
  await search(page, 'watermark');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/core/watermark');
  await page.keyboard.press('/');
  await expect(optionsOf(page)).toHaveCount(7);
  await expect(optionsOf(page).first()).toHaveText('watermark');
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toHaveValue('watermark');
  await fieldOf(page).fill('');
  await dialogOf(page).getByRole('button', {name: 'Clear'}).click();
  await expect(optionsOf(page)).toHaveCount(6);
  await expect(fieldOf(page)).toBeFocused();
});

test('nothing is loaded before a search, and less than 150 KB, after gzip, before the first result', async ({page}) => {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  // The notes of releases come behind; a search does not wait for them.
  await page.route('**/search/releases-*.json', () => undefined);
  // A page without examples, which load by themselves.
  await open(page, '/docs/api/dockview/groupApi');
  await untilQuiet(page);
  expect(asked.filter((request) => /\/search\/[\w-]+\.json$/.test(request.url()))).toEqual([]);
  asked.length = 0;
  await search(page, 'save layout');
  await expect(optionsOf(page).first()).toContainText('Save');
  const loaded = asked.filter((request) => !request.url().includes('/releases-'));
  const urls = loaded.map((request) => request.url());
  for (const part of ['SearchDialog', 'worker', '/search/pages-'])
    expect(urls).toContainEqual(expect.stringContaining(part));
  const bodies = await Promise.all(loaded.map(async (request) => (await request.response())!.body()));
  expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThan(150_000);
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing with the dialog open, ${theme}`, async ({page}) => {
    await chooseColors(page, theme);
    await open(page, START);
    await search(page, 'layout');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(optionsOf(page).first()).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}

test('every address of the index is a heading of the built site', () => {
  const folder = path.join(BUILD, 'search');
  const pages = fs
    .readdirSync(folder)
    .filter((file) => !file.startsWith('routes-'))
    .flatMap((file): PackedPage[] => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')))
    .map(unpackPage);
  const dead = pages.flatMap(({kind, route, sections}) => {
    if (kind === 'example' && route.endsWith('/')) {
      return fs.existsSync(path.join(BUILD, route, 'react/index.html')) ? [] : [route];
    }
    const html = [`${route}/index.html`, `${route}.html`]
      .map((name) => path.join(BUILD, name))
      .find((file) => fs.existsSync(file));
    if (!html) return [route];
    const text = fs.readFileSync(html, 'utf8');
    const ids = new Set([...text.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id]) => id));
    return sections.filter(({anchor}) => anchor && !ids.has(anchor)).map(({anchor}) => `${route}#${anchor}`);
  });
  expect(dead).toEqual([]);
});
