import {expect, test} from '@playwright/test';
import {choose, groupOf, groups, layoutNow, openDemo, says, tab} from './demoSupport';

// The library itself writes a blocked window to the console, so these pages are not held to a silent one.
test('a blocked window is told, its panel stays, and the dock works on', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(
    ({hostname}) => hostname !== 'localhost',
    (route) => route.fulfill({contentType: 'text/css', body: ''}),
  );
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openDemo(page);
  const before = await layoutNow(page);
  await choose(page, 'Panel', 'Open panel in a window');
  await says(page, /^The browser blocked the window, so “Read me” stays where it was\./);
  expect(await layoutNow(page)).toBe(before);
  await tab(page, 'Data').click();
  await choose(page, 'Group', 'Open group in a window');
  await says(page, /^The browser blocked the window, so the group stays where it was\./);
  await expect(groupOf(page, 'Data')).toBeVisible();
  await choose(page, 'Layout', 'Reset to the default layout');
  await expect(groups(page)).toHaveCount(4);
  await choose(page, 'Add', 'Add panel to the right');
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(groups(page)).toHaveCount(4);
  expect(errors).toEqual([]);
});
