import {readExamples} from '../../../src/plugins/examples/readExamples';
import {FRAMEWORKS} from '../../../src/lib/frameworks';
import path from 'node:path';
import {expect, open, test} from '../support';

const examples = readExamples(path.resolve(__dirname, '../../../examples'));

/** The outermost element of each component, and what its first panel can be told by. */
const LANDMARKS: Record<string, {root: string; panel: string}> = {
  dockview: {root: '.dv-dockview', panel: '.dv-dockview .dv-tab'},
  gridview: {root: '.dv-grid-view', panel: '.dv-grid-view .dv-view'},
  splitview: {root: '.dv-split-view-container', panel: '.dv-split-view-container .dv-view'},
  paneview: {root: '.dv-pane-container', panel: '.dv-pane-container .dv-pane-header'},
};

for (const {id, component, title, doc} of examples) {
  const {root, panel} = LANDMARKS[component]!;

  for (const framework of FRAMEWORKS) {
    test(`2 templates: ${id} in ${framework} runs alone, at a size above zero`, async ({page}) => {
      await page.goto(`/templates/${id}/${framework}/`);
      await expect(page).toHaveTitle(new RegExp(title));
      const box = await page.locator(root).first().boundingBox();
      expect(box?.height).toBeGreaterThan(100);
      expect(box?.width).toBeGreaterThan(100);
    });

    test(`2 templates: ${id} in ${framework} runs on the page it belongs to`, async ({page}) => {
      await page.addInitScript((value) => localStorage.setItem('framework', value), framework);
      await open(page, doc);
      const frame = page.locator(`iframe[src$="/templates/${id}/${framework}/"]`);
      await page.locator('figure').filter({hasText: title}).first().scrollIntoViewIfNeeded();
      await expect(frame.contentFrame().locator(`${panel}:visible`).first()).toBeVisible();
    });
  }
}

test('2 templates: an example follows the colour mode of the site', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/templates/dockview/first-steps/react/');
  await expect(page.locator('.dockview-theme-dark')).toHaveCount(1);
});
