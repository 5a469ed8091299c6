import {readReference} from '../../src/plugins/api/reference';
import {load, type Loaded} from './bytes';
import {expect, test} from './support';

/** A guide with text and code, and no dock. */
const GUIDE = '/docs/overview/getStarted/contributing';
/** Bytes after gzip. */
const HTML_LIMIT = 150_000;
/** How much more script than a guide a page of the reference may load. */
const SCRIPT_ALLOWANCE = 1.25;

const routes = [...new Set([...readReference().values()].map(({route}) => route))];

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

test('2 API pages: a guide loads nothing of the reference', () => {
  expect(guide.scripts).toBeGreaterThan(50_000);
  expect(guide.code).not.toContain('AddPanelFloatingGroupUnion');
});

for (const route of routes) {
  test(`2 API pages: ${route} keeps within its budget of bytes`, async ({page}) => {
    const {html, scripts} = await load(page, route);
    expect(html).toBeLessThan(HTML_LIMIT);
    expect(scripts).toBeLessThan(guide.scripts * SCRIPT_ALLOWANCE);
  });
}
