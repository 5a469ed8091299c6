import {version as libraryVersion} from 'dockview-core/package.json';
import {accessibilityProblems} from './axe';
import {expect, open, test} from './support';

const SOURCE = 'https://github.com/mathuo/dockview';

test('the navbar and the footer hold what is promised; Examples opens a new tab', async ({page, context}) => {
  await open(page, '/');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const links = await navbar
    .getByRole('link')
    .evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? item.textContent?.trim()));
  expect(links).toEqual(['Dockview', 'Docs', 'API', 'Blog', 'Examples', 'Demo', 'Source code on GitHub']);
  await expect(navbar.getByRole('link', {name: 'Source code on GitHub'})).toHaveAttribute('href', SOURCE);
  await expect(navbar.getByRole('button', {name: /switch between dark and light/i})).toBeVisible();
  await expect(navbar.getByRole('button', {name: 'Search'})).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const [name, address] of [
    ['Demo', '/demo'],
    [/Stack Overflow/, 'https://stackoverflow.com/questions/tagged/dockview'],
    ['Blog', '/blog'],
    [/Source code/, SOURCE],
  ] as const) {
    await expect(footer.getByRole('link', {name})).toHaveAttribute('href', address);
  }
  await expect(footer.locator('.footer__title')).toHaveText(['Learn', 'Community', 'More']);
  for (const text of [libraryVersion, '2025']) await expect(footer).toContainText(text);
  for (const name of [
    'Installation',
    'API reference',
    'Examples',
    'Upgrade',
    'Theme builder',
    'Layout check',
    'llms.txt',
  ])
    await expect(footer.getByRole('link', {name}), name).toBeVisible();
  const opened = context.waitForEvent('page');
  await navbar.getByRole('link', {name: 'Examples'}).click();
  const examples = await opened;
  await expect(examples).toHaveURL('/templates');
  await expect(examples.getByRole('navigation', {name: 'Main'}).locator('[aria-current]')).toHaveText('Examples');
  await expect(page).toHaveURL('/');
});

test('nothing scrolls sideways at any width, and the hamburger shows at 996 px and below', async ({page}) => {
  for (const route of [
    ...['/', '/docs/overview/getStarted/theme', '/docs/api/dockview/overview'],
    ...['/blog/dockview-4.0.0-release', '/templates'],
  ]) {
    await open(page, route);
    for (const width of [1440, 997, 996, 390]) {
      await page.setViewportSize({width, height: 900});
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${route} at ${width} px`).toBeLessThanOrEqual(0);
      await expect(page.getByRole('button', {name: /navigation bar/i})).toBeVisible({visible: width <= 996});
    }
  }
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

test('links with a protocol open in a new tab; .html and slashes lead to the same page', async ({page}) => {
  await open(page, '/blog/dockview-4.10.0-release');
  const external = page.locator('article a[href^="https://"]').first();
  await expect(external).toHaveAttribute('target', '_blank');
  await expect(external).toHaveAttribute('rel', /noopener/);
  for (const address of ['/docs/core/overview/', '/docs/advanced/', '/blog/', '/docs/core/overview/index.html?a=1#x']) {
    await open(page, address);
    await expect(page.getByRole('heading', {level: 1}), address).not.toHaveText('Page Not Found');
  }
  await expect(page).toHaveURL('/docs/core/overview?a=1#x');
  await expect(page.locator('article a[href^="/docs/"]').first()).not.toHaveAttribute('target', '_blank');
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
  '/blog/archive',
  '/blog/upgrade?from=3.2.0&to=4.10.0',
  '/templates',
  '/examples/dockview/close-confirmation',
  '/demo',
  '/404.html',
];

for (const route of KINDS_OF_PAGE) {
  test(`axe finds nothing on ${route} in light and dark`, async ({page}) => {
    test.slow();
    await open(page, route);
    expect(await accessibilityProblems(page)).toEqual([]);
    // Loaded anew: what is not in view would change its colors when it comes into view.
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await open(page, route);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await accessibilityProblems(page, {contrastOnly: true})).toEqual([]);
  });
}
