// What readers meet on bad days. Failures on purpose write to the console, so these tests do without the check for a
// silent one; what a page throws itself is never on purpose.
import {expect, test as base, type Locator, type Page, type Route} from '@playwright/test';
import {origin} from '../support/servers.mjs';
import {linkToShared, open, output, untilAlive} from './support';

const GUIDE = '/docs/core/panels/add';
const NEXT = '/docs/core/panels/move';

const test = base.extend<{thrown: string[]}>({
  /** What the page threw and nobody caught. */
  thrown: async ({page}, provide) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await provide(thrown);
  },
  page: async ({page}, provide) => {
    // Routes also switch off the cache of the browser, which would keep a script that was cut off.
    await page.route(
      ({hostname}) => hostname !== 'localhost',
      (route) => route.fulfill({contentType: 'text/css', body: ''}),
    );
    await provide(page);
  },
});

/** The scripts every page starts with. */
const START = /\/assets\/js\/main\./;
/** The scripts of single pages and parts. */
const CHUNK = /\/assets\/js\/(?!main\.|runtime~)/;

async function truncate(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({response, body: body.subarray(0, body.length / 2)});
}

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'answers 404': (route) => route.fulfill({status: 404, contentType: 'text/html', body: 'Not Found'}),
  'is cut off': truncate,
};

/** The text of the page is there to read. */
async function reads(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('article p').first()).toBeVisible();
}

/** The controls of the page answer, and a link leads on. */
async function works(page: Page): Promise<void> {
  const mode = await page.locator('html').getAttribute('data-theme');
  await page.getByRole('button', {name: /switch between dark and light/i}).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', mode!);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL(NEXT);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Move panels');
}

for (const [script, address] of [
  ['the main script', START],
  ['the script of the page', CHUNK],
] as const) {
  for (const [fault, answer] of Object.entries(FAULTS)) {
    test(`${script} ${fault}: the page reads, says so, offers Retry, and its links lead on`, async ({page}) => {
      await page.route(address, answer);
      await page.goto(GUIDE);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(
        /A part of this page did not load, so its controls do not work\. (?:Loading|The browser could not read) \S+\.js/,
      );
      await reads(page);
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).toHaveURL(NEXT);
      await expect(alert).toBeVisible();
      await page.unroute(address);
      await alert.getByRole('button', {name: 'Retry'}).click();
      await untilAlive(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test(`${script} does not come for a long time: the page reads and its links lead on`, async ({page}) => {
    await page.route(address, () => undefined);
    await page.goto(GUIDE, {waitUntil: 'commit'});
    await reads(page);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL(NEXT);
    await reads(page);
  });
}

test('the next page does not come for a long time: this one works on under a bar that shows progress', async ({
  page,
  thrown,
}) => {
  await open(page, GUIDE);
  await page.route(CHUNK, () => undefined);
  await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await reads(page);
  await page.getByRole('radio', {name: 'TypeScript'}).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-framework', 'typescript');
  expect(thrown).toEqual([]);
});

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`a new deploy while a page is open, whose script ${fault} now: the next navigation loads the whole page`, async ({
    page,
  }) => {
    await open(page, GUIDE);
    await page.evaluate(() => (document.documentElement.dataset.old = 'true'));
    // What the old page asks for is gone until it asks for a page: that one is new, and names the new scripts.
    await page.route(CHUNK, (route) =>
      page
        .evaluate(() => document.documentElement.dataset.old)
        .then(
          (old) => (old === 'true' ? answer(route) : route.fallback()),
          () => route.fallback(),
        ),
    );
    await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Release notes');
    await untilAlive(page);
    expect(await page.evaluate(() => document.documentElement.dataset.old)).toBeUndefined();
  });
}

test('without a network, pages that were read before can be read again', async ({page, context}) => {
  await open(page, GUIDE);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Move panels');
  await context.setOffline(true);
  await page.locator('.pagination-nav__link--prev').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Add panels');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [how, answer] of [
  ['fails', (route: Route) => route.abort()],
  ['does not answer', () => undefined],
] as const) {
  test(`the font service ${how}: the page and its example work`, async ({page, thrown}) => {
    await page.route(({hostname}) => hostname.startsWith('fonts.'), answer);
    await page.goto(GUIDE, {waitUntil: 'commit'});
    await untilAlive(page);
    await reads(page);
    // A style sheet that holds up the page would hold up its scripts, too.
    await expect(page.locator('head link[rel=stylesheet][href*="fonts.googleapis.com"]')).toHaveCount(1);
    await expect(page.locator('figure iframe[data-loaded=true]').first()).toBeVisible();
    await works(page);
    expect(thrown).toEqual([]);
  });

  test(`the analytics service ${how}: the page reads and works`, async ({page, thrown}) => {
    await page.route(({hostname}) => /google/.test(hostname), answer);
    await page.goto(`${origin('preview')}/preview${GUIDE}`, {waitUntil: 'commit'});
    await untilAlive(page);
    await reads(page);
    await page.getByRole('radio', {name: 'TypeScript'}).first().click();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Move panels');
    expect(thrown).toEqual([]);
  });
}

async function runShared(page: Page): Promise<void> {
  await open(page, await linkToShared("document.body.append('it runs');"));
  await page.getByRole('button', {name: 'Run this code'}).click();
}

const firstExample = (page: Page) => page.locator('figure').filter({hasText: 'First steps'}).first();

async function edit(page: Page): Promise<void> {
  await firstExample(page).getByRole('button', {name: 'Code', exact: true}).click();
}

interface Part {
  address: RegExp;
  /** Comes to the part; it fails from here on. */
  show: (page: Page, fail: () => Promise<unknown>) => Promise<void>;
  message: (page: Page) => Locator;
  says: string | RegExp;
  /** Name of the button that tries again. */
  retry?: string;
  /** What there is to see in the end. */
  works: (page: Page) => Locator;
  /** Whether it can tell that nothing comes; all other parts say that they load. */
  noticesSilence?: boolean;
}

const EXAMPLE_PAGE = '/docs/overview/getStarted/installation';
const shared = {
  message: (page: Page) => page.locator('[data-shown=true]'),
  retry: 'Run',
  works: (page: Page) => output(page).getByText('it runs'),
};
const editor = {
  message: (page: Page) => firstExample(page).getByRole('alert'),
  says: 'The editor could not be loaded.',
  works: (page: Page) => firstExample(page).locator('.cm-content'),
};

/** Longer than any part of a page waits for an answer. */
const PATIENCE = '00:15';

const example = {
  show: async (page: Page, fail: () => Promise<unknown>) => {
    await page.clock.install();
    await fail();
    await open(page, EXAMPLE_PAGE);
    await firstExample(page).scrollIntoViewIfNeeded();
    await expect(firstExample(page).locator('iframe')).toBeAttached();
    await page.clock.fastForward(PATIENCE);
  },
  message: (page: Page) => firstExample(page).getByRole('alert'),
  says: 'The example did not load. Read its source',
  works: (page: Page) =>
    firstExample(page).locator('iframe[data-loaded=true]').contentFrame().locator('.dv-tab').first(),
};

const PARTS: Record<string, Part> = {
  'the program of an example': {
    ...example,
    address: /\/templates\/assets\/dockview\/first-steps\//,
    noticesSilence: true,
  },
  'the style sheet of the library in an example': {
    ...example,
    address: /\/templates\/assets\/vendor\/.*\.css/,
  },
  'the page of the sandbox': {
    ...shared,
    address: /\/sandbox\//,
    show: async (page, fail) => {
      await page.clock.install();
      await fail();
      await runShared(page);
      await page.clock.fastForward(PATIENCE);
    },
    says: 'The page of the sandbox did not load.',
    noticesSilence: true,
  },
  'the list of modules for shared code': {
    ...shared,
    address: /\/runtime\.json/,
    show: async (page, fail) => {
      await fail();
      await runShared(page);
    },
    says: /^\/templates\/runtime\.json could not be loaded/,
  },
  'the source of an example': {
    ...editor,
    address: /\/source\.json/,
    show: async (page, fail) => {
      await fail();
      await open(page, EXAMPLE_PAGE);
      await edit(page);
    },
  },
  'the script of the editor': {
    ...editor,
    address: CHUNK,
    show: async (page, fail) => {
      await open(page, EXAMPLE_PAGE);
      await fail();
      await edit(page);
    },
  },
  'the index of the search': {
    address: /\/search\/.*\.json/,
    show: async (page, fail) => {
      await fail();
      await open(page, GUIDE);
      await page.keyboard.press('/');
      await page.getByRole('combobox', {name: 'Search'}).fill('watermark');
    },
    message: (page) => page.getByRole('dialog').getByRole('alert'),
    says: /^The search could not be loaded\. \/search\/pages-\w+\.json could not be loaded(?: \(404\)\.|: a page came)/,
    works: (page) => page.getByRole('dialog').getByRole('option').first(),
  },
  'the script of the dock on the home page': {
    address: /HeroDock|\/vendors-[^/]*dockview/,
    show: async (page, fail) => {
      await fail();
      await open(page, '/');
    },
    message: (page) => page.getByRole('main').getByRole('alert'),
    says: 'The dock did not load.',
    works: (page) => page.locator('.dv-tab').first(),
  },
  'the script of the commands': {
    address: CHUNK,
    show: async (page, fail) => {
      await open(page, '/demo');
      await expect(page.locator('.dv-tab').first()).toBeVisible();
      await fail();
      await page.getByRole('button', {name: 'Commands'}).click();
    },
    message: (page) => page.getByRole('dialog').getByRole('alert'),
    says: 'The commands could not be loaded.',
    works: (page) => page.getByRole('dialog').getByRole('option').first(),
  },
  'the script of the dock': {
    address: /\/vendors-[^/]*dockview/,
    show: async (page, fail) => {
      await fail();
      await open(page, '/demo');
    },
    message: (page) => page.getByRole('main').getByRole('alert'),
    says: 'The dock could not be shown.',
    works: (page) => page.locator('.dv-tab').first(),
  },
};

for (const [what, {address, show, message, says, retry = 'Retry', works, noticesSilence}] of Object.entries(PARTS)) {
  const faults: Record<string, (route: Route) => unknown> = {
    'answers 404': FAULTS['answers 404']!,
    'is a page of a proxy': (route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>'}),
    ...(noticesSilence && {'does not come': () => undefined}),
  };
  for (const [fault, answer] of Object.entries(faults)) {
    test(`${what} ${fault}: a message is in its place until it comes`, async ({page}) => {
      await show(page, () => page.route(address, answer));
      await expect(message(page)).toContainText(says);
      await expect(page.locator('body')).not.toContainText(/Unexpected token|not valid JSON|This page crashed/);
      await page.unroute(address);
      await page.getByRole('button', {name: retry, exact: true}).click();
      await expect(works(page)).toBeVisible();
      await expect(message(page)).toHaveCount(0);
    });
  }
}

test('the suggestions of the not-found page do not come: the rest of it reads', async ({page}) => {
  await page.route(/src_components_NotFound/, FAULTS['answers 404']!);
  await open(page, '/no/such/page');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await page.getByRole('main').getByRole('link', {name: 'API reference'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Dockview API');
});

test('the browser starts no worker: the editor says so', async ({page}) => {
  await page.addInitScript(() => Reflect.set(window, 'Worker', undefined));
  await runShared(page);
  await expect(page.locator('[data-shown=true]')).toHaveText('This browser does not let the page start a worker.');
});

test('the browser starts no worker: the search says so', async ({page}) => {
  await page.addInitScript(() => Reflect.set(window, 'Worker', undefined));
  await open(page, GUIDE);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('alert')).toContainText('start a worker');
});

test('the script of the search does not come: the page says so, and loads it when the network is back', async ({
  page,
}) => {
  await open(page, GUIDE);
  await page.route('**/assets/**', (route) => route.abort());
  await page.keyboard.press('/');
  await expect(page.getByRole('alert')).toContainText('The search could not be loaded.');
  await page.unroute('**/assets/**');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.route('**/assets/**', (route) => route.abort());
  // The message of the first failure shows at once: a retry would join the request that is still on its way.
  const failure = page.waitForEvent('requestfailed');
  await page.keyboard.press('/');
  await failure;
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/assets/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('dialog', {name: 'Search', exact: true})).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page of an example alone, whose program does not come, says so', async ({page}) => {
  await page.route(/\/templates\/assets\/.*\.js/, FAULTS['answers 404']!);
  await page.goto('/templates/dockview/first-steps/react/');
  await expect(page.getByText('The example did not load.')).toBeVisible();
});

for (const [part, address, show, message] of [
  [
    'the search',
    '/docs/core/panels/add',
    (page: Page) => page.keyboard.press('/'),
    (page: Page) => page.getByRole('button', {name: 'Search'}).getByText('Loading…'),
  ],
  ['the dock of the demo', '/demo', undefined, (page: Page) => page.getByText('Loading the dock…')],
] as const) {
  test(`the script of ${part} does not come: the page says that it loads`, async ({page}) => {
    await page.route(/SearchDialog|Demo_Dock/, () => undefined);
    await open(page, address);
    await show?.(page);
    await expect(message(page)).toBeVisible();
  });
}

test('an address with doubled slashes leads to its page', async ({page, thrown}) => {
  await page.goto(`${origin('site')}/${GUIDE}/index.html`);
  await expect(page).toHaveURL(GUIDE);
  await untilAlive(page);
  await reads(page);
  expect(thrown).toEqual([]);
});

test('the index of the search does not come: the dialog says that it loads, and lets go', async ({page}) => {
  await page.route('**/search/*.json', () => undefined);
  await open(page, GUIDE);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog.getByRole('status')).toHaveText('Loading the index…');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await works(page);
});

/** Everything that pages and the editor of the first example store. */
const KEYS = [
  ...['theme', 'framework', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss', 'recent-searches'],
  'example-edit:dockview/first-steps:react',
];

// tests/e2e/states.spec.ts has storage that is blocked, tests/e2e/demo-layouts.spec.ts that of the demo.
const STORAGE: Record<string, [what: (keys: string[]) => void, keys: string[]]> = {
  full: [
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    [],
  ],
  corrupt: [
    (keys) => {
      for (const key of keys) localStorage.setItem(key, '{"broken": [1,');
    },
    KEYS,
  ],
};

for (const [state, [prepare, keys]] of Object.entries(STORAGE)) {
  test(`storage is ${state}: guides, search and examples work`, async ({page, thrown}) => {
    await page.addInitScript(prepare, keys);
    await open(page, '/docs/overview/getStarted/installation');
    const box = page.locator('figure').filter({hasText: 'First steps'}).first();
    await box.getByRole('button', {name: 'Code', exact: true}).click();
    await expect(box.locator('.cm-content')).toContainText('DockviewReact');
    await open(page, GUIDE);
    await page.getByRole('radio', {name: 'TypeScript'}).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-framework', 'typescript');
    await page.keyboard.press('/');
    await page.keyboard.type('watermark');
    await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('option').first()).toContainText('Watermark');
    await page.keyboard.press('Escape');
    await works(page);
    expect(thrown).toEqual([]);
  });
}

for (const [clock, time] of [
  ['decades slow', '1970-01-02T00:00:00Z'],
  ['decades fast', '2099-12-31T23:59:59Z'],
] as const) {
  test(`the clock is ${clock}: pages read and work, and dates of posts stay`, async ({page, thrown}) => {
    await page.clock.setFixedTime(time);
    await open(page, '/blog/dockview-4.10.0-release');
    await expect(page.locator('time').first()).toHaveAttribute('datetime', /^2025-/);
    await open(page, GUIDE);
    await works(page);
    await page.keyboard.press('/');
    await page.keyboard.type('watermark');
    await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('option').first()).toContainText('Watermark');
    expect(thrown).toEqual([]);
  });
}
