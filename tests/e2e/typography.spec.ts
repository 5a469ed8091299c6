import type {Page} from '@playwright/test';
import {expect, open, test} from './support';

const SCALE = {h1: '34px', h2: '24px', h3: '19px', p: '16px'};

/** A page of each kind, with the elements of the scale that it has. */
const KINDS_OF_PAGE: Record<string, (keyof typeof SCALE)[]> = {
  '/docs/': ['h1', 'h2', 'h3', 'p'],
  '/docs/core/panels/tabs': ['h1', 'h2', 'p'],
  '/docs/api/dockview/overview': ['h1', 'h2', 'h3', 'p'],
  '/blog/dockview-4.0.0-release': ['h1', 'h2', 'p'],
  '/blog': ['h1'],
  '/blog/tags': ['h1'],
  '/blog/archive': ['h1', 'h2'],
  '/blog/upgrade': ['h1', 'h2'],
  '/markdown-page': ['h1', 'h2'],
  '/404.html': ['h1', 'h2'],
};

/** The values a property has among the visible elements that a selector finds. */
function valuesOf(page: Page, selector: string, property: 'fontSize' | 'fontFamily' | 'marginTop'): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements, name) => {
    const visible = elements.filter((element) => element.getClientRects().length > 0);
    return [...new Set(visible.map((element) => getComputedStyle(element)[name]))];
  }, property);
}

for (const [route, names] of Object.entries(KINDS_OF_PAGE)) {
  test(`${route} keeps to the type scale, in one typeface`, async ({page}) => {
    await open(page, route);
    for (const name of names) {
      const selector = name === 'p' ? '.markdown > p' : `main ${name}`;
      expect(await valuesOf(page, selector, 'fontSize'), name).toEqual([SCALE[name]]);
    }
    const controls = 'button, input, select, textarea';
    for (const font of await valuesOf(page, controls, 'fontFamily')) expect(font).toMatch(/^Inter|JetBrains Mono/);
  });
}

test('sections of an article are set apart, and the sidebar is denser than the text', async ({page}) => {
  await open(page, '/docs/core/panels/tabs');
  expect(await valuesOf(page, '.markdown > h2', 'marginTop')).toEqual(['56px']);
  expect(await valuesOf(page, '.theme-doc-sidebar-menu .menu__link', 'fontSize')).toEqual(['14px']);
  const heights = await page
    .locator('.theme-doc-sidebar-menu .menu__link:visible')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().height)));
  expect(new Set(heights)).toEqual(new Set([30]));
});

test('code is smaller than the text and has no ligatures', async ({page}) => {
  await open(page, '/docs/core/panels/tabs');
  expect(await valuesOf(page, '.theme-code-block pre', 'fontSize')).toEqual(['13.5px']);
  const ligatures = await page
    .locator('pre, code')
    .evaluateAll((elements) => [...new Set(elements.map((one) => getComputedStyle(one).fontVariantLigatures))]);
  expect(ligatures).toEqual(['none']);
});
