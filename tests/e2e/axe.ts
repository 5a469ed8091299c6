import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

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

/** What axe finds on a page: one line for each element, with the rule that does not hold for it. */
export async function accessibilityProblems(page: Page, scope: Scope = {}): Promise<string[]> {
  const {part, apartFrom = ['iframe', '.dv-dockview'], rulesOff = [], contrastOnly} = scope;
  // With `preload`, axe would ask for style sheets of other hosts.
  const axe = new AxeBuilder({page}).options({preload: false}).disableRules([...rulesOff]);
  if (contrastOnly) axe.withRules('color-contrast');
  if (part) axe.include(part);
  for (const selector of apartFrom) axe.exclude(selector);
  const {violations} = await axe.analyze();
  return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}
