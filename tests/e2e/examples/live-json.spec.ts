import {expect} from '../support';
import {drag, example, groupOf, tab} from './support';

example(
  'dockview/live-json',
  'changes the JSON while a line is dragged, and marks what a move changes',
  async ({page}) => {
    const json = page.getByRole('region', {name: 'Layout as JSON'});
    const marks = json.locator('mark');
    await expect(json).toContainText('"floatingGroups"');
    const before = await json.textContent();
    const chart = await groupOf(page, 'Chart').boundingBox();
    await page.mouse.move(chart!.x + chart!.width, chart!.y + 60);
    await page.mouse.down();
    await page.mouse.move(chart!.x + chart!.width - 80, chart!.y + 60, {steps: 8});
    await expect(marks.first()).toContainText('"size"');
    expect(await json.textContent()).not.toBe(before);
    await page.mouse.up();
    await drag(page, tab(page, 'Depth'), groupOf(page, 'Chart').locator('.dv-content-container'));
    await expect(json).not.toContainText('"floatingGroups"');
    await expect(marks.filter({hasText: '"depth"'}).first()).toBeInViewport();
  },
);
