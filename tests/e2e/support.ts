import {expect, test as base, type FrameLocator, type Page} from '@playwright/test';
import {toShareHash} from '../../src/lib/playground/shareLink';

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

/** Waits until a page has loaded all, also the next page, which waits until the browser is idle. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
}

/** Shows pages in colors that the reader has chosen before, from the next load on. */
export async function chooseColors(page: Page, colors: string): Promise<void> {
  // Frames share the storage, or have none.
  await page.addInitScript((value) => window === window.top && localStorage.setItem('theme', value), colors);
}

/** The window of a page whose layout shifts are read. */
type ShiftingWindow = Window & {takeShifts: () => {value: number; moved: string[]}[]};

/** The layout shift score below which nobody sees a page move: a hundredth of what web.dev/articles/cls calls good. */
const INVISIBLE_SHIFT = 0.001;

/**
 * Notes what moves by itself in a page while it loads, from its next load on.
 * @returns reads the shifts since that load, a moment after the next frame: for each its score and the parts that moved,
 * with their old and new place. None when all of them together cannot be seen.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: {node?: Node | null; previousRect: DOMRect; currentRect: DOMRect}[];
    }
    const shifts: {value: number; moved: string[]}[] = [];
    const place = ({x, y, width, height}: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const add = (entries: PerformanceEntryList) => {
      for (const {value, sources} of entries as Shift[]) {
        const moved = sources.map(({node, previousRect, currentRect}) => {
          const part = node instanceof Element ? node.outerHTML : node?.parentElement?.outerHTML;
          return `${part?.slice(0, 100)} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        shifts.push({value, moved});
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({type: 'layout-shift', buffered: true});
    (window as unknown as ShiftingWindow).takeShifts = () => {
      add(observer.takeRecords());
      return shifts;
    };
  });
  return async () => {
    const shifts = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return (window as unknown as ShiftingWindow).takeShifts();
    });
    const sum = shifts.reduce((total, {value}) => total + value, 0);
    return sum < INVISIBLE_SHIFT ? [] : shifts.map(({value, moved}) => [value, ...moved].join('\n'));
  };
}

/** The texts of the scripts that a page has loaded so far. */
export async function readScripts(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
  const scripts = loaded.filter((name) => name.endsWith('.js'));
  return Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()));
}

/** The address of a page that shows this code as it comes with a link. */
export async function linkToShared(code: string): Promise<string> {
  const files = [{name: 'main.ts', code}];
  return `/templates/shared${await toShareHash({id: 'dockview/first-steps', framework: 'typescript', files})}`;
}

/** What the code of an editor draws. */
export function output(page: Page): FrameLocator {
  return page.locator('iframe:not([inert])').contentFrame();
}

/** What the page has copied; needs the permission to read it. */
export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
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
