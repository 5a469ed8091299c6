import type {Page} from '@playwright/test';
import {isInternalType} from '../../src/plugins/api/internalTypes';
import {releases, UPGRADE_GUIDES} from '../../src/plugins/releases/data';
import {loadPage, readBuiltSite} from '../support/builtSite';
import {expect, open, test} from './support';

const posts = releases.length + UPGRADE_GUIDES.length;
const latest = releases.at(-1)!.version;

/** Names that leave the API with the releases after one, up to and with another. */
function removedBetween(from: string, to: string): {version: string; name: string; isInternal: boolean}[] {
  const start = releases.findIndex(({version}) => version === from) + 1;
  const end = releases.findIndex(({version}) => version === to) + 1;
  return releases
    .slice(start, end)
    .flatMap(({version, api}) =>
      api.removed.map(({name}) => ({version, name, isInternal: isInternalType(name.split('.')[0]!)})),
    );
}

/** What one release breaks. */
function step(page: Page, version: string) {
  return page.getByRole('region', {name: `Release ${version}`, exact: true});
}

/** The entry of a removed name. */
function entry(page: Page, version: string, name: string) {
  return step(page, version)
    .locator('dl > div')
    .filter({has: page.locator('dt').getByText(name, {exact: true})});
}

test.describe('the upgrade finder', () => {
  test('from 1.13.0 to 4.10.0, every public name that is gone shows with what to use instead', async ({page}) => {
    await open(page, '/blog/upgrade');
    await page.getByLabel('Upgrade from').selectOption('1.13.0');
    await page.getByRole('combobox', {name: 'to', exact: true}).selectOption('4.10.0');
    await expect(page).toHaveURL('/blog/upgrade?from=1.13.0&to=4.10.0');
    const removed = removedBetween('1.13.0', '4.10.0');
    const count = removed.filter(({isInternal}) => !isInternal).length;
    await expect(page.getByRole('status').filter({hasText: /./})).toContainText(`${count} removed members`);
    for (const {version, name, isInternal} of removed) {
      if (isInternal) {
        await step(page, version)
          .locator('details')
          .evaluate((fold: HTMLDetailsElement) => (fold.open = true));
      }
      await expect(entry(page, version, name).locator('dt'), name).toBeVisible();
      await expect(entry(page, version, name).locator('dd'), name).toHaveText(/\w/);
    }
    await expect(step(page, '1.13.0')).toBeHidden();
    await expect(step(page, '1.14.0')).toBeVisible();
  });

  test('the oldest release comes first, and the address keeps what is done', async ({page}) => {
    await open(page, '/blog/upgrade?from=3.2.0&to=4.10.0');
    const steps = page.getByRole('region', {name: /^Release \d/});
    await expect(steps.first()).toHaveAccessibleName('Release 4.0.0');
    await step(page, '4.0.0').getByRole('checkbox', {name: 'Done'}).check();
    await page.reload();
    await expect(step(page, '4.0.0').getByRole('checkbox', {name: 'Done'})).toBeChecked();
    await expect(steps.nth(1).getByRole('checkbox', {name: 'Done'})).not.toBeChecked();
    await expect(page).toHaveURL(/from=3\.2\.0&to=4\.10\.0&done=4\.0\.0/);
  });

  test('a replacement leads to its entry in the API reference', async ({page}) => {
    await open(page, '/blog/upgrade?from=3.2.0&to=4.0.0');
    await expect(page.getByRole('heading', {level: 2})).toHaveText([/^4\.0\.0/]);
    await entry(page, '4.0.0', 'DockviewOptions.gap').getByRole('link', {name: 'theme'}).click();
    await expect(page).toHaveURL('/docs/api/dockview/options#theme');
    await expect(page.getByRole('heading', {name: /^theme/}).first()).toBeVisible();
  });

  test('the address keeps the choice, and going back brings the page before', async ({page}) => {
    await open(page, '/blog');
    await page.getByRole('link', {name: 'See the breaking changes in between'}).click();
    await expect(page).toHaveURL('/blog/upgrade');
    await page.getByLabel('Upgrade from').selectOption('4.5.0');
    await page.getByRole('combobox', {name: 'to', exact: true}).selectOption('4.10.0');
    await page.reload();
    await expect(page.getByLabel('Upgrade from')).toHaveValue('4.5.0');
    await expect(page.getByRole('status').filter({hasText: /./})).toHaveText(
      '2 breaking changes, 3 removed members, in 2 of 8 releases.',
    );
    await page.goBack();
    await expect(page).toHaveURL('/blog');
  });

  test('the archive asks for both releases and leads to the list', async ({page}) => {
    await open(page, '/blog/archive');
    await page.getByLabel('Upgrade from').selectOption('3.2.0');
    await page.getByRole('button', {name: 'Show breaking changes'}).click();
    await expect(page).toHaveURL(`/blog/upgrade?from=3.2.0&to=${latest}`);
    await expect(step(page, '4.0.0')).toBeVisible();
    await expect(step(page, '3.0.2')).toBeHidden();
  });

  test('two releases with nothing in between that breaks say so', async ({page}) => {
    await open(page, '/blog/upgrade?from=4.7.1&to=4.10.0');
    await expect(page.getByRole('status').filter({hasText: /./})).toHaveText(
      'No breaking changes in these 3 releases. Update the version number.',
    );
    await expect(page.getByRole('heading', {level: 2})).toHaveText([/^Releases without breaking changes/]);
  });

  for (const [query, message] of [
    ['?from=9.9.9', 'There is no release “9.9.9”. All releases are shown.'],
    ['?from=4.0.0&to=3.0.0', '3.0.0 is not newer than 4.0.0. All releases are shown.'],
  ] as const) {
    test(`${query} gets a message and shows all releases`, async ({page}) => {
      await open(page, `/blog/upgrade${query}`);
      await expect(page.getByRole('status').filter({hasText: /./})).toHaveText(message);
      await expect(step(page, '1.4.1')).toBeVisible();
    });
  }

  test('with JavaScript off, all releases and all removed names are there', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.route(
      ({hostname}) => hostname !== 'localhost',
      (route) => route.abort(),
    );
    await page.goto('/blog/upgrade');
    const links = page.locator('main section a[href^="/blog/dockview-"]');
    const shown = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))));
    for (const {version} of releases) expect(shown).toContain(`/blog/dockview-${version}-release`);
    const names = await page.locator('dt').allTextContents();
    expect(names.sort()).toEqual(
      removedBetween('', latest)
        .map(({name}) => name)
        .sort(),
    );
    await expect(page.getByLabel('Upgrade from')).toBeHidden();
    await context.close();
  });
});

test.describe('the change of the API in a post', () => {
  test('with JavaScript off, it shows by type, with signatures and what to use instead', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.route(
      ({hostname}) => hostname !== 'localhost',
      (route) => route.abort(),
    );
    await page.goto('/blog/dockview-4.0.0-release');
    const type = page.locator('details').filter({has: page.getByText('2 removed', {exact: true})});
    await expect(type.locator('summary')).toHaveText('DockviewApi 2 removed');
    await expect(type.locator('del')).toHaveText(['get gap(): number', 'setGap(gap: number | undefined): void']);
    await expect(type.getByText('Instead:').last()).toBeVisible();
    await expect(page.getByText('3 types for internal use changed as well')).toBeVisible();
    await context.close();
  });

  test('a member that still exists leads to its entry in the API reference', async ({page}) => {
    await open(page, '/blog/dockview-4.0.0-release');
    await page.locator('ins').getByRole('link', {name: 'dndEdges', exact: true}).click();
    await expect(page).toHaveURL('/docs/api/dockview/options#dndEdges');
  });

  test('what differs between two signatures is marked', async ({page}) => {
    await open(page, '/blog/dockview-4.0.0-release');
    const type = page.locator('details').filter({has: page.getByText('ITabRenderer', {exact: true})});
    await expect(type.locator('del mark')).toHaveText('GroupPanelPartInitParameters');
    await expect(type.locator('ins mark')).toHaveText('TabPartInitParameters');
  });
});

test('the archive lists every post by year, without the posts themselves', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  const years = [...new Set(releases.map(({date}) => date.slice(0, 4)))].reverse();
  await open(page, '/blog/archive');
  await expect(page.getByRole('heading', {level: 2})).toHaveText(years.map((year) => new RegExp(`^${year}`)));
  await expect(page.locator('main li a[href^="/blog/dockview-"]')).toHaveCount(posts);
  const texts = await Promise.all(scripts);
  const data = texts.filter((text) => text.includes('isBreaking') && text.includes('Dockview 1.4.1'));
  expect(data).toHaveLength(1);
  expect(data[0]).toContain('Dockview 4.10.0 fixes stale titles');
  expect(data[0]).not.toContain('A title that was set while the tab was mounting');
});

test('the list of tags tells what each stands for', async ({page}) => {
  await open(page, '/blog/tags');
  const first = page.getByRole('main').getByRole('listitem').filter({hasText: 'posts'}).first();
  await expect(first).toContainText('Every release of Dockview, newest first.');
  await expect(first).toContainText(`${posts} posts`);
  await page.getByRole('link', {name: 'Upgrade guides'}).click();
  await expect(page).toHaveURL('/blog/tags/upgrade');
  await expect(page.locator('main article')).toHaveCount(UPGRADE_GUIDES.length);
});

test('a list of releases marks those that break', async ({page}) => {
  await open(page, '/blog/tags/breaking');
  const rows = page.locator('main article');
  await expect(rows.getByText('breaking', {exact: true})).toHaveCount(await rows.count());
  await open(page, '/blog');
  await expect(rows.filter({hasText: 'Dockview 4.10.0'}).getByText('breaking', {exact: true})).toHaveCount(0);
});

test('newest first, same-day releases in version order', () => {
  const site = readBuiltSite('build', '/');
  const titles: string[] = [];
  for (let number = 1; number <= Math.ceil(posts / 10); number += 1) {
    const page = loadPage(site, number === 1 ? '/blog' : `/blog/page/${number}`);
    titles.push(
      ...page('main article header h2')
        .toArray()
        .map((title) => page(title).text()),
    );
  }
  const expected = [...releases].reverse().map(({version}) => `Dockview ${version}`);
  expect(titles.filter((title) => !title.startsWith('Upgrade'))).toEqual(expected);
});

test('the latest release of the recorded ones is named and leads to its post', async ({page}) => {
  await open(page, '/');
  await page.getByRole('link', {name: `Release ${latest}`}).click();
  await expect(page).toHaveURL(`/blog/dockview-${latest}-release`);
});
