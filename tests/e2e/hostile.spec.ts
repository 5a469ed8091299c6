// Shared code that means harm, after the reader has agreed to run it. tests/e2e/examples/shared.spec.ts has what it may
// not read, and where it may not lead.
import type {FrameLocator, Locator, Page} from '@playwright/test';
import {toShareHash} from '../../src/lib/playground/shareLink';
import {expect, open, test} from './support';

declare global {
  interface Window {
    /** The longest time for which the page gave no answer, in milliseconds. */
    longestWait?: number;
  }
}

/** Opens code as it comes with a link, and measures from then on whether the page answers. */
async function openShared(page: Page, code: string): Promise<void> {
  const files = [{name: 'main.ts', code}];
  await open(
    page,
    `/templates/shared${await toShareHash({id: 'dockview/first-steps', framework: 'typescript', files})}`,
  );
  await expect(page.locator('.cm-content')).toBeVisible();
}

async function run(page: Page, code: string): Promise<void> {
  await openShared(page, code);
  await page.evaluate(() => {
    let last = performance.now();
    window.longestWait = 0;
    setInterval(() => {
      const now = performance.now();
      window.longestWait = Math.max(window.longestWait!, now - last);
      last = now;
    }, 10);
  });
  await page.getByRole('button', {name: 'Run this code'}).click();
}

const output = (page: Page): FrameLocator => page.locator('iframe:not([inert])').contentFrame();
const problem = (page: Page): Locator => page.locator('[data-shown=true]');

const FLOOD = "for (let count = 0; count < 2000; count++) top.postMessage(count, '*')";
const INSISTS = 'The code kept taking the keyboard and was stopped.';

/** A page that gives no answer for longer is frozen, on a busy machine too; in milliseconds. */
const ALIVE = 5000;

/** Programs with the message that ends them. */
const STOPPED: readonly (readonly [what: string, code: string, message: string | RegExp])[] = [
  ['floods the page with messages', `setInterval(() => { ${FLOOD} }, 0);`, /sent too many messages and was stopped/],
  [
    'floods the page from a frame in the frame',
    `const frame = document.createElement('iframe');
     frame.srcdoc = "<script>setInterval(() => { ${FLOOD.replaceAll("'", '`')} }, 0)</" + 'script>';
     document.body.append(frame);`,
    /sent too many messages and was stopped/,
  ],
  ['takes the focus of the window', 'setInterval(() => window.focus(), 40);', INSISTS],
  [
    'takes the focus with a dialog',
    `document.body.innerHTML = '<dialog><input></dialog>';
     const dialog = document.querySelector('dialog')!;
     setInterval(() => { dialog.close(); dialog.showModal(); }, 40);`,
    INSISTS,
  ],
  [
    'takes the focus with its address',
    `document.body.innerHTML = '<input id="a"><input id="b">';
     let count = 0;
     setInterval(() => { location.hash = count++ % 2 ? 'a' : 'b'; }, 40);`,
    INSISTS,
  ],
];

for (const [what, code, message] of STOPPED) {
  test(`hostile code that ${what} is stopped; the page answers, and the reader goes on typing`, async ({page}) => {
    await run(page, code);
    const editor = page.getByRole('textbox', {name: 'Code of main.ts'});
    await editor.press('ControlOrMeta+Home');
    await expect(problem(page)).toHaveText(message);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await page.evaluate(() => window.longestWait)).toBeLessThan(ALIVE);
    await expect(editor).toBeFocused();
    await page.keyboard.type('// mine');
    await expect(editor).toContainText('// mine');
  });
}

test.describe('hostile code that', () => {
  test.use({expected: /xxx|RTCPeerConnection|Content Security Policy/});

  test('throws an endless text leaves the page alive', async ({page}) => {
    await run(page, "throw new Error('x'.repeat(50_000_000));");
    await expect(problem(page)).toHaveText(/x{2000}…$/);
    expect(await page.evaluate(() => window.longestWait)).toBeLessThan(ALIVE);
  });

  test('wants to send by WebRTC finds none', async ({page}) => {
    await run(
      page,
      "new RTCPeerConnection({iceServers: [{urls: 'turn:127.0.0.1:9', username: 'a', credential: 'b'}]});",
    );
    await expect(problem(page)).toContainText('RTCPeerConnection is not defined');
  });

  test('brings a page in a frame is refused', async ({page}) => {
    const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-src'));
    await run(page, `document.body.innerHTML = '<iframe src="data:text/html,elsewhere"></iframe>';`);
    await refusal;
  });
});

test('hostile code that works without end leaves the page alive, and Stop ends it', async ({page}) => {
  await run(
    page,
    'setInterval(() => { const end = Date.now() + 1e9; /(a+)+$/.test("a".repeat(60) + "b" + end); }, 0);',
  );
  await page.getByRole('button', {name: 'Stop'}).click();
  await expect(page.getByText('Stopped. Press Run to start it again.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await page.evaluate(() => window.longestWait)).toBeLessThan(ALIVE);
});

test('hostile code cannot fill the history by its own steps', async ({page}) => {
  await openShared(
    page,
    "for (let count = 0; count < 100; count++) history.pushState(null, '', '#' + count); document.body.append('done');",
  );
  const before = await page.evaluate(() => history.length);
  await page.getByRole('button', {name: 'Run this code'}).click();
  await expect(output(page).locator('body')).toContainText('done');
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('what the reader types beside hostile code stays in the page', async ({page}) => {
  await run(
    page,
    `addEventListener('keydown', ({key}) => document.body.append(key));
     setTimeout(() => { window.focus(); document.body.append('took'); }, 500);
     // `,
  );
  const editor = page.getByRole('textbox', {name: 'Code of main.ts'});
  await editor.press('ControlOrMeta+End');
  await expect(output(page).locator('body')).toHaveText('took');
  await expect(editor).toBeFocused();
  await page.keyboard.type('HELLO');
  await expect(editor).toContainText('// HELLO');
  await expect(output(page).locator('body')).not.toContainText('H');
});

test('the reader reaches shared code by mouse and by Tab', async ({page}) => {
  await run(page, `document.body.innerHTML = '<input aria-label="first"><input aria-label="second">';`);
  const first = output(page).getByLabel('first');
  await first.click();
  await page.keyboard.type('by mouse');
  await expect(first).toHaveValue('by mouse');
  await page.mouse.move(5, 5);
  await page.keyboard.press('Tab');
  await page.keyboard.type('by key');
  await expect(output(page).getByLabel('second')).toHaveValue('by key');
  await page.getByRole('link', {name: 'Open the original'}).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('and ');
  await expect(first).toBeFocused();
  await expect(first).toHaveValue(/and/);
});

test('the editor shows characters that hide, before the code runs', async ({page}) => {
  await openShared(page, "const isAdmin = 'no\u202e\u2066';\n// \u200b\u2060\u00ad\u{e0041}");
  await expect(page.locator('.cm-specialChar')).toHaveCount(6);
  await expect(page.getByRole('button', {name: 'Run this code'})).toBeVisible();
});
