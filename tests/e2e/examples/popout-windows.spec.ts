import {test as testWithErrors} from '@playwright/test';
import {FRAMEWORKS} from '../../../src/lib/frameworks';
import {expect} from '../support';
import {example, groupOf, openExample} from './support';

const ID = 'dockview/popout-windows';

example(ID, 'takes a panel with its state to a window and back', async ({page}) => {
  await page.getByRole('button', {name: 'Next note'}).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', {name: 'Notes in a window'}).click();
  const popup = await opening;
  await expect(popup.locator('.panel')).toContainText('2 of 3');
  await expect(popup.locator('.panel')).toContainText('Place: popout');
  await popup.getByRole('button', {name: 'Next note'}).click();
  await expect(popup.locator('.panel')).toContainText('3 of 3');
  await popup.close({runBeforeUnload: true});
  await expect(groupOf(page, 'Notes')).toContainText('3 of 3');
  await expect(groupOf(page, 'Notes')).toContainText('Place: grid');
});

for (const framework of FRAMEWORKS) {
  // Without the test for a silent console: the library reports a blocked window there.
  testWithErrors(`${ID} (${framework}) tells when the window is blocked`, async ({page}) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await openExample(page, ID, framework);
    await page.getByRole('button', {name: 'Notes in a window'}).click();
    await expect(page.getByRole('status')).toContainText('The browser blocked the window.');
    await expect(groupOf(page, 'Notes')).toContainText('Place: grid');
  });
}
