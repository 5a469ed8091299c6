import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {checkLayout} from '../../src/lib/layout/checkLayout';
import layouts from '../fixtures/layouts.json';
import {BROKEN, COMPONENTS} from '../support/brokenLayouts';
import {ROOT} from '../support/pages';
import {origin} from '../support/servers.mjs';
import {accessibilityProblems} from './axe';
import {choose, openDemo, says} from './demoSupport';
import {chooseColors, expect, open, readClipboard, test} from './support';

const field = (page: Page) => page.getByRole('textbox', {name: 'Saved layout'});
const answer = (page: Page) => page.getByRole('main').getByRole('status').first();
const sample = (page: Page) => page.getByRole('button', {name: 'Show a broken layout'}).click();

/** What 4.10.0 makes of a layout in a dock of its size: the error, or what it saves, and the addresses of windows. */
function load(page: Page, layout: unknown): Promise<{error?: string; saved?: string; opened?: unknown[]}> {
  return page.evaluate(
    async ([text, names]) => {
      document.body.replaceChildren();
      const opened: unknown[] = [];
      window.open = (url) => {
        opened.push(url);
        return null;
      };
      const createComponent = ({id, name}: {id: string; name: string}) => {
        // As React does, and as `createComponent` should.
        if (!names.includes(name)) throw new Error(`no ${name}`);
        return new stage.Text(id);
      };
      const createTabComponent = () => new stage.TextTab();
      const api = stage.makeDock({createComponent, createTabComponent});
      const error = stage.messageOf(() => api.fromJSON(JSON.parse(text) as never));
      if (error !== undefined) return {error};
      const saved = JSON.stringify(api.toJSON());
      await stage.settled();
      return {saved, opened};
    },
    [JSON.stringify(layout), COMPONENTS] as const,
  );
}

test.describe('in Dockview 4.10.0', () => {
  test.use({expected: /dockview: (?:failed to|Duplicate group id)/});

  test.beforeEach(({page}) => page.goto(origin('behavior')).then(() => undefined));

  test('each of forty broken layouts has the effect that the check names, and loads once it is repaired', async ({
    page,
  }) => {
    expect(BROKEN).toHaveLength(40);
    for (const {name, layout, effect} of BROKEN) {
      const {repaired} = checkLayout(layout, COMPONENTS);
      const broken = await load(page, layout);
      expect(broken.error !== undefined, `${name}: ${broken.error}`).toBe(effect === 'throws');
      if (!repaired) continue;
      const after = await load(page, repaired);
      expect(after.error, name).toBeUndefined();
      const {panels} = JSON.parse(after.saved!) as {panels: object};
      expect(Object.keys(panels).sort(), name).toEqual(Object.keys(repaired.panels).sort());
      if (effect === 'ignores') expect(after, name).toEqual(broken);
      if (effect === 'breaks') expect(after, name).not.toEqual(broken);
    }
  });

  test('each layout of an older release loads, and is the same when it was repaired', async ({page}) => {
    expect(layouts.length).toBeGreaterThanOrEqual(40);
    for (const [index, {release, layout}] of layouts.entries()) {
      const given = await load(page, layout);
      expect(given.error, `${index}, ${release}`).toBeUndefined();
      expect(await load(page, checkLayout(layout, COMPONENTS).repaired), `${index}, ${release}`).toEqual(given);
    }
  });
});

test('a broken layout is explained, and repaired', async ({page}) => {
  await open(page, '/layout-check');
  await sample(page);
  await expect(answer(page)).toContainText('does not load this layout: fromJSON throws');
  const faults = page.getByRole('list', {name: 'Findings'}).getByRole('listitem');
  await expect(faults).toHaveCount(3);
  await expect(faults.filter({hasText: 'grid.root.data[1].data[1].data.views[1]'})).toContainText(
    'The panel “debug” is missing.',
  );
  await expect(page.getByText('4 panels, 3 groups in the grid')).toBeVisible();
  await page.getByRole('button', {name: 'Copy the repaired layout'}).click();
  await expect(page.getByText('Copied', {exact: true}).first()).toBeVisible();
  const copied = await readClipboard(page);
  expect(checkLayout(JSON.parse(copied)).faults).toEqual([]);
  await field(page).fill(copied);
  await expect(answer(page)).toHaveText('Dockview 4.10.0 loads this layout as it was saved.');
});

test('a link that is damaged is named, and the next one opens', async ({page}) => {
  await open(page, '/layout-check#layout=%7B%22grid%2');
  await expect(answer(page)).toContainText('the link is cut off or damaged');
  await page.evaluate(() => (window.location.hash = '#layout=%7B%22views%22%3A%5B%5D%7D'));
  await expect(field(page)).toHaveValue('{"views":[]}');
  await expect(answer(page)).toContainText('does not load this layout');
});

test('a component that the app does not register is a fault, and its panels are left out', async ({page}) => {
  await open(page, '/layout-check');
  await field(page).fill(JSON.stringify(BROKEN.find(({name}) => name === 'unknown component')!.layout));
  await expect(answer(page)).toContainText('loads this layout as it was saved');
  await page.getByRole('checkbox', {name: 'map 1 panel'}).uncheck();
  await expect(answer(page)).toContainText('does not load');
  await expect(page.getByRole('list', {name: 'Findings'})).toContainText('The component “map” is not registered.');
  await expect(page.getByText('Without 1 panel that your app cannot show.')).toBeVisible();
});

test('the code of a layout is written for both variants', async ({page}) => {
  await open(page, '/layout-check');
  await sample(page);
  const code = page.getByRole('region', {name: 'Components and code'}).locator('pre');
  await page.getByRole('radio', {name: 'React'}).check();
  await expect(code).toContainText("import type {DockviewReadyEvent} from 'dockview';");
  await page.getByRole('radio', {name: 'TypeScript'}).check();
  await expect(code).toContainText("import type {DockviewApi} from 'dockview-core';");
  await expect(code).toContainText("api.addPanel({id: 'terminal', component: 'terminal', title: 'Terminal'});");
});

test('the whole page works by keyboard', async ({page}) => {
  await open(page, '/layout-check');
  await field(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Choose a file')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('does not load');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('list', {name: 'Findings'})).toContainText('is not registered');
});

test('a file is read, dropped or chosen, and one that is too large is refused', async ({page}) => {
  await open(page, '/layout-check');
  const choosing = page.waitForEvent('filechooser');
  await page.getByText('Choose a file').click();
  const buffer = Buffer.from(JSON.stringify(layouts[0]!.layout));
  await (await choosing).setFiles({name: 'old.json', mimeType: 'application/json', buffer});
  await expect(answer(page)).toContainText('passes over a part of it');
  const drop = (size: number) =>
    field(page).evaluate((element, length) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['{"grid":'.padEnd(length)], 'dropped.json'));
      element.dispatchEvent(new DragEvent('drop', {bubbles: true, cancelable: true, dataTransfer}));
    }, size);
  await drop(100);
  await expect(answer(page)).toContainText('cannot be read because it is not JSON');
  await drop(5_000_000);
  await expect(answer(page)).toContainText('dropped.json is larger than 1 MB', {timeout: 2000});
});

test('texts that would freeze or trick the page are answered', async ({page}) => {
  await open(page, '/layout-check');
  const deep = '{"type":"branch","data":['.repeat(5000) + ']}'.repeat(5000);
  const cases: [text: string, expected: RegExp][] = [
    ['x'.repeat(1_000_001), /larger than 1 MB/],
    [`{"grid":{"root":${deep},"width":9,"height":9,"orientation":"VERTICAL"},"panels":{}}`, /not as it was saved/],
    [JSON.stringify(BROKEN.find(({name}) => name === 'a panel called __proto__')!.layout), /not as it was saved/],
    ['"'.repeat(3), /not JSON/],
    ['null', /does not load/],
  ];
  for (const [text, expected] of cases) {
    await field(page).evaluate((element: HTMLTextAreaElement, value) => {
      // As pasting does: typing a million letters takes long.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(element, value);
      element.dispatchEvent(new Event('input', {bubbles: true}));
    }, text);
    await expect(answer(page)).toHaveText(expected, {timeout: 3000});
  }
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
});

test('nothing of a layout leaves the browser', async ({page}) => {
  await open(page, '/layout-check');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await sample(page);
  await page.getByRole('radio', {name: 'React'}).check();
  await expect(answer(page)).toContainText('does not load');
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}))).not.toContain('debug');
});

test('the function on the page is the one that the page uses', async ({page}) => {
  await open(page, '/layout-check');
  const source = fs.readFileSync(path.join(ROOT, 'src/lib/layout/checkLayout.ts'), 'utf8');
  const block = page.locator('.theme-code-block', {hasText: 'checkLayout.ts'}).last();
  expect((await block.locator('pre').textContent())!.trim()).toBe(source.trim());
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing (${theme})`, async ({page}) => {
    await chooseColors(page, theme);
    await open(page, '/layout-check');
    await sample(page);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}

test('the page fits a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/layout-check');
  await sample(page);
  await expect(answer(page)).toContainText('does not load');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the demo copies its layout as code, and names what the code cannot do', async ({page}) => {
  await openDemo(page);
  await choose(page, 'Layouts', 'Copy as code: React');
  await says(page, 'Copied the calls that build this layout, for React.');
  const code = await readClipboard(page);
  expect(code).toContain("import type {DockviewReadyEvent} from 'dockview';");
  expect(code.match(/api\.addPanel\(/g)).toHaveLength(await page.locator('.dv-tab').count());
});
