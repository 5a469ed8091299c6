import {expect, test} from '../support';
import {example, groupOf, tab} from './support';

const MENU = {name: 'Move the panel in front'};

example('dockview/first-steps', 'has no menu for what a mouse does by dragging', async ({page}) => {
  await expect(page.getByRole('combobox', MENU)).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  example('dockview/first-steps', 'moves panels by a menu', async ({page}) => {
    const move = (title: string, to: string) => groupOf(page, title).getByRole('combobox', MENU).selectOption(to);
    await move('Welcome', 'To the next group');
    await expect(groupOf(page, 'Welcome').locator('.dv-tab')).toHaveText(['Outline', 'Console', 'Welcome']);
    await expect(page.locator('.dv-groupview')).toHaveCount(1);
    await move('Welcome', 'To the bottom edge');
    await expect(page.locator('.dv-groupview')).toHaveCount(2);
    const [upper, lower] = [(await tab(page, 'Outline').boundingBox())!, (await tab(page, 'Welcome').boundingBox())!];
    expect(lower.y).toBeGreaterThan(upper.y + 100);
    await move('Welcome', 'Float');
    await expect(page.locator('.dv-resize-container .dv-tab')).toHaveText(['Welcome']);
  });

  example('dockview/disable-drag', 'has the menu only while the dock allows dragging', async ({page}) => {
    const menu = groupOf(page, 'Agenda').getByRole('combobox', MENU);
    await expect(menu).toBeVisible();
    await page.getByLabel('No dragging').tap();
    await expect(menu).toBeHidden();
    await page.getByLabel('No dragging').tap();
    await expect(menu).toBeVisible();
  });
});
