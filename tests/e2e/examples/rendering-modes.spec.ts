import type {Locator} from '@playwright/test';
import {expect} from '../support';
import {example} from './support';

const scrollTop = (list: Locator) => list.evaluate(({scrollTop}) => scrollTop);

example(
  'dockview/rendering-modes',
  'keeps a counter in both, scroll position and frame with always',
  async ({page}) => {
    const timetable = (mode: string) => page.locator('.panel').filter({has: page.getByTitle(`Ticket, ${mode}`)});
    for (const mode of ['onlyWhenVisible', 'always']) {
      await timetable(mode).getByRole('button').click();
      await timetable(mode).getByRole('list').hover();
      await page.mouse.wheel(0, 200);
      await expect.poll(() => scrollTop(timetable(mode).getByRole('list'))).toBeGreaterThan(100);
      await expect(timetable(mode)).toContainText('Loads of the frame: 1');
    }

    await page.getByRole('button', {name: 'Hide both timetables'}).click();
    await page.getByRole('button', {name: 'Show both'}).click();

    await expect(timetable('onlyWhenVisible')).toContainText('Presses: 1');
    await expect(timetable('onlyWhenVisible')).toContainText('Loads of the frame: 2');
    expect(await scrollTop(timetable('onlyWhenVisible').getByRole('list'))).toBe(0);
    await expect(timetable('always')).toContainText('Presses: 1');
    await expect(timetable('always')).toContainText('Loads of the frame: 1');
    expect(await scrollTop(timetable('always').getByRole('list'))).toBeGreaterThan(100);
  },
);
