// Behaviour the shipped configuration does not show, and errors a visitor should never see: tested on the fixture site
// that tests/fixtures/build.mjs builds with this project's theme. Provoked errors reach the console, hence the plain
// fixture.
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test, type Locator, type Page, type Route} from '@playwright/test';
import sirv from 'sirv';
import {origin} from '../support/servers.mjs';
import {open} from './support';

test.use({baseURL: origin('variant')});

const SITE = path.resolve(__dirname, '../../generated/fixtures/variant');
const BUILT_SITE = path.resolve(__dirname, '../../build');
const CHUNKS = '**/assets/js/*.js';

interface Connection {
  effectiveType: '4g' | '2g' | 'slow-2g';
  saveData: boolean;
}

/** Makes the browser report a connection. */
async function reportConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {configurable: true, value});
  }, connection);
}

/** Marks the document, so that a test can tell a reload from a change of view. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}

const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-same-document'));

/** Keeps the chunks that are asked for from now on waiting, until they are let through or refused. */
async function holdChunks(page: Page) {
  const held: Route[] = [];
  let holding = true;
  let report = () => {};
  const asked = new Promise<void>((resolve) => (report = resolve));
  await page.route(CHUNKS, (route) => {
    if (!holding) return route.fallback();
    held.push(route);
    report();
  });
  const end = async (how: 'continue' | 'abort') => {
    holding = false;
    await Promise.all(held.map((route) => route[how]()));
  };
  return {asked, end};
}

test.describe('8 render error', () => {
  for (const [what, button] of [
    ['in the content', 'Crash the content'],
    ['outside the layout', 'Crash the page'],
  ] as const) {
    test(`8 render error ${what}: 'This page crashed.', 'Try again', message chain, title 'Page Error'`, async ({
      page,
    }) => {
      await open(page, '/crash');
      await expect(page).toHaveTitle('Crash | Variant');
      await page.getByRole('button', {name: button}).click();

      await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
      await expect(page).toHaveTitle('Page Error');
      const chain = ['The panel could not be drawn', 'The settings could not be read', 'The file was empty'];
      await expect(page.getByRole('main').getByText(chain[0]!)).toHaveText(chain.join('\n\nCause:\n'), {
        useInnerText: true,
      });

      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('A page that can crash');
      await expect(page).toHaveTitle('Crash | Variant');
    });
  }
});

test('8 a failed assertion says Invariant failed', async ({page}) => {
  await open(page, '/crash');
  const failed = page.waitForEvent('pageerror');
  await page.getByRole('button', {name: 'Fail an assertion'}).click();
  expect((await failed).message).toContain('Invariant failed');
});

test('5 an unlisted document is in the sidebar only while it is open', async ({page}) => {
  const item = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Unlisted page'});
  await open(page, '/docs/');
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  await expect(item).toHaveCount(0);
  await open(page, '/docs/unlisted');
  await expect(item).toBeVisible();
});

test('8 a failing navbar item reports its configuration', async ({page}) => {
  await page.goto('/?fragile');
  const chain = page.getByText('A theme navbar item failed to render.');
  await expect(chain).toContainText('"type": "custom-fragile"');
  await expect(chain).toContainText('"label": "Fragile"');
  // What failed is an item of unknown type.
  await expect(chain).toContainText('No NavbarItem component found for type "custom-nowhere".');
});

test('8 page chunk load failure: red box with error text and Retry, spinner while waiting', async ({page}) => {
  await open(page, '/late');
  const spinner = page.getByRole('status', {name: 'Loading the page'});
  const box = page.getByRole('alert');

  const first = await holdChunks(page);
  await page.getByRole('button', {name: 'Load the part'}).click();
  await first.asked;
  await expect(spinner).toBeVisible();
  await expect(spinner).not.toHaveCSS('animation-name', 'none');
  await expect(box).toHaveCount(0);

  await first.end('abort');
  await expect(box).toContainText(/Loading chunk \S+ failed/);
  await expect(spinner).toHaveCount(0);
  const [red, green, blue] = await box.evaluate((element) =>
    getComputedStyle(element).backgroundColor.match(/\d+/g)!.map(Number),
  );
  expect(red).toBeGreaterThan(2 * Math.max(green!, blue!));

  const second = await holdChunks(page);
  await box.getByRole('button', {name: 'Retry'}).click();
  await second.asked;
  await expect(spinner).toBeVisible();
  await second.end('continue');
  await expect(page.getByText('The late part is here.')).toBeVisible();
  await expect(spinner).toHaveCount(0);
  await expect(box).toHaveCount(0);
});

/** Serves a site that is built for "/" under "/wrong/". */
async function serveWrongly(folder: string): Promise<Server> {
  const serve = sirv(folder, {dev: true});
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith('/wrong/')) {
      response.writeHead(404).end();
      return;
    }
    request.url = url.slice('/wrong'.length);
    serve(request, response, () => {
      response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

test.describe('8 wrong base URL', () => {
  const BANNER = 'Your Docusaurus site did not load properly.';

  for (const [name, folder] of Object.entries({variant: SITE, site: BUILT_SITE})) {
    test(`8 wrong base URL: a banner says the ${name} did not load properly and suggests a base URL`, async ({
      page,
    }) => {
      const server = await serveWrongly(folder);
      try {
        await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/wrong/`);
        await expect(page.getByText(BANNER)).toBeVisible();
        await expect(page.getByText(BANNER)).toHaveCount(1);
        await expect(page.getByText('Current configured baseUrl = /')).toBeVisible();
        await expect(page.getByText('We suggest trying baseUrl = /wrong/', {exact: true})).toBeVisible();
      } finally {
        server.close();
      }
    });
  }

  test('8 wrong base URL: no banner when the site loads', async ({page}) => {
    for (const site of [origin('variant'), origin('site')]) {
      await open(page, `${site}/`);
      await expect(page.getByText(BANNER)).toHaveCount(0);
    }
  });
});

test.describe('4 navbar hide-on-scroll', () => {
  const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
  const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  /** Scrolls to each position in turn, and waits until the page has heard of it. */
  const scrollThrough = (page: Page, positions: readonly number[]) =>
    page.evaluate(async (list) => {
      for (const top of list) {
        const heard = new Promise((resolve) => window.addEventListener('scroll', resolve, {once: true}));
        window.scrollTo({top, behavior: 'instant'});
        await heard;
      }
    }, positions);

  test.beforeEach(async ({page}) => {
    await open(page, '/long');
    await expect(navbar(page)).toBeInViewport();
  });

  test('4 navbar hides on scroll down, reappears on scroll up', async ({page}) => {
    await scrollThrough(page, [300, 600]);
    await expect(navbar(page)).not.toBeInViewport();
    await scrollThrough(page, [500]);
    await expect(navbar(page)).toBeInViewport();
    await scrollThrough(page, [700]);
    await expect(navbar(page)).not.toBeInViewport();
  });

  test('4 navbar is always visible near the top', async ({page}) => {
    await scrollThrough(page, [10, 20, 30]);
    await expect(navbar(page)).not.toHaveClass(/navbarHidden/);
    await expect(navbar(page)).toBeInViewport();
    await scrollThrough(page, [300, 600]);
    await expect(navbar(page)).not.toBeInViewport();
    await scrollThrough(page, [5, 15]);
    await expect(navbar(page)).toBeInViewport();
  });

  test('4 navbar hides when a hash target is jumped to', async ({page}) => {
    // Upwards, because a jump downwards would hide it as any scroll down does.
    const top = await page.locator('#six').evaluate((heading) => heading.getBoundingClientRect().top);
    await scrollThrough(page, [top, top - 100]);
    await expect(navbar(page)).toBeInViewport();
    await page.getByRole('link', {name: 'From section six to section three'}).click();
    await expect(page).toHaveURL(/\/long#three$/);
    await expect(page.locator('#three')).toBeInViewport();
    await expect(navbar(page)).not.toBeInViewport();
    await scrollTo(page, 0);
    await expect(navbar(page)).toBeInViewport();
  });
});

test.describe('4 dropdowns', () => {
  const button = (page: Page) => page.getByRole('button', {name: 'More', exact: true});
  const item = (page: Page) => page.getByRole('link', {name: 'Long page'});

  test('4 dropdowns: Enter toggles', async ({page}) => {
    await open(page, '/');
    await expect(item(page)).toBeHidden();
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(item(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(item(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('4 dropdowns: close on outside click', async ({page}) => {
    await open(page, '/');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(item(page)).toBeVisible();
    await page.getByRole('heading', {name: 'Variant'}).click();
    await expect(item(page)).toBeHidden();
  });

  test('4 dropdowns: close on outside focus, stay open for focus inside', async ({page}) => {
    await open(page, '/');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await item(page).focus();
    await expect(item(page)).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(item(page)).toBeVisible();
    await page.getByRole('link', {name: 'To the next page'}).focus();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(item(page)).toBeHidden();
  });
});

test.describe('4 mobile dropdowns', () => {
  test.use({viewport: {width: 390, height: 844}});

  const dropdown = (page: Page, label: string) =>
    page
      .locator('.navbar-sidebar')
      .getByRole('listitem')
      .filter({has: page.getByRole('button', {name: label})});

  async function openMenu(page: Page, url: string): Promise<void> {
    await open(page, url);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(dropdown(page, 'More')).toBeVisible();
  }

  /** Expands a dropdown and waits until its list has its full height. */
  async function expand(page: Page, label: string): Promise<Locator> {
    await dropdown(page, label).getByRole('button', {name: 'Expand the dropdown'}).click();
    const list = dropdown(page, label).getByRole('list');
    await expect(list).toHaveJSProperty('style.height', 'auto');
    return list;
  }

  /** The rule the theme states: longer lists take longer, but not in proportion. */
  function durationFor(height: number): number {
    const units = height / 36;
    return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
  }

  test('4 mobile dropdowns are collapsed unless one of their items is active', async ({page}) => {
    await openMenu(page, '/');
    await expect(dropdown(page, 'More').getByRole('button', {name: 'Expand the dropdown'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Long page'})).toHaveCount(0);

    await openMenu(page, '/long');
    await expect(dropdown(page, 'More').getByRole('button', {name: 'Collapse the dropdown'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Long page'})).toBeVisible();
    await expect(dropdown(page, 'Versions').getByRole('button', {name: 'Expand the dropdown'})).toBeVisible();
  });

  test('4 collapse animation: time from the content height, ease-in-out', async ({page}) => {
    await openMenu(page, '/');
    const durations: number[] = [];
    for (const label of ['More', 'Versions']) {
      const list = await expand(page, label);
      const duration = durationFor(await list.evaluate((element) => element.scrollHeight));
      await expect(list).toHaveCSS('transition-duration', `${duration / 1000}s`);
      await expect(list).toHaveCSS('transition-property', 'height');
      await expect(list).toHaveCSS('transition-timing-function', 'ease-in-out');
      durations.push(duration);
    }
    expect(durations[1]).toBeGreaterThan(durations[0]!);
  });

  test('4 collapse animation: 1 ms with reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openMenu(page, '/');
    const list = await expand(page, 'More');
    await expect(list).toHaveCSS('transition-duration', '0.001s');
  });
});

test('3 preferred docs version is stored', async ({page}) => {
  const stored = () => page.evaluate(() => window.localStorage.getItem('docs-preferred-version-default'));
  await open(page, '/docs/');
  expect(await stored()).toBeNull();
  await page.getByRole('button', {name: 'Next', exact: true}).hover();
  await page.getByRole('link', {name: '1.0', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Introduction to 1.0'})).toBeVisible();
  expect(await stored()).toBe('1.0');

  // Outside the docs, the stored version decides what the dropdown shows and leads to.
  await open(page, '/');
  await expect(page.getByRole('button', {name: '1.0', exact: true})).toHaveAttribute('href', '/docs/1.0/');
});

test.describe('4 navigation', () => {
  // On a data-saver connection nothing is fetched before it is needed, so the click itself asks for the chunk.
  test.beforeEach(({page}) => reportConnection(page, {effectiveType: '4g', saveData: true}));

  test('4 network: progress bar appears after 200 ms of navigation and ends', async ({page}) => {
    const bar = page.locator('#nprogress .bar');
    await page.clock.install({time: 0});
    await open(page, '/');
    await page.clock.pauseAt(60_000);
    const chunks = await holdChunks(page);
    await page.getByRole('link', {name: 'To the next page'}).click();
    await chunks.asked;
    // The next page's module is loaded first, then the view switches.
    await expect(page.getByRole('heading', {name: 'Variant'})).toBeVisible();
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toBeVisible();
    await chunks.end('continue');
    await expect(page.getByRole('heading', {name: 'The next page'})).toBeVisible();
    await page.clock.resume();
    await expect(bar).toHaveCount(0);
  });

  test('4 on preload failure the page is fully reloaded', async ({page}) => {
    await open(page, '/');
    await markDocument(page);
    const chunks = await holdChunks(page);
    await page.getByRole('link', {name: 'To the next page'}).click();
    await chunks.asked;
    expect(await isSameDocument(page)).toBe(true);
    const loaded = page.waitForEvent('load');
    await chunks.end('abort');
    await loaded;
    await expect(page).toHaveURL('/target');
    await expect(page.getByRole('heading', {name: 'The next page'})).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
  });

  test('4 without a failure the view changes without a reload', async ({page}) => {
    await open(page, '/');
    await markDocument(page);
    await page.getByRole('link', {name: 'To the next page'}).click();
    await expect(page.getByRole('heading', {name: 'The next page'})).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('7 prefetch', () => {
  /** How many assets the page has asked to prefetch once the browser has reported which links are in view. */
  async function countPrefetches(page: Page): Promise<number> {
    await open(page, '/');
    return page.evaluate(async () => {
      // Reports go out in the order the observers were made: after this one, those of the page's links are through.
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
      return document.head.querySelectorAll('link[rel="prefetch"]').length;
    });
  }

  test('7 static assets are prefetched on a fast connection', async ({page}) => {
    await reportConnection(page, {effectiveType: '4g', saveData: false});
    expect(await countPrefetches(page)).toBeGreaterThan(0);
  });

  for (const connection of [
    {effectiveType: '4g', saveData: true},
    {effectiveType: '2g', saveData: false},
    {effectiveType: 'slow-2g', saveData: false},
  ] satisfies Connection[]) {
    const name = connection.saveData ? 'data-saver' : connection.effectiveType;
    test(`7 prefetch skipped on ${name}`, async ({page}) => {
      await reportConnection(page, connection);
      expect(await countPrefetches(page)).toBe(0);
      // Nor does pointing at a link fetch the page behind it.
      let asked = 0;
      await page.route(CHUNKS, (route) => {
        asked += 1;
        return route.continue();
      });
      await page.getByRole('link', {name: 'To the next page'}).hover();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(asked).toBe(0);
    });
  }
});
