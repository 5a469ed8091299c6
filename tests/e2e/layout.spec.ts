import {version as libraryVersion} from 'dockview-core/package.json';
import {accessibilityProblems} from './axe';
import {expect, open, test} from './support';

const WIDTHS = {wide: 1440, breakpoint: 996, phone: 390};

test('the navbar holds brand, Docs, API, Blog, Examples, Demo, source link, toggle and search, in order', async ({
  page,
}) => {
  await open(page, '/');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const links = await navbar
    .getByRole('link')
    .evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? item.textContent?.trim()));
  expect(links).toEqual(['Dockview', 'Docs', 'API', 'Blog', 'Examples', 'Demo', 'Source code on GitHub']);
  await expect(navbar.getByRole('link', {name: 'Source code on GitHub'})).toHaveAttribute(
    'href',
    'https://github.com/mathuo/dockview',
  );
  await expect(navbar.getByRole('button', {name: /switch between dark and light/i})).toBeVisible();
  await expect(navbar.getByRole('button', {name: 'Search'})).toBeVisible();
});

test('Examples opens /templates in a new tab', async ({page, context}) => {
  await open(page, '/');
  const opened = context.waitForEvent('page');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Examples'}).click();
  const tab = await opened;
  await expect(tab).toHaveURL('/templates');
  await expect(page).toHaveURL('/');
});

test('the footer holds Learn, Community and More, the version and the copyright of 2025', async ({page}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', {name: 'Demo'})).toHaveAttribute('href', '/demo');
  await expect(footer.getByRole('link', {name: /Stack Overflow/})).toHaveAttribute(
    'href',
    'https://stackoverflow.com/questions/tagged/dockview',
  );
  await expect(footer.getByRole('link', {name: 'Blog'})).toHaveAttribute('href', '/blog');
  await expect(footer.getByRole('link', {name: /Source code/})).toHaveAttribute(
    'href',
    'https://github.com/mathuo/dockview',
  );
  await expect(footer.locator('.footer__title')).toHaveText(['Learn', 'Community', 'More']);
  for (const text of [libraryVersion, '2025']) await expect(footer).toContainText(text);
  for (const name of ['Installation', 'API reference', 'Examples', 'Upgrade', 'llms.txt'])
    await expect(footer.getByRole('link', {name}), name).toBeVisible();
});

for (const [name, width] of Object.entries(WIDTHS)) {
  test(`at ${width} px (${name}) nothing scrolls sideways`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const route of [
      '/',
      '/docs/overview/getStarted/theme',
      '/docs/api/dockview/overview',
      '/blog/dockview-4.0.0-release',
      '/templates',
    ]) {
      await open(page, route);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, route).toBeLessThanOrEqual(0);
    }
  });
}

test('the hamburger shows at 996 px and below, not above', async ({page}) => {
  await page.setViewportSize({width: 996, height: 900});
  await open(page, '/');
  const hamburger = page.getByRole('button', {name: /navigation bar/i});
  await expect(hamburger).toBeVisible();
  await page.setViewportSize({width: 997, height: 900});
  await expect(hamburger).toBeHidden();
});

test('mobile side menu: opens, locks the scroll of the page, closes on going back and when the layout becomes desktop', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/');
  await open(page, '/markdown-page');
  const menu = page.locator('.navbar-sidebar');
  const hamburger = page.getByRole('button', {name: /navigation bar/i});
  await hamburger.click();
  await expect(menu).toBeInViewport();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await expect(menu.getByRole('link', {name: 'Source code on GitHub'})).toBeVisible();
  await page.setViewportSize({width: 1200, height: 844});
  await expect(menu).not.toBeInViewport();
  await page.setViewportSize({width: 390, height: 844});
  await hamburger.click();
  await expect(menu).toBeInViewport();
  await page.goBack();
  await expect(menu).not.toBeInViewport();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('the skip link is the first stop of Tab and leads to the content', async ({page}) => {
  await open(page, '/docs/core/overview');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isPastNavbar = await page.evaluate(
    () => document.activeElement?.closest('.navbar, [class*=skipToContent]') === null,
  );
  expect(isPastNavbar).toBe(true);
});

test('code has other colors in the dark mode', async ({page}) => {
  await open(page, '/docs/core/panels/add');
  const keyword = page.locator('pre .code-string').first();
  const color = () => keyword.evaluate((element) => getComputedStyle(element).color);
  const light = await color();
  await page.getByRole('button', {name: /switch between dark and light/i}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await color()).not.toBe(light);
});

test('web fonts come by a style sheet that never holds up the page', async ({page}) => {
  const requested: string[] = [];
  await page.route(
    ({hostname}) => hostname === 'fonts.googleapis.com',
    async (route) => {
      requested.push(route.request().url());
      // Never answered: the page has to be complete without it.
      await new Promise(() => undefined);
    },
  );
  await open(page, '/docs/core/overview');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect.poll(() => requested.length).toBe(1);
  expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  await expect(page.locator('head link[rel=stylesheet][href*="fonts.googleapis.com"]')).toHaveCount(1);
});

test('links with a protocol open in a new tab, links inside the site do not', async ({page}) => {
  await open(page, '/blog/dockview-4.10.0-release');
  const external = page.locator('article a[href^="https://"]').first();
  await expect(external).toHaveAttribute('target', '_blank');
  await expect(external).toHaveAttribute('rel', /noopener/);
  await open(page, '/docs/core/panels/add');
  await expect(page.locator('article a[href^="/docs/"]').first()).not.toHaveAttribute('target', '_blank');
});

test('/index.html and .html are the page without them', async ({page}) => {
  await open(page, '/docs/core/overview/index.html?a=1#x');
  await expect(page).toHaveURL('/docs/core/overview?a=1#x');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Page Not Found'})).toHaveCount(0);
});

test('a page answers with and without a trailing slash', async ({page}) => {
  for (const address of ['/docs/core/overview', '/docs/core/overview/', '/blog/', '/docs/advanced/']) {
    await open(page, address);
    await expect(page.getByRole('heading', {name: 'Page Not Found'}), address).toHaveCount(0);
  }
});

test('without an id there is no script and no tracking function', async ({page}) => {
  await open(page, '/docs/core/overview');
  await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0);
  expect(await page.evaluate(() => typeof window.gtag)).toBe('undefined');
  // Components still call `track`, and nothing comes of it.
  await page.getByRole('radio', {name: 'TypeScript'}).first().click();
});

const KINDS_OF_PAGE = [
  '/',
  '/docs/overview/getStarted/installation',
  '/docs/api/dockview/options',
  '/blog',
  '/blog/dockview-4.0.0-release',
  '/templates',
  '/demo',
  '/404.html',
];

for (const route of KINDS_OF_PAGE) {
  test(`axe finds nothing on ${route} in light and dark`, async ({page}) => {
    test.slow();
    await open(page, route);
    for (const theme of ['light', 'dark']) {
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await accessibilityProblems(page), theme).toEqual([]);
      await page.getByRole('button', {name: /switch between dark and light/i}).click();
    }
  });
}
