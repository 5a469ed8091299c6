import {readExamples} from '../../src/plugins/examples/readExamples';
import {FRAMEWORKS} from '../../src/lib/frameworks';
import path from 'node:path';
import {expect, open, test} from './support';

const examples = readExamples(path.resolve(__dirname, '../../examples'));

for (const {id, title, doc} of examples) {
  for (const framework of FRAMEWORKS) {
    test(`2 templates: ${id} in ${framework} runs alone, at a size above zero`, async ({page}) => {
      await page.goto(`/templates/${id}/${framework}/`);
      await expect(page).toHaveTitle(new RegExp(title));
      const box = await page.locator('.dv-dockview').boundingBox();
      expect(box?.height).toBeGreaterThan(100);
      expect(box?.width).toBeGreaterThan(100);
    });

    test(`2 templates: ${id} in ${framework} runs on the page it belongs to`, async ({page}) => {
      await page.addInitScript((value) => localStorage.setItem('framework', value), framework);
      await open(page, doc);
      const frame = page.locator(`iframe[src$="/templates/${id}/${framework}/"]`);
      await page.locator('figure').filter({hasText: title}).first().scrollIntoViewIfNeeded();
      await expect(frame.contentFrame().locator('.dv-dockview .dv-tab').first()).toBeVisible();
    });
  }
}

for (const framework of FRAMEWORKS) {
  test(`2 templates: in save-and-load (${framework}) a moved tab is where it was after a reload`, async ({page}) => {
    const address = `/templates/dockview/save-and-load/${framework}/`;
    await page.goto(address);
    const tab = (name: string) => page.locator('.dv-tab', {hasText: name});
    await expect(tab('Terminal')).toBeVisible();
    const target = await page.locator('.dv-content-container').filter({hasText: 'Move Files'}).boundingBox();
    const start = await tab('Terminal').boundingBox();
    await page.mouse.move(start!.x + 20, start!.y + 15);
    await page.mouse.down();
    await page.mouse.move(target!.x + target!.width / 2, target!.y + target!.height / 2, {steps: 12});
    await page.mouse.up();
    const sharesGroup = () =>
      page
        .locator('.dv-groupview')
        .filter({has: tab('Files')})
        .filter({has: tab('Terminal')})
        .count();
    await expect.poll(sharesGroup).toBe(1);
    const saved = () => page.evaluate(() => localStorage.getItem('dockview-example-save-and-load'));
    await expect.poll(saved).toContain('"views":["files","terminal"]');
    await page.reload();
    await expect(page.getByRole('status')).toHaveText('Your layout is back.');
    await expect.poll(sharesGroup).toBe(1);
  });

  test(`2 templates: save-and-load (${framework}) tells when the saved layout is broken and shows the default`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('dockview-example-save-and-load', '{"grid":'));
    await page.goto(`/templates/dockview/save-and-load/${framework}/`);
    await expect(page.getByRole('status')).toHaveText('The saved layout was broken. This is the default one.');
    await expect(page.locator('.dv-tab')).toHaveCount(3);
  });
}

test('2 templates: an example follows the colour mode of the site', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/templates/dockview/first-steps/react/');
  await expect(page.locator('.dockview-theme-dark')).toHaveCount(1);
});
