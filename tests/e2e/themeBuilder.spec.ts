import fs from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {build} from 'esbuild';
import {FRAMEWORKS, type Framework} from '../../src/lib/frameworks';
import {toViteProject} from '../../src/lib/playground/viteProject';
import {encodeText} from '../../src/lib/shareCodec';
import {readProjectVersions} from '../../src/plugins/examples/projectVersions';
import {readFacts} from '../../src/plugins/library-themes/readFacts';
import {ROOT} from '../support/pages';
import {checkSamples} from '../support/samples';
import {accessibilityProblems} from './axe';
import {boxOf, tab} from './demoSupport';
import {chooseColors, expect, output, readClipboard, test} from './support';

const facts = readFacts();
const field = (page: Page, label: string): Locator => page.getByRole('textbox', {name: label, exact: true});
const brand = (page: Page): Locator => field(page, 'Your brand color');
const status = (page: Page): Locator => page.getByRole('main').getByRole('status');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme-builder'));

async function openBuilder(page: Page, hash = ''): Promise<void> {
  await page.goto(`/theme-builder${hash}`);
  await expect(page.locator('.dv-tab').first()).toBeVisible();
}

/** Opens all groups of controls. */
async function unfold(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
}

/** Goes to a control by the Tab key. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 150 && !(await isThere()); presses += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

async function readFiles(page: Page, framework: Framework): Promise<{name: string; code: string}[]> {
  await page.getByRole('radio', {name: framework === 'react' ? 'React' : 'TypeScript'}).click();
  const names = framework === 'react' ? ['App.tsx', 'theme.ts', 'theme.css'] : ['main.ts', 'theme.ts', 'theme.css'];
  const blocks = page.getByRole('dialog').locator('.theme-code-block');
  await expect(blocks).toHaveCount(3);
  return Promise.all(
    names.map(async (name) => ({
      name,
      code: await blocks
        .filter({has: page.getByRole('button', {name: `Download ${name}`})})
        .locator('code')
        .innerText(),
    })),
  );
}

/** Runs exported files as a project of their own does. */
async function run(page: Page, framework: Framework, files: {name: string; code: string}[]): Promise<void> {
  const project = toViteProject({title: 'Theme', framework, files, versions: readProjectVersions(ROOT)});
  const folder = path.join(ROOT, 'generated/theme', framework);
  for (const [name, text] of Object.entries(project.files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
  const entry = path.join(folder, 'src', framework === 'react' ? 'main.tsx' : 'main.ts');
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: 'out',
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"'},
  });
  const textOf = (end: string) => outputFiles.find((file) => file.path.endsWith(end))!.text;
  await page.goto('about:blank');
  await page.setContent('<!doctype html><div id="app"></div>');
  await page.addStyleTag({content: textOf('.css')});
  await page.addScriptTag({content: textOf('.js')});
  await expect(page.locator('.dv-tab').first()).toBeVisible();
}

/** What the browser makes of a theme: each property, and what the parts of a dock take of them. */
function computedValues(page: Page, names: string[]): Promise<Record<string, string>> {
  return page.evaluate((properties) => {
    const read = (selector: string, property: string): [string, string] => {
      const element = document.querySelector(selector);
      const value = element ? getComputedStyle(element).getPropertyValue(property) : 'missing';
      return [`${selector} ${property}`, value];
    };
    const tabs = ['active', 'inactive'].flatMap((group) =>
      ['active', 'inactive'].map((state) => `.dv-groupview.dv-${group}-group .dv-tab.dv-${state}-tab`),
    );
    return Object.fromEntries([
      ...properties.map((name) => read('.dv-groupview', name)),
      ...tabs.flatMap((one) =>
        ['color', 'background-color', 'font-size', 'margin', 'height', 'line-height'].map((name) => read(one, name)),
      ),
      ...['height', 'background-color'].map((name) => read('.dv-tabs-and-actions-container', name)),
      ...['box-shadow', 'z-index', 'box-sizing'].map((name) => read('.dv-resize-container', name)),
      read('.dv-dockview', 'background-color'),
    ]);
  }, names);
}

test('a theme made by the keyboard alone compiles in both variants, and looks the same there', async ({page}) => {
  test.slow();
  await openBuilder(page);
  await type(page, brand(page), '#b3261e');
  await tabTo(page, page.getByRole('button', {name: 'Dark', exact: true}));
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('A dark theme from #b3261e.');
  for (const group of ['Headers', 'Groups and watermark', 'Floating groups and overlays', 'Theme object']) {
    await tabTo(page, page.locator('summary', {hasText: group}));
    await page.keyboard.press('Enter');
  }
  await tabTo(page, page.locator('summary', {hasText: 'Tabs'}), 'Shift+Tab');
  await type(page, field(page, 'Space around tabs'), '4px');
  await tabTo(page, field(page, 'Height of headers'));
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowDown');
  await type(page, field(page, 'Corners'), '6px');
  await type(page, field(page, 'Stacking of floating groups'), '40');
  await type(page, page.getByRole('textbox', {name: /^Class/}), 'red-shift');
  await tabTo(page, page.getByRole('button', {name: 'Get the code'}), 'Shift+Tab');
  const names = facts.properties.map(({name}) => name);
  const shown = await computedValues(page, names);
  expect(shown['.dv-tabs-and-actions-container height']).toBe('40px');
  expect(shown['.dv-groupview.dv-active-group .dv-tab.dv-active-tab margin']).toBe('4px');
  expect(shown['.dv-resize-container z-index']).toBe('40');
  expect(Object.values(shown)).not.toContain('missing');
  await page.keyboard.press('Enter');

  const react = await readFiles(page, 'react');
  const typescript = await readFiles(page, 'typescript');
  const samples = Object.entries({react, typescript}).flatMap(([group, files]) =>
    files
      .filter(({name}) => !name.endsWith('.css'))
      .map(({name, code}) => ({
        ...{where: `${group}/${name}`, group, title: name, code},
        ...{language: name.endsWith('tsx') ? ('tsx' as const) : ('ts' as const)},
        ...{context: undefined, expectedError: undefined},
      })),
  );
  expect(samples).toHaveLength(4);
  expect(checkSamples(samples)).toEqual([]);
  for (const framework of FRAMEWORKS) {
    await run(page, framework, framework === 'react' ? react : typescript);
    expect(await computedValues(page, names), framework).toEqual(shown);
    const files = await boxOf(page.locator('.dv-groupview', {has: tab(page, 'Files')}));
    expect(files.width, framework).toBeCloseTo(200, -1);
  }
});

test('each property has a control, which names it, takes its defaults and lights up what it touches', async ({
  page,
}) => {
  test.slow();
  await openBuilder(page);
  await page.getByLabel('Built-in theme').selectOption('themeLight');
  await unfold(page);
  const wrong = await page.evaluate(
    ({themes, properties}) =>
      themes.flatMap(({name, values}) =>
        properties.flatMap(({name: property, kind}) => {
          const value = values[property];
          return value === undefined || value === '""' || CSS.supports(kind, value) ? [] : [`${name} ${property}`];
        }),
      ),
    facts,
  );
  expect(wrong).toEqual([]);
  const dock = page.getByRole('region', {name: 'Dock'});
  const dark: string[] = [];
  for (const {name, label} of facts.properties) {
    await field(page, label).focus();
    await expect(dock.locator('code', {hasText: name})).toHaveText(name);
    const nowhere = dock.getByText('This dock shows none of it.');
    await expect(dock.locator('.tb-lights i').or(nowhere)).not.toHaveCount(0);
    if (await nowhere.isVisible()) dark.push(name);
  }
  // Read by other themes only.
  expect(dark.filter((name) => !name.startsWith('--dv-color-abyss'))).toEqual(['--dv-border-radius']);
  await field(page, 'Fill of the drop target').focus();
  await expect(page.locator('.dv-drop-target-selection')).toBeVisible();
  await field(page, 'Corners').focus();
  await expect(page.locator('.dv-drop-target-selection')).toHaveCount(0);
});

test('a wrong value is refused with a reason, a text is made readable, and each step is undone and redone', async ({
  page,
}) => {
  await openBuilder(page);
  await page.getByLabel('Built-in theme').selectOption('themeDark');
  const text = field(page, 'Other groups, other tabs: text');
  await text.fill('reddish');
  await expect(page.getByRole('alert')).toContainText('Not a value of color');
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  const other = page.locator('.dv-inactive-group .dv-inactive-tab').first();
  await expect(other).toHaveCSS('color', 'rgb(98, 98, 98)');
  await page.getByRole('button', {name: 'Fix the contrast of Other groups, other tabs: text'}).last().click();
  await expect(status(page)).toHaveText('Other groups, other tabs: text can be read now.');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/^#[0-9a-f]{6}$/);
  const fixed = await other.evaluate((element) => getComputedStyle(element).color);
  expect(fixed).not.toBe('rgb(98, 98, 98)');
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(other).toHaveCSS('color', 'rgb(98, 98, 98)');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(other).toHaveCSS('color', fixed);
  await page.reload();
  await expect(other).toHaveCSS('color', fixed);
});

test('contrast is that of the theme where the browser replaces colors', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openBuilder(page);
  await page.getByLabel('Built-in theme').selectOption('themeDark');
  await expect(
    page.getByTitle('Contrast: Active group, front tab: text on active group, front tab').first(),
  ).toHaveText(/^1\d\.\d:1 ✓$/);
});

test('pasted CSS becomes the theme; what is not a value of Dockview is named', async ({page}) => {
  await openBuilder(page);
  await page.getByText('Paste CSS').click();
  const css = page.getByLabel('CSS with --dv- properties');
  await css.fill('.x { color: red }');
  await page.getByRole('button', {name: 'Use this CSS'}).click();
  await expect(status(page)).toContainText('Your theme hasn’t changed.');
  await css.fill('.dockview-theme-dracula.mine { --dv-separator-border: rgb(1, 2, 3); --dv-background-color: red; }');
  await page.getByRole('button', {name: 'Use this CSS'}).click();
  await expect(status(page)).toContainText('Took 1 of 2 properties. Left out: --dv-background-color.');
  await expect(page.getByLabel('Built-in theme')).toHaveValue('themeDracula');
  expect((await computedValues(page, ['--dv-separator-border']))['.dv-groupview --dv-separator-border']).toBe(
    'rgb(1, 2, 3)',
  );
});

test('a link carries the theme; a broken one is refused and nothing is lost', async ({page}) => {
  await openBuilder(page);
  await brand(page).fill('#7c3aed');
  await page.getByRole('button', {name: 'Light', exact: true}).click();
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(status(page)).toHaveText('Copied a link to this theme.');
  const link = await readClipboard(page);
  const shared = await stored(page);
  await page.getByLabel('Built-in theme').selectOption('themeReplit');
  const mine = await stored(page);
  for (const hash of ['#theme=', link.slice(link.indexOf('#'), -7), `#theme=${await encodeText('{"base":"x"}')}`]) {
    await page.evaluate((next) => (window.location.hash = next), hash);
    await expect(status(page)).toContainText('Your theme hasn’t changed.');
    expect(await stored(page)).toBe(mine);
    await page.getByLabel('Built-in theme').focus();
  }
  await page.evaluate((next) => (window.location.hash = next), link.slice(link.indexOf('#')));
  await expect(status(page)).toContainText('Opened the theme of the link.');
  expect(await stored(page)).toBe(shared);
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(page.getByLabel('Built-in theme')).toHaveValue('themeReplit');
  expect(new URL(page.url()).hash).toBe('');
});

for (const text of ['{', '{"base":"themeLight","values":{"--dv-sash-color":"red;}"}}']) {
  test(`corrupt storage is ignored: ${text}`, async ({page}) => {
    await page.addInitScript((value) => localStorage.setItem('theme-builder', value), text);
    await openBuilder(page);
    await expect(page.getByLabel('Built-in theme')).toHaveValue('themeLightSpaced');
  });
}

test('the theme opens in an example, to be read and run', async ({page, context}) => {
  await openBuilder(page);
  await brand(page).fill('#b3261e');
  await page.getByRole('button', {name: 'Light', exact: true}).click();
  await page.getByRole('button', {name: 'Get the code'}).click();
  const [example] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', {name: 'Open in an example'}).click(),
  ]);
  await example.getByRole('button', {name: 'Run this code'}).click();
  const frame = output(example);
  await expect(frame.locator('.dv-tab').first()).toBeVisible();
  await expect(frame.locator('.dockview-theme-acme.dockview-theme-light-spaced').first()).toBeVisible();
});

for (const colors of ['light', 'dark']) {
  test(`axe finds nothing in ${colors} mode`, async ({page}) => {
    test.slow();
    await chooseColors(page, colors);
    await openBuilder(page);
    await unfold(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', {name: 'Get the code'}).click();
    expect(await accessibilityProblems(page, {part: 'dialog'})).toEqual([]);
  });
}

test('on a phone, the dock comes first, stays in view, and nothing is wider than the screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openBuilder(page);
  const dock = page.getByRole('region', {name: 'Dock'});
  expect((await boxOf(dock)).y).toBeLessThan((await boxOf(brand(page))).y);
  await unfold(page);
  await field(page, 'Abyss accent').focus();
  await expect(tab(page, 'main.ts')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', {name: 'Dark', exact: true}).click();
  await expect(status(page)).toHaveText(/^A dark theme/);
  await expect(status(page)).toBeInViewport({ratio: 1});
});

test('the dock looks the same with reduced motion', async ({page}) => {
  const boxes = async () => {
    await openBuilder(page);
    return page.locator('.dv-groupview').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  };
  const before = await boxes();
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await boxes()).toEqual(before);
});
