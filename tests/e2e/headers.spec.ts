import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {origin} from '../support/servers.mjs';
import {readBuiltSite} from '../support/builtSite';
import {expect, open, test} from './support';

const POLICY = 'content-security-policy';
const SITE = readBuiltSite('build', '/');
const PREVIEW = readBuiltSite('generated/preview', '/preview/');

/** Puts a script into the page as a hole in the site would, and tells whether it ran. */
async function inject(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = "document.documentElement.dataset.injected = 'true'";
    document.body.append(script);
    return document.documentElement.dataset.injected === 'true';
  });
}

function fileNames(folder: string, ending: string): string[] {
  return fs.readdirSync(path.join(SITE.folder, folder)).filter((name) => name.endsWith(ending));
}

for (const [site, {routes}] of [
  ['site', SITE],
  ['preview', PREVIEW],
] as const) {
  test(`headers: every page of the ${site} is sent with all of them`, async ({request}) => {
    const base = site === 'preview' ? '/preview' : '';
    for (const route of [...routes, '/no/such/page', '/docs', '/templates/']) {
      const answer = (await request.get(origin(site) + base + route)).headers();
      expect(answer, route).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(answer['permissions-policy'], route).toContain('camera=()');
      if (route === '/no/such/page') continue;
      expect(answer[POLICY], route).toMatch(/script-src 'self' 'sha256-[^;]*; .*frame-ancestors 'self'$/);
      expect(answer[POLICY], route).not.toMatch(/script-src[^;]*unsafe-/);
      expect(answer['cache-control'], route).toBe('public, max-age=0, must-revalidate');
    }
  });
}

test('headers: files with a hash in their name are kept for a year, others not', async ({request}) => {
  const caching = async (address: string) => (await request.get(address)).headers()['cache-control'];
  for (const name of fileNames('assets/js', '.js')) {
    expect(name).toMatch(/[.~-][\da-f]{8,}\.js$/);
  }
  const [script] = fileNames('assets/js', '.js');
  const [index] = fileNames('search', '.json');
  for (const address of [`/assets/js/${script}`, `/search/${index}`]) {
    expect(await caching(address), address).toBe('public, max-age=31536000, immutable');
  }
  expect(await caching('/templates/runtime.json')).not.toContain('immutable');
  expect(await caching('/img/logo.svg')).toBe('public, max-age=86400');
});

test.describe('headers: a script that got into a page', () => {
  test.use({expected: /Content Security Policy|Content-Security-Policy/});

  for (const address of ['/', '/docs/core/panels/add', '/blog', '/demo', '/templates', '/templates/shared']) {
    test(`headers: is not run on ${address}`, async ({page}) => {
      await open(page, address);
      expect(await inject(page)).toBe(false);
    });
  }

  test('headers: is not run on a page of an example, nor where a redirect leads from', async ({page}) => {
    for (const address of ['/templates/dockview/first-steps/react/', '/popout.html', '/demo-frame.html']) {
      await page.goto(address);
      expect(await inject(page), address).toBe(false);
    }
  });

  test('headers: is not run on a host that sends no headers, for the page says so itself', async ({page}) => {
    await page.route('**/docs/core/panels/add', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({status: 200, contentType: 'text/html', body: await answer.body()});
    });
    await open(page, '/docs/core/panels/add');
    expect(await inject(page)).toBe(false);
  });

  test('headers: cannot make code of text', async ({page}) => {
    await open(page, '/docs/core/panels/add');
    // From a timer: what the test itself evaluates is exempt.
    const name = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          setTimeout(() => {
            try {
              new Function('return 1')();
              resolve('it ran');
            } catch (error) {
              resolve((error as Error).name);
            }
          });
        }),
    );
    expect(name).toBe('EvalError');
  });
});

test('headers: the page of the sandbox runs nothing when it is opened by its address', async ({page}) => {
  const {sandbox} = (await (await page.request.get('/templates/runtime.json')).json()) as {sandbox: string};
  const answer = await page.goto(`/${sandbox}`);
  expect(answer?.headers()[POLICY]).toContain("default-src 'none'; script-src 'unsafe-inline' blob:");
  expect(await page.evaluate(() => window.origin)).toBe('null');
});

test.describe('framed', () => {
  test.use({expected: /frame/i});

  test('headers: another site cannot frame a page', async ({page}) => {
    await page.goto(`${origin('behaviour')}/popout.html`);
    const framed = page.waitForEvent('console', (message) => /frame/i.test(message.text()));
    await page.evaluate(
      (address) => {
        const frame = document.createElement('iframe');
        frame.src = address;
        document.body.append(frame);
      },
      `${origin('site')}/docs/`,
    );
    expect((await framed).text()).toContain('frame-ancestors');
  });
});
