import type {Page} from '@playwright/test';
import {expect, linkToShared, open, output, test} from '../support';

const SECRET = 'what the reader has stored';

/** Opens a shared link as a reader who has something to lose. */
async function openShared(page: Page, code: string): Promise<void> {
  await page.addInitScript((value) => {
    if (window.origin === 'null') return;
    localStorage.setItem('secret', value);
    document.cookie = `secret=${encodeURIComponent(value)}`;
  }, SECRET);
  await open(page, await linkToShared(code));
}

async function run(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Run this code'}).click();
}

/** Opens another shared code on the page that is open, and runs it. */
async function runNext(page: Page, code: string): Promise<void> {
  const hash = (await linkToShared(code)).split('#')[1]!;
  await page.evaluate((value) => (window.location.hash = value), hash);
  await expect(page.locator('iframe')).toHaveCount(0);
  await run(page);
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
  // Another link on the same page asks again.
  const hash = (await linkToShared("document.body.append('second');")).split('#')[1]!;
  await page.evaluate((value) => (window.location.hash = value), hash);
  await expect(page.locator('.cm-content')).toContainText('second');
  await expect(page.getByRole('button', {name: 'Run this code'})).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

/** What hostile code tries to read, and what it gets. */
const ATTEMPTS = [
  ['localStorage.length + String(localStorage.getItem("secret"))', '0null'],
  ['parent.localStorage.getItem("secret")', 'SecurityError'],
  ['parent.document.title', 'SecurityError'],
  ['document.cookie', 'SecurityError'],
  ['indexedDB.open("a")', 'SecurityError'],
  ['window.open("/")', 'null'],
  ['window.open("https://elsewhere.example/")', 'null'],
  ['await fetch("https://elsewhere.example/")', 'TypeError'],
  ['await fetch("/")', 'TypeError'],
  ['top.location = "https://elsewhere.example/"', 'SecurityError'],
] as const;

test.describe('hostile code', () => {
  // A request to another host fails these tests.
  test.use({expected: /Blocked|Unsafe attempt|Content Security Policy/});
  test('reads nothing that is not its own', async ({page}) => {
    const attempts = ATTEMPTS.map(([expression]) => `try { say(${expression}); } catch (error) { say(error.name); }`);
    const say =
      "const say = (text) => document.body.append(Object.assign(document.createElement('p'), {textContent: String(text)}));";
    await openShared(page, [say, ...attempts].join('\n'));
    await run(page);
    await expect(output(page).locator('p')).toHaveText(ATTEMPTS.map(([, answer]) => answer));
    await expect(output(page).locator('body')).not.toContainText(SECRET);
  });
  test('is stopped when it never ends', async ({page}) => {
    await openShared(page, '');
    for (const [code, message] of [
      ['while (true) try { for (;;); } catch {}', 'ran for more than 2 seconds'],
      ['function again() { again(); } again();', 'Maximum call stack'],
    ] as const) {
      await runNext(page, code);
      await expect(page.locator('[data-shown=true]')).toContainText(message);
    }
    for (const code of [
      "setInterval(() => /^(a+)+$/.test('a'.repeat(60) + 'b'), 0);",
      'function again() { return Promise.resolve().then(again); } again();',
    ]) {
      await runNext(page, code);
      await expect(page.locator('iframe')).toHaveCount(1);
      await page.getByRole('button', {name: 'Stop'}).click();
      await expect(page.getByText('Stopped. Press Run to start it again.')).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
    }
  });
  test('is stopped when it leads its frame elsewhere', async ({page}) => {
    await openShared(page, '');
    for (const code of [
      "location.href = 'data:text/html,elsewhere';",
      "location.href = 'https://elsewhere.example/?all-it-knows';",
      'document.body.innerHTML = \'<form action="https://elsewhere.example/">\'; document.forms[0].submit();',
    ]) {
      await runNext(page, code);
      await expect(page.locator('[data-shown=true]'), code).toContainText('tried to open another page');
      await expect(page.locator('iframe')).toHaveCount(0);
    }
  });
  test('sends nothing', async ({page}) => {
    await openShared(page, '');
    for (const send of ['new Image().src = address;', 'navigator.sendBeacon(address);']) {
      const rejection = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
      await runNext(page, `const address = 'https://elsewhere.example/'; ${send} document.body.append('it went on');`);
      await rejection;
      await expect(output(page).locator('body')).toContainText('it went on');
    }
  });
});

test('changes stay in the address, through a reload and a broken link', async ({page}) => {
  await openShared(page, '// start');
  const before = page.url();
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+End');
  // In one go: the address would change with the first letter.
  await page.keyboard.insertText(' and end');
  await expect.poll(() => page.url()).not.toBe(before);
  await page.reload();
  await expect(page.locator('.cm-content')).toHaveText('// start and end');
  const link = await linkToShared('// a note of some length, so that a good part of it can be missing');
  for (const [hash, message] of [
    ['#code=abc', 'This link is broken'],
    ['#code2=abc', 'another version of the site made it'],
    [link.slice(link.indexOf('#'), -40), 'a part of it is missing'],
    [`#code=${'A'.repeat(1_500_000)}`, 'The code in this link is too large.'],
  ] as const) {
    await page.evaluate((value) => (window.location.hash = value), hash);
    await expect(page.getByRole('alert').filter({hasText: message})).toBeVisible();
    await page.goBack();
    await expect(page.locator('.cm-content')).toHaveText('// start and end');
  }
  await open(page, '/templates/shared');
  await expect(page.getByRole('alert').filter({hasText: 'This address carries no code.'})).toBeVisible();
});
