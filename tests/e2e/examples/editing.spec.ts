import type {FrameLocator, Locator, Page} from '@playwright/test';
import {FRAMEWORKS, type Framework} from '../../../src/lib/frameworks';
import {accessibilityProblems} from '../axe';
import {chooseColors, expect, open, readClipboard, readScripts, test, untilAlive} from '../support';

const PAGE = '/docs/overview/getStarted/installation';
const TITLE = 'First steps';

async function openAs(page: Page, framework: Framework): Promise<void> {
  await page.addInitScript((value) => {
    // The script runs in every frame; a sandbox has no storage, and a frame of the site would tell the page.
    if (window === window.top) localStorage.setItem('framework', value);
  }, framework);
  await open(page, PAGE);
}

function box(page: Page): Locator {
  return page.locator('figure').filter({hasText: TITLE}).first();
}

/** The page that edited code draws. */
function sandbox(page: Page): FrameLocator {
  return box(page).getByTitle(`Edited example: ${TITLE}`).and(page.locator('iframe:not([inert])')).contentFrame();
}

async function openCode(page: Page): Promise<Locator> {
  await box(page).getByRole('button', {name: 'Code', exact: true}).click();
  const editor = box(page).getByRole('textbox', {name: /^Code of/});
  await expect(editor).toBeVisible();
  return editor;
}

/** Puts the caret behind a word of the code. */
async function placeAfter(page: Page, text: string): Promise<void> {
  const line = box(page).locator('.cm-line', {hasText: text}).first();
  // The editor draws the lines on the screen only.
  await expect(async () => {
    if ((await line.count()) === 0)
      await box(page)
        .locator('.cm-scroller')
        .evaluate((area) => area.scrollBy(0, 100));
    expect(await line.count()).toBe(1);
  }).toPass();
  await line.click();
  await page.keyboard.press('End');
}

/** Types behind the title of the first panel. */
async function addToTitle(page: Page, text: string): Promise<void> {
  await placeAfter(page, "title: 'Welcome',");
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await page.keyboard.type(text);
}

for (const framework of FRAMEWORKS) {
  test(`an edit shows in the preview and survives a reload until it is reset (${framework})`, async ({page}) => {
    await openAs(page, framework);
    await openCode(page);
    await addToTitle(page, ' home');
    await expect(sandbox(page).locator('.dv-tab', {hasText: 'Welcome home'})).toBeVisible();
    await page.reload();
    await expect(sandbox(page).locator('.dv-tab', {hasText: 'Welcome home'})).toBeVisible();
    await box(page).getByRole('button', {name: 'Reset', exact: true}).click();
    await expect(box(page).locator('.cm-content')).not.toContainText('Welcome home');
    await expect(box(page).locator('iframe[src*="/templates/"]').contentFrame().locator('.dv-tab').first()).toHaveText(
      'Welcome',
    );
    await page.reload();
    await untilAlive(page);
    await expect(box(page).locator('.cm-editor')).toHaveCount(0);
  });
}

test('the preview alone shows what was edited too', async ({page}) => {
  await openAs(page, 'react');
  const editor = await openCode(page);
  await addToTitle(page, ' home');
  await expect(sandbox(page).locator('.dv-tab', {hasText: 'Welcome home'})).toBeVisible();
  await box(page).getByRole('button', {name: 'Preview', exact: true}).click();
  await expect(editor).toBeHidden();
  await expect(sandbox(page).locator('.dv-tab', {hasText: 'Welcome home'})).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [1000, 700],
  [390, 844],
] as const) {
  test(`the preview stays in view while one types, ${width} pixels wide`, async ({page}) => {
    await page.setViewportSize({width, height});
    await openAs(page, 'typescript');
    const editor = await openCode(page);
    await editor.press('ControlOrMeta+End');
    await page.keyboard.type('// the end');
    await expect(editor.locator('.cm-line').last()).toBeInViewport();
    await expect(sandbox(page).locator('.dv-tab').first()).toBeVisible();
    const preview = box(page).locator('iframe:not([inert])');
    await expect(preview).toBeInViewport({ratio: 0.7});
    // The text is as wide as its longest line.
    const area = box(page).locator('.cm-editor:visible');
    // Each run puts a new frame in the place of the old one, which has no box anymore.
    await expect(async () => {
      const [code, frame] = await Promise.all([area.boundingBox(), preview.boundingBox()]);
      expect(code!.x + code!.width <= frame!.x + 1).toBe(width > 996);
    }).toPass();
  });
}

test('errors stand under the editor with file and line, and the last working preview stays', async ({page}) => {
  await openAs(page, 'typescript');
  await openCode(page);
  await addToTitle(page, '2');
  const tab = sandbox(page).locator('.dv-tab', {hasText: 'Welcome2'});
  await expect(tab).toBeVisible();
  await page.keyboard.press('End');
  // In one go, so that one undo takes it back.
  await page.keyboard.insertText(' oops(');
  const problem = box(page).locator('[data-shown=true]');
  await expect(problem).toContainText(/main\.ts, line \d+: Unexpected token/);
  const line = /line (\d+)/.exec(await problem.innerText())![1]!;
  await expect(box(page).locator('.cm-gutterElement.cm-problem')).toHaveText(line);
  await expect(tab).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText("throw new Error('on purpose');\n");
  await page.keyboard.press('ControlOrMeta+End');
  await expect(problem).toContainText(/main\.ts, line/);
  for (let count = 0; count < 2; count++) await page.keyboard.press('ControlOrMeta+Z');
  await expect(problem).toHaveCount(0);
  await expect(tab).toBeVisible();
});

test.describe('with an error on purpose', () => {
  test.use({expected: /on purpose/});

  test('a run-time error names file and line', async ({page}) => {
    await openAs(page, 'react');
    await openCode(page);
    await placeAfter(page, 'function addPanels');
    await page.keyboard.press('Enter');
    // At once: what is typed so far would run in between.
    await page.keyboard.insertText("throw new Error('on purpose');");
    await expect(box(page).locator('[data-shown=true]')).toContainText(/App\.tsx, line 20: on purpose/);
    await expect(
      box(page).locator('iframe[src*="/templates/"]').contentFrame().locator('.dv-tab').first(),
    ).toBeVisible();
  });
});

test('a reset can be undone', async ({page}) => {
  await openAs(page, 'typescript');
  const editor = await openCode(page);
  const undo = box(page).getByRole('button', {name: 'Undo reset'});
  const reset = box(page).getByRole('button', {name: 'Reset', exact: true});
  await expect(undo.or(reset)).toHaveCount(0);
  await placeAfter(page, 'prefersDark =');
  await page.keyboard.type(' // mine');
  await expect(editor).toContainText('// mine');
  await reset.click();
  await expect(editor).not.toContainText('// mine');
  await undo.click();
  await expect(editor).toContainText('// mine');
  await expect(undo).toHaveCount(0);
  await expect(reset).toBeFocused();
  await page.reload();
  await expect(editor).toContainText('// mine');
});

test('each file keeps what can be undone, and the place of an error leads to its line', async ({page}) => {
  await openAs(page, 'typescript');
  await open(page, '/docs/core/panels/tabs');
  const figure = page
    .locator('figure')
    .filter({has: page.getByRole('button', {name: 'Code', exact: true})})
    .first();
  await figure.getByRole('button', {name: 'Code', exact: true}).click();
  const code = figure.getByRole('textbox', {name: 'Code of main.ts'});
  await code.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('oops(\n');
  await figure.getByRole('tab', {name: 'styles.css'}).click();
  await expect(figure.getByRole('textbox', {name: 'Code of styles.css'})).toBeVisible();
  await expect(code).toBeHidden();
  await figure.getByRole('button', {name: /^main\.ts, line 2$/}).click();
  await expect(code).toBeFocused();
  await page.keyboard.type('/* here */');
  await expect(code.locator('.cm-line').nth(1)).toContainText('/* here */');
  for (let count = 0; count < 8; count++) await page.keyboard.press('ControlOrMeta+Z');
  await expect(code).not.toContainText('oops');
});

test('keyboard only: choose framework, edit, run, leave the editor, reset', async ({page}) => {
  await openAs(page, 'react');
  const {keyboard} = page;
  await box(page).getByRole('radio', {name: 'React'}).focus();
  await keyboard.press('ArrowRight');
  await expect(box(page).getByRole('radio', {name: 'TypeScript'})).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-framework', 'typescript');
  await keyboard.press('Shift+Tab');
  await expect(box(page).getByRole('button', {name: 'Code', exact: true})).toBeFocused();
  await keyboard.press('Enter');
  const editor = box(page).getByRole('textbox', {name: 'Code of main.ts'});
  await expect(editor).toBeVisible();
  for (let step = 0; step < 20 && !(await editor.evaluate((element) => element === document.activeElement)); step++) {
    await keyboard.press('Tab');
  }
  await expect(editor).toBeFocused();
  await expect(editor).toHaveAccessibleDescription(/press Escape, then Tab, to leave/);
  await keyboard.press('ControlOrMeta+Home');
  await keyboard.type("document.title = 'mine';\n");
  await keyboard.press('ControlOrMeta+Enter');
  await expect(sandbox(page).locator('.dv-tab').first()).toBeVisible();
  await keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await keyboard.press('Escape');
  await keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  const reset = box(page).getByRole('button', {name: 'Reset', exact: true});
  for (let step = 0; step < 40 && !(await reset.evaluate((element) => element === document.activeElement)); step++) {
    await keyboard.press('Shift+Tab');
    // Inside the editor, Shift+Tab would take away an indent.
    await keyboard.press('Escape');
  }
  await expect(reset).toBeFocused();
  await keyboard.press('Enter');
  await expect(editor).not.toContainText('mine');
});

test('copy gives the code as it is now', async ({page}) => {
  await openAs(page, 'typescript');
  await box(page).getByRole('button', {name: 'Copy all files'}).click();
  await expect(box(page)).toContainText('Copied.');
  expect(await readClipboard(page)).toContain("import 'dockview-core/dist/styles");
});

test('nothing of the editor is loaded before the code is asked for', async ({page}) => {
  const isThere = async () => (await readScripts(page)).some((text) => text.includes('cm-activeLine'));
  await openAs(page, 'react');
  await expect(box(page).locator('iframe').contentFrame().locator('.dv-tab').first()).toBeVisible();
  expect(await isThere()).toBe(false);
  await openCode(page);
  expect(await isThere()).toBe(true);
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing on a page with an open editor (${theme})`, async ({page}) => {
    await chooseColors(page, theme);
    await openAs(page, 'typescript');
    await openCode(page);
    await page.locator('.cm-content').click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('oops(\n');
    await expect(box(page).locator('[data-shown=true]')).toBeVisible();
    expect(await accessibilityProblems(page, {part: 'figure', apartFrom: ['iframe']})).toEqual([]);
  });
}
