import type {Frame, Page} from '@playwright/test';
import {FRAMEWORKS, type Framework} from '../../../src/lib/frameworks';
import {expect, open, test} from '../support';

/** The library's splitview moves the focus into each panel that it gets. */
const GUIDE = '/docs/other/splitview/overview';
const EXAMPLE = 'splitview/first-steps';
const TITLE = 'First steps with a splitview';

/** Opens the guide for a framework, with the example held back. @returns lets it load. */
async function openHeldBack(page: Page, framework: Framework): Promise<() => void> {
  await page.addInitScript((value) => localStorage.setItem('framework', value), framework);
  let letLoad = () => {};
  const held = new Promise<void>((resolve) => (letLoad = resolve));
  await page.route(`**/templates/${EXAMPLE}/**`, async (route) => {
    await held;
    await route.fallback();
  });
  await open(page, GUIDE);
  await expect(page.getByTitle(`Running example: ${TITLE}`)).toBeAttached();
  return letLoad;
}

/** The document of the example. */
async function frameOf(page: Page): Promise<Frame> {
  const element = await page.getByTitle(`Running example: ${TITLE}`).elementHandle();
  return (await element?.contentFrame())!;
}

for (const framework of FRAMEWORKS) {
  test(`an example that starts leaves the reader's focus and place alone (${framework})`, async ({page}) => {
    const letLoad = await openHeldBack(page, framework);
    const link = page.locator('.pagination-nav__link--next');
    await link.focus();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(1000);
    letLoad();
    const panels = (await frameOf(page)).locator('.dv-view');
    await expect(panels).toHaveCount(3);
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });
}

test('the program of an example can move the focus once the reader uses it, until the reader leaves', async ({
  page,
}) => {
  const letLoad = await openHeldBack(page, 'typescript');
  letLoad();
  const panel = (await frameOf(page)).locator('.dv-view').last();
  const takesFocus = () =>
    panel.evaluate((view) => {
      const button = document.createElement('button');
      view.append(button);
      button.focus();
      return document.activeElement === button;
    });
  expect(await takesFocus()).toBe(false);
  await panel.click();
  expect(await takesFocus()).toBe(true);
  await page.getByRole('heading', {level: 1}).click();
  expect(await takesFocus()).toBe(false);
});

test('edited code that runs again leaves the focus in the editor', async ({page}) => {
  await open(page, GUIDE);
  const figure = page.locator('figure').filter({hasText: TITLE});
  await figure.getByRole('button', {name: 'Code', exact: true}).click();
  const editor = figure.getByRole('textbox', {name: /^Code of/});
  await editor.press('ControlOrMeta+End');
  // At once: what is typed so far would run in between.
  await page.keyboard.insertText("\ndocument.body.append('one');");
  const preview = figure.getByTitle(`Edited example: ${TITLE}`).and(page.locator('iframe:not([inert])')).contentFrame();
  await expect(preview.locator('body')).toContainText('one');
  await expect(editor).toBeFocused();
  await page.keyboard.insertText("\ndocument.body.append(' two');");
  await expect(preview.locator('body')).toContainText('one two');
  await expect(editor).toBeFocused();
});
