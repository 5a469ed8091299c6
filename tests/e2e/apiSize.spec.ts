import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {readReference} from '../../src/plugins/api/reference';
import {expect, open, test} from './support';

/** A guide with text and code, and no dock. */
const GUIDE = '/docs/overview/getStarted/contributing';
/** Bytes after gzip. */
const HTML_LIMIT = 150_000;
/** How much more script than a guide a page of the reference may load. */
const SCRIPT_ALLOWANCE = 1.25;

const routes = [...new Set([...readReference().values()].map(({route}) => route))];

/** What the first view of a page takes: bytes after gzip. */
interface Loaded {
  /** The page itself, with the styles that stand in it. */
  html: number;
  scripts: number;
  /** The text of all scripts. */
  code: string;
}

/** Opens a page with an empty cache, and counts what it loads until it reacts to input. */
async function load(page: Page, route: string): Promise<Loaded> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await open(page, route);
  const html = await (await page.request.get(route)).body();
  const scripts = await Promise.all(bodies);
  return {
    html: gzipSync(html).length,
    scripts: scripts.reduce((sum, body) => sum + gzipSync(body).length, 0),
    code: scripts.map(String).join('\n'),
  };
}

let guide: Loaded;

test.beforeAll(async ({browser}) => {
  const page = await browser.newPage();
  await page.route(
    ({hostname}) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  guide = await load(page, GUIDE);
  await page.close();
});

test('API pages: a guide loads nothing of the reference', () => {
  expect(guide.scripts).toBeGreaterThan(50_000);
  expect(guide.code).not.toContain('AddPanelFloatingGroupUnion');
});

for (const route of routes) {
  test(`API pages: ${route} keeps within its budget of bytes`, async ({page}) => {
    const {html, scripts} = await load(page, route);
    expect(html).toBeLessThan(HTML_LIMIT);
    expect(scripts).toBeLessThan(guide.scripts * SCRIPT_ALLOWANCE);
  });
}
