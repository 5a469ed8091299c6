import type {Locator, Page} from '@playwright/test';
import {readSiteEnv} from '../../src/lib/siteEnv';
import {origin} from '../support/servers.mjs';
import {accessibilityProblems} from './axe';
import {chooseColors, expect, open, readClipboard, sent, test, untilAlive} from './support';

const GUIDE = '/docs/core/panels/add';
const POST = '/blog/dockview-4.0.0-release';
const {source} = readSiteEnv(process.env);

test.describe('headings', () => {
  test('the sign beside a heading leads there, copies the address and says so', async ({page}) => {
    await open(page, GUIDE);
    const link = page.getByRole('link', {name: 'Direct link to Choose the position', exact: true});
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'copied'})).toBeVisible();
    await expect(page).toHaveURL(`${GUIDE}#choose-the-position`);
    expect(await readClipboard(page)).toBe(page.url());
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('where the clipboard is closed, the address bar has the address', async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
    await open(page, GUIDE);
    await page.getByRole('link', {name: 'Direct link to Choose the position', exact: true}).click();
    await expect(page.getByRole('status').filter({hasText: 'is in the address bar'})).toBeVisible();
    await expect(page).toHaveURL(`${GUIDE}#choose-the-position`);
  });

  test('a heading that opens in another tab is not copied', async ({page, context}) => {
    await open(page, GUIDE);
    await page.evaluate(() => navigator.clipboard.writeText('mine'));
    const other = context.waitForEvent('page');
    await page
      .getByRole('link', {name: 'Direct link to Choose the position', exact: true})
      .click({modifiers: ['ControlOrMeta']});
    await (await other).close();
    expect(await readClipboard(page)).toBe('mine');
  });
});

test.describe('narrow screens', () => {
  const READ = [
    {kind: 'a guide', route: GUIDE, read: 'Pass params', next: 'Add a panel'},
    {kind: 'a post', route: POST, read: 'How to upgrade', next: 'Features'},
  ];
  for (const width of [390, 996]) {
    for (const {kind, route, read, next} of READ) {
      test(`headings of ${kind} stay in reach at ${width} px, nothing moves when they open`, async ({page}) => {
        await page.setViewportSize({width, height: 800});
        await open(page, route);
        await page.getByRole('heading', {name: read}).scrollIntoViewIfNeeded();
        const control = page.locator('summary').filter({hasText: 'On this page'});
        await expect(control).toBeInViewport();
        const heading = page.getByRole('heading', {name: read});
        const before = await heading.boundingBox();
        await control.press('Enter');
        const list = page.getByRole('navigation', {name: 'On this page'});
        await expect(list).toBeVisible();
        expect(await heading.boundingBox()).toEqual(before);
        expect(await accessibilityProblems(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(list).toBeHidden();
        await expect(control).toBeFocused();
        await control.press('Enter');
        await list.getByRole('link', {name: next}).click();
        await expect(list).toBeHidden();
        await expect(page).toHaveURL(`${route}#${next.toLowerCase().replaceAll(' ', '-')}`);
        // The heading stands below the bar and the control, not behind them.
        const {bottom} = await control.evaluate((element) => element.getBoundingClientRect());
        const top = () => page.getByRole('heading', {name: next}).evaluate((one) => one.getBoundingClientRect().top);
        await expect.poll(async () => (await top()) >= bottom).toBe(true);
      });
    }
  }

  test('a click beside the open list closes it, on text and on a running example', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, GUIDE);
    const list = page.getByRole('navigation', {name: 'On this page'});
    await page.locator('iframe').first().scrollIntoViewIfNeeded();
    for (const beside of [page.getByRole('link', {name: 'Dockview', exact: true}), page.locator('iframe').first()]) {
      await page.locator('summary').filter({hasText: 'On this page'}).click();
      await expect(list).toBeVisible();
      const {x, y, width, height} = (await beside.boundingBox())!;
      await page.mouse.move(x + width / 2, y + height - 8);
      await page.mouse.down();
      await expect(list).toBeHidden();
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
  });
});

test('on a phone the title is near the top, and the page can be copied at its end', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const route of [GUIDE, '/docs/', '/docs/api/dockview/overview', POST]) {
    await open(page, route);
    const {y} = (await page.getByRole('heading', {level: 1}).boundingBox())!;
    expect(y, route).toBeLessThan(180);
  }
  await open(page, GUIDE);
  await expect(page.locator('summary:visible').filter({hasText: 'Copy page'})).toHaveCount(1);
});

test('the list of symptoms can be filtered, and what is not there says so', async ({page}) => {
  await open(page, '/docs/');
  const field = page.getByRole('searchbox', {name: 'Paste an error, or say what you see'});
  await field.fill('ResizeObserver is');
  const rows = page.locator('table:visible tbody tr:visible').filter({has: page.getByRole('link')});
  const found = rows.filter({hasText: 'ResizeObserver is not defined'});
  await expect(found).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Saving and loading'})).toBeHidden();
  await field.fill('nothing like this');
  await expect(page.getByRole('status').filter({hasText: 'No match'})).toBeVisible();
  await field.fill('');
  await expect(page.getByRole('heading', {name: 'Saving and loading'})).toBeVisible();
});

test.describe('paper', () => {
  test('a printed guide has its text and code, and none of the controls', async ({page}) => {
    await chooseColors(page, 'dark');
    await open(page, GUIDE);
    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('.markdown pre:visible').first()).toHaveCSS('white-space', 'pre-wrap');
    for (const control of ['nav', 'footer.footer', 'aside', '.markdown button', '.hash-link', 'iframe', 'summary']) {
      await expect(page.locator(`${control}:visible`), control).toHaveCount(0);
    }
    const ink = await page
      .locator('.markdown p')
      .first()
      .evaluate((one) => getComputedStyle(one).color);
    const darkest = Math.max(...ink.match(/\d+/g)!.slice(0, 3).map(Number));
    expect(darkest, ink).toBeLessThan(80);
  });

  test('an example prints as its picture, with the address at which it runs', async ({page}) => {
    await open(page, GUIDE);
    await page.emulateMedia({media: 'print'});
    const example = page
      .locator('figure')
      .filter({has: page.locator('[data-address]')})
      .first();
    await expect(example.locator('div[aria-hidden=true]').first()).toBeVisible();
    const printed = await example
      .locator('[data-address]:visible')
      .evaluate((link) => getComputedStyle(link, '::after').content.replaceAll('"', ''));
    expect(printed).toMatch(/^https:\/\/dockview\.dev\/templates\/dockview\/[\w-]+\/react\/$/);
  });
});

const shortcutsOf = (page: Page): Locator => page.getByRole('dialog', {name: 'Keyboard shortcuts'});

test.describe('keyboard shortcuts', () => {
  test('a question mark lists the keyboard shortcuts, and Escape gives the focus back', async ({page}) => {
    await open(page, GUIDE);
    const link = page.getByRole('link', {name: 'Direct link to Choose the position', exact: true});
    await link.focus();
    await page.keyboard.press('?');
    await expect(shortcutsOf(page)).toBeVisible();
    await expect(shortcutsOf(page)).toContainText('Ctrl K');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(shortcutsOf(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('the list of shortcuts is loaded when it is asked for', async ({page}) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await open(page, GUIDE);
    const before = scripts.length;
    await page.keyboard.press('?');
    await expect(shortcutsOf(page)).toBeVisible();
    expect(scripts.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
  });

  test('a question mark in a field or a dialog is text', async ({page}) => {
    await open(page, GUIDE);
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', {name: 'Search'});
    await expect(field).toBeFocused();
    await page.keyboard.type('why?');
    await expect(field).toHaveValue('why?');
    await expect(shortcutsOf(page)).toHaveCount(0);
  });

  test('keys that work alone can be turned off, for good', async ({page}) => {
    await open(page, GUIDE);
    await page.getByRole('button', {name: 'Keyboard shortcuts'}).click();
    const setting = shortcutsOf(page).getByRole('switch', {
      name: 'Enable single-key shortcuts (/ and ?)',
    });
    await expect(setting).toBeChecked();
    await setting.press('Space');
    await expect(setting).not.toBeChecked();
    await page.reload();
    await untilAlive(page);
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
    await expect(page.getByRole('combobox', {name: 'Search'})).toHaveValue('');
    await expect(shortcutsOf(page)).toHaveCount(0);
  });

  test.describe('out of reach', () => {
    test.use({expected: /ChunkLoadError|Failed to load resource|Loading chunk/});

    test('a list of shortcuts that does not load says so, and can be asked for again', async ({page}) => {
      let isOut = false;
      await page.route('**/*.js', (route) => (isOut ? route.abort() : route.continue()));
      await open(page, GUIDE);
      isOut = true;
      await page.keyboard.press('?');
      const alert = page.getByRole('alert').filter({hasText: 'The list of keyboard shortcuts could not be loaded.'});
      await expect(alert).toBeVisible();
      isOut = false;
      await alert.getByRole('button', {name: 'Retry'}).click();
      await expect(shortcutsOf(page)).toBeVisible();
    });
  });
});

test.describe('feedback', () => {
  test.use({baseURL: origin('preview')});

  test.beforeEach(({page}) => page.route(/googletagmanager/, (route) => route.fulfill({body: ''})));

  const answers = async (page: Page) => (await sent(page)).filter(([, name]) => name === 'page_feedback');

  test('a page that helped is told once', async ({page}) => {
    await open(page, `/preview${GUIDE}`);
    const feedback = page.getByRole('region', {name: 'Feedback'});
    await feedback.getByRole('button', {name: 'Yes'}).press('Enter');
    await expect(feedback.getByRole('status')).toHaveText('Thank you.');
    await expect(feedback.getByRole('status')).toBeFocused();
    await expect(feedback.getByRole('button')).toHaveCount(0);
    expect(await answers(page)).toEqual([['event', 'page_feedback', {page_path: `/preview${GUIDE}`, helpful: 'yes'}]]);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('for a page that did not help, an issue opens that names it', async ({page, context}) => {
    await context.route('https://github.com/**', (route) => route.fulfill({body: ''}));
    await open(page, `/preview${GUIDE}`);
    const feedback = page.getByRole('region', {name: 'Feedback'});
    const opening = context.waitForEvent('page');
    await feedback.getByRole('link', {name: 'No, tell us why'}).press('Enter');
    const issue = new URL((await opening).url());
    expect(`${issue.origin}${issue.pathname}`).toBe(`${source.repository}/issues/new`);
    expect(issue.searchParams.get('title')).toBe('Docs: Add panels');
    expect(issue.searchParams.get('body')).toContain(`https://dockview.dev/preview${GUIDE}`);
    await expect(feedback.getByRole('status')).toContainText('Thank you.');
    expect(await answers(page)).toEqual([['event', 'page_feedback', {page_path: `/preview${GUIDE}`, helpful: 'no'}]]);
  });

  test('each page asks anew, and a site without analytics asks too', async ({page}) => {
    await open(page, `${origin('site')}${GUIDE}`);
    const feedback = page.getByRole('region', {name: 'Feedback'});
    await feedback.getByRole('button', {name: 'Yes'}).click();
    await expect(feedback.getByRole('status')).toHaveText('Thank you.');
    await page.locator('.pagination-nav__link--next').click();
    await expect(feedback.getByRole('button', {name: 'Yes'})).toBeVisible();
  });
});

test('every page with a footer leads to its Markdown and to the keyboard shortcuts', async ({page}) => {
  for (const route of ['/', '/blog', '/templates', '/markdown-page']) {
    await open(page, route);
    const footer = page.locator('footer.footer');
    await expect(footer.getByRole('link', {name: 'This page as Markdown'}), route).toHaveAttribute('href', /\.md$/);
    await expect(footer.getByRole('button', {name: 'Keyboard shortcuts'}), route).toBeVisible();
  }
});

test('a release note can be copied as Markdown', async ({page}) => {
  await open(page, '/blog/dockview-4.10.0-release');
  await page.locator('summary:visible').filter({hasText: 'Copy page'}).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  expect(await readClipboard(page)).toContain('\n# Dockview 4.10.0');
});

test('a page can be copied as Markdown and opened as Markdown', async ({page}) => {
  await open(page, '/docs/core/panels/add');
  const menu = page.locator('summary:visible').filter({hasText: 'Copy page'});
  const before = await page.getByRole('heading', {level: 1}).boundingBox();
  await menu.press('Enter');
  await page.getByRole('button', {name: 'Copy as Markdown'}).press('Enter');
  await expect(menu).toBeFocused();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  expect(await page.getByRole('heading', {level: 1}).boundingBox()).toEqual(before);
  expect(await readClipboard(page)).toContain('\n# Add panels\n');
  await menu.press('Enter');
  await page.getByRole('link', {name: 'View as Markdown'}).click();
  await expect(page).toHaveURL(/\/docs\/core\/panels\/add\.md$/);
  await expect(page.locator('body')).toContainText('# Add panels');
});

test('a page that cannot be copied says so', async ({page}) => {
  await open(page, '/docs/core/panels/add');
  // What a host with a sign-in answers: a page instead of the file.
  await page.route('**/*.md', (route) => route.fulfill({contentType: 'text/html', body: '<p>Sign in</p>'}));
  await page.locator('summary:visible').filter({hasText: 'Copy page'}).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByRole('status').filter({hasText: "Couldn't copy"})).toBeVisible();
});
