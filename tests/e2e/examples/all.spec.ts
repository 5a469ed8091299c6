import {toShareHash} from '../../../src/lib/playground/shareLink';
import {readExamples} from '../../../src/plugins/examples/readExamples';
import {FRAMEWORKS} from '../../../src/lib/frameworks';
import path from 'node:path';
import {accessibilityProblems} from '../axe';
import {expect, open, test} from '../support';

const examples = readExamples(path.resolve(__dirname, '../../../examples'));

/** The outermost element of each component, and what its first panel can be told by. */
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

for (const {id, component, title, doc, files} of examples) {
  const {root, panel} = LANDMARKS[component]!;

  for (const framework of FRAMEWORKS) {
    test(`${id} in ${framework} runs alone, at a size above zero`, async ({page}) => {
      await page.goto(`/templates/${id}/${framework}/`);
      await expect(page).toHaveTitle(new RegExp(title));
      const box = await page.locator(root).first().boundingBox();
      expect(box?.height).toBeGreaterThan(100);
      expect(box?.width).toBeGreaterThan(100);
      // The colours of the default tab are the library's; the heading stands above the frame that shows this page.
      const scope = {apartFrom: ['iframe', '.dv-default-tab'], rulesOff: ['page-has-heading-one']};
      const found = await accessibilityProblems(page, scope);
      expect(found.filter((finding) => !OF_THE_LIBRARY.test(finding))).toEqual([]);
    });

    test(`${id} in ${framework} runs on the page it belongs to`, async ({page}) => {
      await page.addInitScript((value) => localStorage.setItem('framework', value), framework);
      await open(page, doc);
      const frame = page.locator(`iframe[src$="/templates/${id}/${framework}/"]`);
      await page.locator('figure').filter({hasText: title}).first().scrollIntoViewIfNeeded();
      await expect(frame.contentFrame().locator(`${panel}:visible`).first()).toBeVisible();
    });

    test(`${id} in ${framework} can be edited: it runs in the sandbox`, async ({page}) => {
      await open(page, `/templates/shared${await toShareHash({id, framework, files: files[framework]})}`);
      await page.getByRole('button', {name: 'Run this code'}).click();
      const frame = page.locator('iframe:not([inert])').contentFrame();
      await expect(frame.locator(`${panel}:visible`).first()).toBeVisible();
      await expect(page.locator('[data-shown=true]')).toHaveCount(0);
    });
  }
}

test('an example follows the colour mode of the site', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/templates/dockview/first-steps/react/');
  await expect(page.locator('.dockview-theme-dark')).toHaveCount(1);
});
