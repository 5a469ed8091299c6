import {expect, test} from '../support';
import {FRAMEWORKS} from '../../../src/lib/frameworks';
import {drag, example, groupOf, openExample, tab} from './support';

const ID = 'dockview/save-and-load';
/** Longer than the example waits before it saves, in milliseconds. */
const SAVED_BY_THEN = 1000;
const KEY = 'dockview-example-save-and-load';

example(ID, 'puts a moved tab where it was after a reload', async ({page}) => {
  await drag(page, tab(page, 'Terminal'), groupOf(page, 'Files').locator('.dv-content-container'));
  const shared = groupOf(page, 'Files').filter({has: tab(page, 'Terminal')});
  await expect(shared).toHaveCount(1);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), KEY))
    .toContain('"views":["files","terminal"]');
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('Your layout is back.');
  await expect(shared).toHaveCount(1);
});

for (const framework of FRAMEWORKS) {
  test(`${ID} (${framework}) tells when the saved layout is broken and shows the default`, async ({page}) => {
    await page.addInitScript((key) => localStorage.setItem(key, '{"grid":'), KEY);
    await page.clock.install();
    await openExample(page, ID, framework);
    const status = page.getByRole('status');
    await expect(status).toHaveText('The saved layout was broken. This is the default one.');
    await expect(page.locator('.dv-tab')).toHaveCount(3);
    await page.clock.runFor(SAVED_BY_THEN);
    await expect(status, 'loading is not a change to save').toHaveText(/was broken/);
    await drag(page, tab(page, 'Terminal'), groupOf(page, 'Files').locator('.dv-content-container'));
    await page.clock.runFor(SAVED_BY_THEN);
    await expect(status).toHaveText('Saved.');
  });
}
