// Shared code that means harm, after the reader has agreed to run it. tests/e2e/examples/shared.spec.ts has what it may
// not read, and where it may not lead.
import type {Locator, Page} from '@playwright/test';
import {expect, linkToShared, open, output, test} from './support';

declare global {
  interface Window {
    /** How many messages the page has read, from frames and from its workers. */
    read?: number;
  }
}

/** Opens code as it comes with a link, and counts from then on what the page reads. */
async function openShared(page: Page, code: string): Promise<void> {
  await open(page, await linkToShared(code));
  await expect(page.locator('.cm-content')).toBeVisible();
}

async function run(page: Page, code: string): Promise<void> {
  await openShared(page, code);
  await page.evaluate(() => {
    window.read = 0;
    const {get} = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!;
    Object.defineProperty(MessageEvent.prototype, 'data', {
      get() {
        window.read! += 1;
        return get!.call(this) as unknown;
      },
    });
  });
  await page.getByRole('button', {name: 'Run this code'}).click();
}

const problem = (page: Page): Locator => page.locator('[data-shown=true]');

const FLOODS = 'The code sent too many messages and was stopped.';
const INSISTS = 'The code kept taking the keyboard and was stopped.';

/** Programs with the message that ends them. */
const STOPPED: readonly (readonly [what: string, code: string, message: string])[] = [
  [
    'floods the page with messages',
    "setInterval(() => { for (let count = 0; count < 2000; count++) top.postMessage(count, '*'); }, 0);",
    FLOODS,
  ],
  [
    'sends what takes long to read',
    `const problem = {message: 'x', more: Array.from({length: 300_000}, (_, at) => ({at}))};
     setInterval(() => parent.postMessage({type: 'problem', problem}, '*'), 10);`,
    FLOODS,
  ],
  [
    'reports errors without end',
    `addEventListener('error', (event) => event.preventDefault());
     const fail = () => { for (let count = 0; count < 200; count++) reportError(new Error('x')); };
     setTimeout(() => setInterval(fail, 0), 500);`,
    FLOODS,
  ],
  ['takes the focus of the window', 'setInterval(() => window.focus(), 40);', INSISTS],
  [
    'takes the focus with a dialog',
    `const dialog = document.body.appendChild(document.createElement('dialog'));
     dialog.append(document.createElement('input'));
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

/** The page reads so many messages at most before it stops the code: those of two seconds, and those of its workers. */
const MOST_READ = 1100;

for (const [what, code, message] of STOPPED) {
  test(`hostile code that ${what} is stopped; the page answers, and the reader goes on typing`, async ({page}) => {
    await run(page, code);
    const editor = page.getByRole('textbox', {name: 'Code of main.ts'});
    await editor.press('ControlOrMeta+Home');
    await expect(problem(page)).toHaveText(message);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await page.evaluate(() => window.read)).toBeLessThan(MOST_READ);
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
  });

  test('wants to send by WebRTC finds none', async ({page}) => {
    await run(
      page,
      "new RTCPeerConnection({iceServers: [{urls: 'turn:127.0.0.1:9', username: 'a', credential: 'b'}]});",
    );
    await expect(problem(page)).toContainText('RTCPeerConnection is not defined');
  });

  test('wants to run code in a frame of its own runs none', async ({page}) => {
    let refusals = 0;
    const refused = page.waitForEvent('console', (message) => {
      if (message.text().includes('Content Security Policy')) refusals += 1;
      return refusals === 3;
    });
    await run(
      page,
      `const send = "document.write(typeof RTCPeerConnection, ' ran')";
       for (const html of ['<script>' + send + '</' + 'script>', '<body onload="' + send + '">']) {
         const frame = document.createElement('iframe');
         frame.srcdoc = html;
         document.body.append(frame);
       }
       const frame = document.createElement('iframe');
       frame.src = 'javascript:' + send;
       document.body.append(frame);
       try { document.body.append(String(frame.contentWindow!.document)); } catch (error) { document.body.append((error as Error).name); }`,
    );
    await expect(output(page).locator('body')).toContainText('SecurityError');
    await refused;
    for (const frame of page.frames())
      expect(await frame.locator('body').innerText()).not.toMatch(/(function|undefined) ran/);
  });

  test('brings a page in a frame is refused', async ({page}) => {
    const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-src'));
    await run(page, `document.body.innerHTML = '<iframe src="data:text/html,elsewhere"></iframe>';`);
    await refusal;
  });
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
