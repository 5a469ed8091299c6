import type {Page} from '@playwright/test';
import {test as plain} from '@playwright/test';
import {expect, open, test, untilAlive, watchShifts} from './support';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const toggle = (page: Page) => page.getByRole('button', {name: /switch between dark and light/i});

test.describe('color mode', () => {
  test('is light at first, even where the system is dark', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await stored(page, 'theme')).toBeNull();
  });

  test('switching saves the choice under the key theme, and a reload keeps it from the first paint', async ({page}) => {
    await open(page, '/');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page, 'theme')).toBe('dark');
    await page.goto('/docs/core/overview', {waitUntil: 'commit'});
    await page.waitForFunction(() => document.body !== null);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('a change in another tab is followed', async ({page, context}) => {
    await open(page, '/');
    const other = await context.newPage();
    await open(other, '/markdown-page');
    await toggle(other).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('a change of the system during a visit switches the page and is remembered', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page, 'theme')).toBe('dark');
    await page.emulateMedia({colorScheme: 'light'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await stored(page, 'theme')).toBe('light');
  });

  test('printing changes nothing, on the way in or out', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // Browsers print in the light scheme: both media change together, and back.
    await page.emulateMedia({media: 'print', colorScheme: 'light'});
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({media: 'screen', colorScheme: 'dark'});
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page, 'theme')).toBe('dark');
  });

  test('a corrupt stored value is ignored', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', '{"broken'));
    await open(page, '/');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('announcement bar', () => {
  const bar = (page: Page) => page.getByText('star the project on GitHub');

  test('asks to star the project, is closed for good, and comes back with a new id', async ({page}) => {
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('link', {name: /star the project/i})).toHaveAttribute(
      'href',
      'https://github.com/mathuo/dockview',
    );
    const id = await stored(page, 'docusaurus.announcement.id');
    expect(id).toBe('star-dockview');
    await page.getByRole('button', {name: 'Close'}).click();
    await expect(bar(page)).toBeHidden();
    expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true');
    await page.reload();
    await expect(bar(page)).toBeHidden();
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
    await page.reload();
    await expect(bar(page)).toBeVisible();
  });

  test('loads without shifting the page, shown or dismissed', async ({page}) => {
    const readShifts = await watchShifts(page);
    for (const dismissed of [false, true]) {
      await page.addInitScript((value) => {
        localStorage.setItem('docusaurus.announcement.id', 'star-dockview');
        localStorage.setItem('docusaurus.announcement.dismiss', String(value));
      }, dismissed);
      await open(page, '/docs/core/overview');
      expect(await readShifts()).toEqual([]);
    }
  });
});

test.describe('route change', () => {
  test('keeps the page while the next one loads, then scrolls to the top or to the hash', async ({page}) => {
    await open(page, '/docs/core/panels/add');
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL('/docs/core/panels/move');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const link = page.locator('.table-of-contents a').last();
    await link.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  });

  test('does not scroll when only the query changes', async ({page}) => {
    await open(page, '/docs/core/panels/add');
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const before = await page.evaluate(() => window.scrollY);
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('.menu__link--active[href="/docs/core/panels/add"]')!;
      history.pushState(null, '', `${link.pathname}?a=1`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL('/docs/core/panels/add?a=1');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
});

test('the choice holds on every page, from the first paint, and in other tabs', async ({page}) => {
  await open(page, '/docs/overview/getStarted/installation');
  const react = page.locator('[data-framework-pane=react]:visible');
  const typescript = page.locator('[data-framework-pane=typescript]:visible');
  await expect(react.first()).toBeVisible();
  expect(await typescript.count()).toBe(0);
  await page.getByRole('radio', {name: 'TypeScript'}).first().click();
  await expect(typescript.first()).toBeVisible();
  expect(await react.count()).toBe(0);
  await page.goto('/docs/core/overview');
  expect(await react.count()).toBe(0);
  await untilAlive(page);
  await page.getByRole('radio', {name: 'TypeScript'}).first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', {name: 'React', exact: true}).first()).toBeFocused();
  await expect(react.first()).toBeVisible();
});

plain('storage blocked: a warning in the console, preferences are not saved, the page works', async ({page}) => {
  const warnings: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await open(page, '/docs/core/overview');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', {name: 'TypeScript'}).first().click();
  await expect(page.locator('[data-framework-pane=typescript]:visible').first()).toBeVisible();
  expect(warnings.some((text) => /storage/i.test(text))).toBe(true);
  expect(errors).toEqual([]);
});
