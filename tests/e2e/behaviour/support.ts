import {expect, test as base, type Page} from '@playwright/test';
import type {Stage} from '../../fixtures/behaviour/stage';
import {origin} from '../../support/servers.mjs';

declare global {
  /** Set by the page of these tests; see `tests/fixtures/behaviour`. */
  const stage: Stage;
}

interface Case {
  page: Page;
}

/**
 * Shows one claim of a guide on the installed library, in a real browser. The guide names the claim in turn, with a
 * comment: `shown by: <claim>`.
 * @param guide - route of the page that makes the claim: `/docs/core/panels/add`.
 * @param claim - what holds, in a few words; unique in all of these tests.
 * @param body - runs on a page with the global `stage`; an error that nobody catches there fails the test.
 */
export function behaviour(guide: `/docs/${string}`, claim: string, body: (given: Case) => Promise<void>): void {
  base(`${guide}: ${claim}`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(origin('behaviour'));
    await body({page});
    expect(errors).toEqual([]);
  });
}

export {expect};
