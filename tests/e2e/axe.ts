import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/**
 * What axe finds on a page: each rule that does not hold, with the elements it names. Examples run in frames and have
 * tests of their own; the tabs of a dock are the library's, which gives them no roles in 4.10.
 * @param part - selector of the part to look at; the whole page without.
 */
export async function accessibilityProblems(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({page}).exclude('iframe').exclude('.dv-dockview').options({preload: false});
  if (part) axe.include(part);
  const {violations} = await axe.analyze();
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(' | ')}`);
}
