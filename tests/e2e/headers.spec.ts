import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {readBuiltSite} from '../support/builtSite';
import {origin} from '../support/servers.mjs';
import {expect, test} from './support';

const POLICY = 'content-security-policy';
const SITES = {site: readBuiltSite('build', '/'), preview: readBuiltSite('generated/preview', '/preview/')};

/** Adds a script to the page as an attacker would. @returns whether it ran. */
async function inject(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = "document.documentElement.dataset.injected = 'true'";
    document.body.append(script);
    return document.documentElement.dataset.injected === 'true';
  });
}

for (const name of ['site', 'preview'] as const) {
  const site = SITES[name];

  test(`headers: hosts send them with pages and files of the ${name}`, async ({request}) => {
    const get = async (file: string) => (await request.get(`${origin(name)}${site.base}${file}`)).headers();
    for (const file of ['', 'docs/core/panels/add', 'no/such/page', 'img/logo.svg']) {
      expect(await get(file), file).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        [POLICY]: "frame-ancestors 'self'",
      });
    }
    for (const folder of ['assets/js', 'search', 'templates/assets']) {
      const [file] = fs.readdirSync(path.join(site.folder, folder)).filter((each) => path.extname(each));
      expect((await get(`${folder}/${file}`))['cache-control'], folder).toBe('public, max-age=31536000, immutable');
    }
    expect((await get('templates/runtime.json'))['cache-control']).not.toContain('immutable');
  });
}

test.describe('headers: an injected script', () => {
  test.use({expected: /Content Security Policy|Content-Security-Policy/});

  test('is not run on any kind of page', async ({page}) => {
    for (const address of [
      ...['/docs/core/panels/add', '/demo', '/templates/shared'],
      ...['/templates/dockview/first-steps/react/', '/popout.html', '/demo-frame.html'],
    ]) {
      await page.goto(address);
      expect(await inject(page), address).toBe(false);
    }
  });
});

test('headers: the sandbox page has no origin when it is opened by its address', async ({page}) => {
  const {sandbox} = (await (await page.request.get('/templates/runtime.json')).json()) as {sandbox: string};
  const answer = await page.goto(`/${sandbox}`);
  expect(answer?.headers()[POLICY]).toContain('sandbox allow-scripts allow-forms');
  expect(await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')).toContain(
    "default-src 'none'; script-src 'unsafe-inline' blob:",
  );
  expect(await page.evaluate(() => window.origin)).toBe('null');
});

test('headers: the folder of the sandbox page is named by all of the page, its policy included', () => {
  const folder = path.join(SITES.site.folder, 'sandbox');
  const [name, ...others] = fs.readdirSync(folder);
  const html = fs.readFileSync(path.join(folder, name!, 'index.html'));
  expect(createHash('sha256').update(html).digest('hex')).toMatch(new RegExp(`^${name}`));
  expect(others).toEqual([]);
});

test.describe('headers: framed by another site', () => {
  test.use({expected: /frame/i});

  test('a page is refused', async ({page}) => {
    await page.goto(`${origin('behavior')}/popout.html`);
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
