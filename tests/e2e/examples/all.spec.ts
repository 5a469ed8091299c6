import path from 'node:path';
import type {Page} from '@playwright/test';
import {FRAMEWORKS, type Framework} from '../../../src/lib/frameworks';
import {toShareHash} from '../../../src/lib/playground/shareLink';
import {readExamples, type Example} from '../../../src/plugins/examples/readExamples';
import {loadPage, readBuiltSite} from '../../support/builtSite';
import {accessibilityProblems} from '../axe';
import {chooseColors, expect, open, output, test} from '../support';

const examples = readExamples(path.resolve(__dirname, '../../../examples'));

/** The outermost element of each component, and a selector that its first panel matches. */
const LANDMARKS: Record<string, {root: string; panel: string}> = {
  dockview: {root: '.dv-dockview', panel: '.dv-dockview .dv-tab'},
  gridview: {root: '.dv-grid-view', panel: '.dv-grid-view .dv-view'},
  splitview: {root: '.dv-split-view-container', panel: '.dv-split-view-container .dv-view'},
  paneview: {root: '.dv-pane-container', panel: '.dv-pane-container .dv-pane-header'},
};

/**
 * The library keeps the order of floating groups in `aria-level`, on elements that have no role, and folds a pane by a
 * height of nothing, in which its content counts as scrolled.
 */
const OF_THE_LIBRARY =
  /^aria-(?:allowed-attr|valid-attr-value): \.dv-resize-container$|^scrollable-region-focusable: .*\.dv-pane-body/;

/** Examples that one test visits; few enough for a test's time. */
const PER_TEST = 8;

/** Visits all examples in each framework, several with the same page. */
function forEachExample(
  claim: string,
  look: (page: Page, example: Example, framework: Framework) => Promise<void>,
): void {
  for (const framework of FRAMEWORKS) {
    for (let first = 0; first < examples.length; first += PER_TEST) {
      const some = examples.slice(first, first + PER_TEST);
      test(`${claim} (${framework}): ${some[0]!.id} to ${some.at(-1)!.id}`, async ({page}) => {
        for (const example of some) {
          await test.step(example.id, () => look(page, example, framework));
        }
      });
    }
  }
}

forEachExample('each example runs alone, at a size above zero', async (page, {id, component, title}, framework) => {
  await page.goto(`/templates/${id}/${framework}/`);
  await expect(page).toHaveTitle(new RegExp(title));
  const box = () => page.locator(LANDMARKS[component]!.root).first().boundingBox();
  await expect.poll(async () => (await box())?.height).toBeGreaterThan(100);
  expect((await box())?.width).toBeGreaterThan(100);
  // Variants look alike.
  if (framework === 'react') return;
  // The colors of the default tab are the library's; the heading stands above the frame that shows this page.
  const scope = {apartFrom: ['iframe', '.dv-default-tab'], rulesOff: ['page-has-heading-one']};
  const found = await accessibilityProblems(page, scope);
  expect(found.filter((finding) => !OF_THE_LIBRARY.test(finding))).toEqual([]);
});

forEachExample(
  'each example can be edited: it runs in the sandbox',
  async (page, {id, component, files}, framework) => {
    const hash = await toShareHash({id, framework, files: files[framework]});
    // Another link on the page that is open loads its code in place.
    if (page.url() === 'about:blank') await open(page, `/templates/shared${hash}`);
    else await page.evaluate((value) => (window.location.hash = value), hash);
    await page.getByRole('button', {name: 'Run this code'}).click();
    await expect(output(page).locator(`${LANDMARKS[component]!.panel}:visible`).first()).toBeVisible();
    await expect(page.locator('[data-shown=true]')).toHaveCount(0);
  },
);

test('each example is on the page it belongs to', () => {
  const site = readBuiltSite('build', '/');
  for (const {id, doc} of examples) {
    const $ = loadPage(site, doc);
    const links = FRAMEWORKS.map((framework) => $(`figure a[href="/templates/${id}/${framework}/"]`).length);
    expect(links.every(Boolean), `${id} on ${doc}`).toBe(true);
  }
});

test('an example on a page is in the framework that the reader chose', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('framework', 'typescript'));
  await open(page, examples[0]!.doc);
  const box = page.locator('figure').filter({hasText: examples[0]!.title}).first();
  await box.scrollIntoViewIfNeeded();
  await expect(page.locator(`iframe[src$="/templates/${examples[0]!.id}/typescript/"]`)).toBeVisible();
});

test('an example follows the color mode of the site', async ({page}) => {
  await chooseColors(page, 'dark');
  await page.goto('/templates/dockview/first-steps/react/');
  await expect(page.locator('.dockview-theme-dark')).toHaveCount(1);
});
