import {expect, test as base, type Page} from '@playwright/test';

/** The host that the site may ask by itself. The browser of the tests reaches no host but localhost. */
const FONT_HOST = 'fonts.googleapis.com';

/** Waits until the page reacts to input. */
export async function untilAlive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a page and waits until it reacts to input. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
}

/** The window of a page whose layout shifts are counted. */
type CountingWindow = Window & {takeShifts: () => number};

/**
 * Adds up how far the page moves by itself while it loads, from its next load on.
 * @returns reads the sum since that load, as the browser's layout shift score, a moment after the next frame.
 */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & {value: number}).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({type: 'layout-shift', buffered: true});
    (window as unknown as CountingWindow).takeShifts = () => {
      add(observer.takeRecords());
      return sum;
    };
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve((window as unknown as CountingWindow).takeShifts()), 100),
          ),
        ),
    );
}

/** One call of the tracking function. */
export type Call = [command: string, ...rest: unknown[]];

/** What a page has sent to the analytics service, in order. */
export async function sent(page: Page): Promise<Call[]> {
  return page.evaluate(() =>
    (window as unknown as {dataLayer: ArrayLike<unknown>[]}).dataLayer.map((entry) => Array.from(entry) as Call),
  );
}

/** A page that may not talk to other hosts, and whose console has to stay silent. */
export const test = base.extend<{expected: RegExp | undefined}>({
  /** What a test provokes on purpose may stand in the console. */
  expected: [undefined, {option: true}],
  page: async ({page, expected}, provide) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      const isFont = message.location().url.includes(`//${FONT_HOST}/`);
      if (!isFont && /^(?:error|warning)$/.test(message.type())) problems.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    // Not by routes, which would switch off the cache of the browser. No host is found outside; what the policy of a
    // page forbids fails before.
    page.on('requestfailed', (request) => {
      const isOut = request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED';
      if (isOut && new URL(request.url()).hostname !== FONT_HOST) problems.push(`request to ${request.url()}`);
    });
    await provide(page);
    expect(problems.filter((problem) => !expected?.test(problem))).toEqual([]);
  },
});

export {expect};
