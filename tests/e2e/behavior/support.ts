import {expect, test as base, type Page} from '@playwright/test';
import type {Stage} from '../../fixtures/behavior/stage';
import {origin} from '../../support/servers.mjs';

declare global {
  /** Set by the page of these tests; see `tests/fixtures/behavior`. */
  const stage: Stage;
}

interface Case {
  page: Page;
}

const test = base.extend<object, {stagePage: Page}>({
  /** One for all tests of a worker: they load it anew. */
  stagePage: [
    async ({browser}, provide) => {
      const page = await browser.newPage({viewport: {width: 1440, height: 900}});
      await provide(page);
      await page.close();
    },
    {scope: 'worker'},
  ],
});

async function onStage(page: Page, body: (given: Case) => Promise<void>): Promise<void> {
  const errors: string[] = [];
  const note = (error: Error) => errors.push(error.message);
  page.on('pageerror', note);
  await page.goto(origin('behavior'));
  await body({page});
  page.off('pageerror', note);
  expect(errors).toEqual([]);
}

/**
 * Shows one claim of a guide on the installed library, in a real browser. The guide names the claim in turn, with a
 * comment: `shown by: <claim>`.
 * @param guide - route of the page that makes the claim: `/docs/core/panels/add`.
 * @param claim - what holds, in a few words; unique in all of these tests.
 * @param body - runs on a page with the global `stage`; an error that nobody catches there fails the test.
 */
export function behavior(guide: `/docs/${string}`, claim: string, body: (given: Case) => Promise<void>): void {
  test(`${guide}: ${claim}`, ({page}) => onStage(page, body));
}

/** What a run on the page came to, and what the guide says; patterns are found in texts. */
interface Outcome {
  got: unknown;
  want: unknown;
}

function toMatcher(expected: unknown): unknown {
  if (expected instanceof RegExp) return expect.stringMatching(expected);
  if (Array.isArray(expected)) return expected.map(toMatcher);
  if (typeof expected !== 'object' || expected === null) return expected;
  return Object.fromEntries(Object.entries(expected).map(([name, value]) => [name, toMatcher(value)]));
}

/** Shows a claim, as `behavior` does, that a single run on the page decides. */
export function fact(guide: `/docs/${string}`, claim: string, run: () => Outcome | Promise<Outcome>): void {
  test(`${guide}: ${claim}`, ({stagePage}) =>
    onStage(stagePage, async ({page}) => {
      const {got, want} = await page.evaluate(run);
      expect(got).toEqual(toMatcher(want));
    }));
}

export {expect};
