import {readBuiltSite} from '../support/builtSite';
import {chooseColors, expect, open, test} from './support';
import type {Page} from '@playwright/test';

/** Routes of the sitemap of the built site. */
export const sitemap = readBuiltSite('build', '/').routes;

/**
 * Visits pages in tests of a few pages each.
 * @param title - first part of the tests' names.
 * @param routes - addresses to open.
 * @param perTest - pages that one test visits; few enough for a test's time.
 * @param themes - color modes in which to visit them.
 * @param look - what to assert on each page, once it reacts to input.
 */
export function walk(
  title: string,
  routes: readonly string[],
  perTest: number,
  themes: readonly ('light' | 'dark')[],
  look: (page: Page, route: string) => Promise<void> = async () => {},
): void {
  for (const theme of themes) {
    for (let first = 0; first < routes.length; first += perTest) {
      test(`${title}, ${theme}, part ${first / perTest + 1}`, async ({page}) => {
        await chooseColors(page, theme);
        for (const route of routes.slice(first, first + perTest)) {
          await open(page, route);
          await expect(page.locator('html'), route).toHaveAttribute('data-theme', theme);
          await expect(page.getByRole('heading', {level: 1}), route).toHaveCount(1);
          await look(page, route);
        }
      });
    }
  }
}
