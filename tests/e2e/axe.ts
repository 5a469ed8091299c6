import type {Page} from '@playwright/test';
import axe from 'axe-core';

/** What a test looks at. */
interface Scope {
  /** Selector of the part to look at; the whole page without. */
  part?: string;
  /**
   * Selectors of what is not looked at. Without: frames, since examples have tests of their own, and docks, since the
   * library gives their tabs no roles in 4.10.
   */
  apartFrom?: readonly string[];
  /** Ids of axe's rules that do not apply. */
  rulesOff?: readonly string[];
  /** Looks at the contrast of texts alone, which is faster. */
  contrastOnly?: boolean;
}

/**
 * What axe finds on a page, without what is in its frames: one line for each element, with the rule that does not hold
 * for it. Asked in the page itself: a run by parts, as `@axe-core/playwright` does it, takes three to four times as long.
 */
export async function accessibilityProblems(page: Page, scope: Scope = {}): Promise<string[]> {
  const {part, apartFrom = ['iframe', '.dv-dockview'], rulesOff = [], contrastOnly} = scope;
  const context: axe.ContextObject = {exclude: [...apartFrom], ...(part && {include: part})};
  const options: axe.RunOptions = {
    // With `preload`, axe would ask for style sheets of other hosts.
    preload: false,
    iframes: false,
    resultTypes: ['violations'],
    rules: Object.fromEntries(rulesOff.map((id) => [id, {enabled: false}])),
    ...(contrastOnly && {runOnly: ['color-contrast']}),
  };
  await page.evaluate(axe.source);
  return page.evaluate(
    async (run) => {
      const [where, how] = run as [axe.ContextObject, axe.RunOptions];
      const {violations} = await (window as unknown as {axe: typeof axe}).axe.run(where, how);
      return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
    },
    [context, options] as unknown[],
  );
}
