import type {Page} from '@playwright/test';
import {releases, UPGRADE_GUIDES} from '../../src/plugins/releases/data';
import {loadPage, readBuiltSite} from '../support/builtSite';
import {expect, open, readClipboard, readScripts, test} from './support';

const posts = releases.length + UPGRADE_GUIDES.length;
const latest = releases.at(-1)!.version;

/** What one release asks of those who upgrade. */
function step(page: Page, version: string) {
  return page.getByRole('region', {name: `Release ${version}`, exact: true});
}

/** The entry of a removed name. */
function entry(page: Page, version: string, name: string) {
  return step(page, version)
    .getByRole('listitem')
    .filter({hasText: new RegExp(`^${name.replace('.', '\\.')}`)});
}

function summary(page: Page) {
  return page.getByRole('status').filter({hasText: /release/});
}

test.describe('the upgrade finder', () => {
  test('from 3.2.0 to 4.10.0, it lists what breaks, what acts differently and what is gone, oldest first', async ({
    page,
  }) => {
    await open(page, '/blog/upgrade');
    await page.getByRole('combobox', {name: 'Upgrade from'}).selectOption('3.2.0');
    await page.getByRole('combobox', {name: 'to', exact: true}).selectOption('4.10.0');
    await expect(page).toHaveURL('/blog/upgrade?from=3.2.0&to=4.10.0');
    await expect(page.getByText('npm install dockview@4.10.0 dockview-core@4.10.0')).toBeVisible();
    await expect(step(page, '3.2.0')).toBeHidden();
    await expect(step(page, '4.0.0').getByText('pass the new option theme')).toBeVisible();
    await expect(step(page, '4.0.0').getByText('a drag over a tab has the position')).toBeVisible();
    await expect(
      step(page, '4.0.0').getByText('--dv-separator-handle-background-color', {exact: true}).last(),
    ).toBeVisible();
    await expect(entry(page, '4.0.0', 'DockviewApi.setGap')).toBeVisible();
    await expect(page.getByRole('heading', {level: 2}).filter({visible: true}).first()).toHaveText(/^4\.0\.0/);
  });

  test('a name that came after the old release, or is back in the new one, is left out', async ({page}) => {
    await open(page, '/blog/upgrade?from=1.9.2&to=4.10.0');
    await expect(entry(page, '1.10.0', 'DockviewApi.exitMaxmizedGroup')).toBeVisible();
    // Born in 1.10.0, dead in 1.10.1; removed in 1.10.0, back in 1.10.1.
    await expect(entry(page, '1.10.1', 'PanelApi.isHidden')).toBeHidden();
    await expect(entry(page, '1.10.0', 'PanelApi.setVisible')).toBeHidden();
    await page.getByRole('combobox', {name: 'Upgrade from'}).selectOption('1.10.0');
    await expect(entry(page, '1.10.1', 'PanelApi.isHidden')).toBeVisible();
  });

  test('it narrows to a framework and a component, and the address keeps the choice', async ({page}) => {
    await open(page, '/blog/upgrade?from=2.1.4&to=3.2.0');
    const react = step(page, '3.0.0').getByText('the prop hideBorders is gone');
    await page.getByRole('combobox', {name: 'Framework'}).selectOption('typescript');
    await expect(react).toBeHidden();
    await page.getByRole('combobox', {name: 'Framework'}).selectOption('react');
    await page.getByRole('combobox', {name: 'Component'}).selectOption('split');
    await expect(react).toBeVisible();
    await expect(step(page, '3.0.0').getByText('showDndOverlay is gone, as an option')).toBeHidden();
    await page.reload();
    await expect(page).toHaveURL(/framework=react&component=split/);
    await expect(page.getByRole('combobox', {name: 'Framework'})).toHaveValue('react');
  });

  test('the list is copied as Markdown, without what is hidden', async ({page}) => {
    await open(page, '/blog/upgrade?from=3.2.0&to=4.0.0');
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.getByText('Copied', {exact: true})).toBeVisible();
    const text = await readClipboard(page);
    expect(text).toMatch(/^## 4\.0\.0\n\n- \[ \] \*\*Themes:\*\* pass the new option `theme`/);
    expect(text).toMatch(/^- \[ \] `DockviewApi\.setGap` /m);
    expect(text).not.toContain('3.2.0');
  });

  test('what changed and what is new are folded below', async ({page}) => {
    await open(page, '/blog/upgrade?from=1.17.2&to=2.0.0');
    await page.getByText('Changed declarations: ').click();
    await expect(page.getByRole('link', {name: 'DockviewApi.addPopoutGroup'})).toBeVisible();
    await page.getByText('New names: ').click();
    await expect(page.getByText('DockviewPanelMoveParams', {exact: true})).toBeVisible();
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
    await entry(page, '4.0.0', 'DockviewOptions.gap').getByRole('link', {name: 'theme'}).click();
    await expect(page).toHaveURL('/docs/api/dockview/options#theme');
    await expect(page.getByRole('heading', {name: /^theme/}).first()).toBeVisible();
  });

  test('the archive asks for both releases and leads to the list', async ({page}) => {
    await open(page, '/blog/archive');
    await expect(page.getByLabel('Upgrade from').getByRole('option', {name: '4.8.0'})).toHaveCount(0);
    await page.getByLabel('Upgrade from').selectOption('3.2.0');
    await page.getByRole('button', {name: 'Show the checklist'}).click();
    await expect(page).toHaveURL(`/blog/upgrade?from=3.2.0&to=${latest}`);
    await expect(step(page, '4.0.0')).toBeVisible();
    await expect(step(page, '3.0.2')).toBeHidden();
  });

  for (const [query, message] of [
    ['?from=4.7.1&to=4.9.0', 'Nothing to do in 1 release. Update the version number.'],
    ['?from=4.8.0', 'There is no release “4.8.0” of dockview. All releases are shown.'],
    ['?from=4.0.0&to=3.0.0', '3.0.0 is not newer than 4.0.0. All releases are shown.'],
  ] as const) {
    test(`${query} gets a message`, async ({page}) => {
      await open(page, `/blog/upgrade${query}`);
      await expect(summary(page)).toHaveText(message);
      if (message.includes('shown')) await expect(step(page, '1.4.1')).toBeVisible();
    });
  }
});

test('an entry of a post has a link of its own', async ({page}) => {
  await open(page, '/blog/dockview-4.0.0-release');
  const item = page.getByRole('listitem').filter({hasText: /^Drops on tabs:/});
  await item.hover();
  await item.getByRole('link', {name: 'Direct link to “Drops on tabs”'}).click();
  await expect(page).toHaveURL(/#drops-on-tabs-a-drag-over$/);
});

test.describe('the change of the API in a post', () => {
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
  const years = [...new Set(releases.map(({date}) => date.slice(0, 4)))].reverse();
  await open(page, '/blog/archive');
  await expect(page.getByRole('heading', {level: 2})).toHaveText(years.map((year) => new RegExp(`^${year}`)));
  await expect(page.locator('main li a[href^="/blog/dockview-"]')).toHaveCount(posts);
  const scripts = await readScripts(page);
  const data = scripts.filter((text) => text.includes('isBreaking') && text.includes('Dockview 1.4.1'));
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

test('lists hold ten posts each, newest first, same-day releases in version order', () => {
  const site = readBuiltSite('build', '/');
  const expected = releases.map(({version}) => `Dockview ${version}`).reverse();
  for (const list of ['/blog', '/blog/tags/release']) {
    const titles: string[] = [];
    for (let number = 1; titles.length < posts; number += 1) {
      const $ = loadPage(site, number === 1 ? list : `${list}/page/${number}`);
      const onPage = $('main article header h2').toArray();
      expect(onPage, `${list}, page ${number}`).toHaveLength(Math.min(10, posts - titles.length));
      titles.push(...onPage.map((title) => $(title).text()));
    }
    expect(titles.filter((title) => !title.startsWith('Upgrade'))).toEqual(expected);
  }
});

test('the latest release of the recorded ones is named and leads to its post', async ({page}) => {
  await open(page, '/');
  await page.getByRole('link', {name: `Release ${latest}`}).click();
  await expect(page).toHaveURL(`/blog/dockview-${latest}-release`);
});
