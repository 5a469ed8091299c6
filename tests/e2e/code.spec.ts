import {expect, open, readClipboard, readScripts, test} from './support';

const PAGE = '/docs/core/state/save';
/** A word that each grammar of the highlighter holds. */
const GRAMMAR = 'lookbehind:';
const FIRST_BLOCK = '.markdown .theme-code-block:visible';

test('code: is colored in the HTML, needs no highlighter, and can be copied', async ({page}) => {
  await open(page, PAGE);
  expect(await (await page.request.get(PAGE)).text()).toMatch(/class=["']?code-keyword/);
  const scripts = await readScripts(page);
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((text) => text.includes(GRAMMAR))).toEqual([]);
  const block = page.locator(FIRST_BLOCK).first();
  await block.hover();
  const copy = block.getByRole('button', {name: 'Copy code'});
  await copy.click();
  await expect(copy).toHaveText('Copied');
  expect(await readClipboard(page)).toBe(await block.locator('code').textContent());
});

test('code: the buttons cover no code', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/core/panels/tabs');
  for (const block of await page.locator(FIRST_BLOCK).all()) {
    const code = (await block.locator('pre').boundingBox())!;
    const copy = (await block.getByRole('button', {name: 'Copy code'}).boundingBox())!;
    const isBeside = copy.x >= code.x + code.width || copy.y + copy.height <= code.y;
    expect(isBeside).toBe(true);
  }
});

test('code: only a block that is cut offers to wrap its lines', async ({page}) => {
  await open(page, '/docs/core/panels/tabs');
  for (const block of await page.locator(FIRST_BLOCK).all()) {
    const isCut = await block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    await expect(block.getByRole('button', {name: 'Wrap lines'})).toHaveCount(isCut ? 1 : 0);
  }
});

test('code: long lines wrap on demand', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, PAGE);
  const block = page.locator(FIRST_BLOCK).first();
  const overflow = () => block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await block.locator('pre').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(block.getByRole('button', {name: 'Wrap lines'})).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(overflow).toBe(0);
});
