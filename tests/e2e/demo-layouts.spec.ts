import {deflateRawSync} from 'node:zlib';
import {createRandom, type Loose} from '../support/randomLayout';
import * as demo from './demoSupport';
import {expect, readClipboard, test} from './support';

const {choose, command, drag, groupOf, groups, importText, KEY, layoutNow, openDemo, ready, says, status, tab} = demo;

declare global {
  interface Window {
    /** Milliseconds from the choice of a file to the message about it. */
    answeredAfter?: number;
  }
}

const leaf = (id: string, views: string[], more: Loose = {}): Loose => ({
  type: 'leaf',
  size: 300,
  data: {id, views},
  ...more,
});
const branch = (data: Loose[]): Loose => ({type: 'branch', size: 400, data});

/** A file with panels of these ids. */
function fileOf(root: Loose, ids: readonly string[], more: Loose = {}, panel: Loose = {}): string {
  const entries = ids.map(
    (id) => `${JSON.stringify(id)}:${JSON.stringify({id, contentComponent: 'document', ...panel})}`,
  );
  const grid = {root, width: 600, height: 400, orientation: 'HORIZONTAL'};
  const layout = JSON.stringify({grid, ...more}).replace(/\}$/, `,"panels":{${entries.join()}}}`);
  return `{"version":1,"layout":${layout}}`;
}

function nested(levels: number): Loose {
  return levels === 0 ? leaf('g', ['a']) : branch([nested(levels - 1)]);
}

function linkTo(text: string): string {
  return `#layout=${deflateRawSync(Buffer.from(text)).toString('base64url')}`;
}

const deepParams = `{"text":${'['.repeat(8000)}${']'.repeat(8000)}}`;
const emptyGroups = Array.from({length: 3000}, (_, index) => leaf(`e${index}`, []));

/** Files that freeze or break a page that shows them, each with the reason for which they are rejected. */
const HOSTILE: readonly (readonly [text: string, reason: RegExp])[] = [
  [fileOf(nested(27), ['a']), /nested more than 12 levels deep/],
  [fileOf(branch(emptyGroups), []), /more than 200 groups/],
  [
    fileOf(branch([]), [], {
      floatingGroups: emptyGroups.map(({data}) => ({data, position: {left: 0, top: 0, width: 9, height: 9}})),
    }),
    /more than 200 groups/,
  ],
  ...['constructor', '__proto__', 'toString'].map(
    (id) => [fileOf(branch([leaf('g', [id])]), [id]), /the id of a panel can’t be/] as const,
  ),
  [
    fileOf(branch([leaf('g', ['a'])]), ['a'], {}, {params: 'X'}).replace('"X"', deepParams),
    /the params are nested too deeply/,
  ],
];

test('a hostile file or link is rejected with a true message, and nothing changes', async ({page}) => {
  await openDemo(page);
  await choose(page, 'Add', 'Add panel to the right');
  await choose(page, 'Layouts', 'Save layout');
  const saved = await demo.storedLayout(page);
  const before = await layoutNow(page);
  for (const [text, reason] of HOSTILE) {
    await importText(page, 'hostile.json', text);
    await expect(status(page)).toHaveText(reason);
    await says(page, /^hostile\.json can’t be shown because .* The dock hasn’t changed\.$/);
    expect(await layoutNow(page)).toEqual(before);
    await page.evaluate((hash) => (window.location.hash = hash), linkTo(text));
    await says(page, /^The layout of the link can’t be shown because .* The dock hasn’t changed\.$/);
    await expect(status(page)).toHaveText(reason);
    expect(await layoutNow(page)).toEqual(before);
    await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [KEY, text]);
    await choose(page, 'Layouts', 'Load saved layout');
    await says(page, /^The saved layout can’t be shown because .* The dock hasn’t changed\.$/);
    expect(await layoutNow(page)).toEqual(before);
  }
  await choose(page, 'Layouts', 'Save layout');
  expect(await demo.storedLayout(page)).toBe(saved);
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(groups(page)).toHaveCount(5);
});

test('sixty generated files are shown or rejected; the dock works on, and none is saved empty', async ({page}) => {
  const random = createRandom(4210);
  const kinds = ['document', 'editor', 'data', 'chart', 'form', 'events', 'json', 'document', 'document', 'map'];
  const names = ['valueOf', 'length', '', 'ü', '<b>', 'x'.repeat(300), 'null', '__proto__'];
  function generate(): string {
    const isHostile = random(2) === 0;
    const ids: string[] = [];
    const newId = (): string => {
      const id = isHostile && random(8) === 0 ? names[random(names.length)]! : `p${ids.length}`;
      ids.push(id);
      return id;
    };
    const size = (): unknown => (isHostile && random(20) === 0 ? [-1, 1e9, '9', null][random(4)] : random(500));
    let groupCount = 0;
    const node = (depth: number): Loose => {
      if (depth > 0 && random(3) > 0) {
        return {...branch(Array.from({length: 1 + random(3)}, () => node(depth - 1))), size: size()};
      }
      groupCount += 1;
      return leaf(`g${groupCount}`, Array.from({length: random(4)}, newId), {size: size()});
    };
    const root = branch(Array.from({length: 1 + random(3)}, () => node(random(isHostile ? 30 : 6))));
    const params =
      isHostile && random(5) === 0 ? {text: {deep: [1]}} : {text: 'x'.repeat(random(500)), scroll: random(99)};
    const component = kinds[random(isHostile ? kinds.length : kinds.length - 1)];
    return fileOf(root, ids, {}, {params, contentComponent: component});
  }

  test.setTimeout(180_000);
  await openDemo(page);
  await page.evaluate(() => {
    let start = 0;
    document.querySelector('input[type=file]')!.addEventListener('change', () => (start = performance.now()));
    const observer = new MutationObserver(() => (window.answeredAfter = performance.now() - start));
    observer.observe(document.querySelector('main [role=status]')!, {childList: true, subtree: true});
  });
  let shown = 0;
  let longest = 0;
  for (let count = 0; count < 60; count += 1) {
    const before = await layoutNow(page);
    const text = generate();
    await importText(page, `f${count}.json`, text);
    const answers = `is shown\\.|can’t be shown because .+\\. The dock hasn’t changed\\.`;
    await expect(status(page)).toHaveText(new RegExp(`^f${count}\\.json (${answers})$`));
    if ((await status(page).textContent())!.endsWith('is shown.')) {
      shown += 1;
      await page.keyboard.press('Alt+N');
      await says(page, /^Added/);
    } else {
      longest = Math.max(longest, (await page.evaluate(() => window.answeredAfter))!);
      expect(await layoutNow(page)).toEqual(before);
    }
    await page.keyboard.press('Control+S');
    await says(page, 'Layout saved.');
    expect(Object.keys(JSON.parse((await demo.storedLayout(page))!).layout.panels)).not.toEqual([]);
  }
  expect(shown).toBeGreaterThan(10);
  expect(shown).toBeLessThan(55);
  test.info().annotations.push({type: 'longest refusal', description: `${Math.round(longest)} ms`});
});

test.describe('when the library fails on a layout', () => {
  test.use({expected: /failed to deserialize layout/});

  test('the layout from before is back, and the message is true', async ({page}) => {
    await openDemo(page);
    const before = await layoutNow(page);
    await page.evaluate(() => {
      const {appendChild} = Element.prototype;
      Element.prototype.appendChild = function <T extends Node>(node: T): T {
        if (node instanceof Element && node.className === 'dv-render-overlay') {
          Element.prototype.appendChild = appendChild;
          throw new Error('no room');
        }
        return appendChild.call(this, node) as T;
      };
    });
    await importText(page, 'good.json', fileOf(branch([leaf('g', ['a'])]), ['a'], {}, {renderer: 'always'}));
    await says(page, 'good.json can’t be shown because the dock can’t show it. The dock hasn’t changed.');
    expect(await layoutNow(page)).toEqual(before);
    await choose(page, 'Layouts', 'Reset to the default layout');
    await expect(groups(page)).toHaveCount(5);
  });
});

test('an exported file brings back the layout, its locks and its texts', async ({page}) => {
  await openDemo(page);
  await tab(page, 'Form').click();
  await page.getByLabel('Name').fill('Ada');
  await drag(page, 'Form', 'Chart', 0.5, 0.95);
  await choose(page, 'Group', 'Lock group: accept no drops');
  const before = await layoutNow(page);
  const downloading = page.waitForEvent('download');
  await choose(page, 'Layouts', 'Export layout as a file');
  const file = await (await downloading).path();
  await choose(page, 'Layouts', 'Reset to the default layout');
  const choosing = page.waitForEvent('filechooser');
  await choose(page, 'Layouts', 'Import layout from a file…');
  await (await choosing).setFiles(file);
  await says(page, /is shown\.$/);
  expect(await layoutNow(page)).toEqual(before);
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await page.getByRole('button', {name: 'Group', exact: true}).click();
  await expect(page.getByRole('menuitemradio', {name: 'Lock group: accept no drops'})).toBeChecked();
});

test('undo and redo go through drags and loads, and texts stay; looking around is no step', async ({page}) => {
  await openDemo(page);
  const undo = page.getByRole('button', {name: 'Undo'});
  await tab(page, 'Form').click();
  await page.setViewportSize({width: 1300, height: 850});
  for (const group of await groups(page).all()) await expect(group).toBeInViewport({ratio: 1});
  await drag(page, 'Form', 'Chart', 0.95, 0.5);
  await expect(groups(page)).toHaveCount(6);
  await expect(undo).toHaveAttribute('data-idle', 'false');
  await page.getByLabel('Name').fill('Ada');
  await importText(page, 'one.json', fileOf(branch([leaf('g', ['a'])]), ['a']));
  await expect(groups(page)).toHaveCount(1);
  await page.keyboard.press('Alt+N');
  await expect(page.locator('.dv-tab')).toHaveCount(2);
  for (const count of [1, 6, 5]) {
    await undo.click();
    await says(page, 'Undone.');
    await expect(groups(page)).toHaveCount(count);
  }
  await tab(page, 'Form').click();
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await undo.click();
  await says(page, 'There is nothing to undo.');
  await page.keyboard.press('Control+Shift+Z');
  await says(page, 'Redone.');
  await expect(groups(page)).toHaveCount(6);
});

test('layouts get names, survive a reload, and can be deleted', async ({page}) => {
  await openDemo(page);
  await choose(page, 'Add', 'Add panel to the right');
  await choose(page, 'Layouts', 'Save layout as…');
  await page.getByRole('dialog').getByLabel('Name').fill('Six groups');
  await page.keyboard.press('Enter');
  await says(page, 'Saved as “Six groups”.');
  await page.reload();
  await ready(page);
  await expect(groups(page)).toHaveCount(5);
  await choose(page, 'Layouts', 'Show layout: Six groups');
  await says(page, '“Six groups” is shown.');
  await expect(groups(page)).toHaveCount(6);
  await command(page, 'delete six');
  await says(page, 'Deleted “Six groups”.');
  await page.getByRole('button', {name: 'Layouts'}).click();
  await expect(page.getByRole('menuitem', {name: /Six groups/})).toHaveCount(0);
});

test('a link carries the layout to another browser, with its theme', async ({page, browser}) => {
  await openDemo(page, '?theme=dracula');
  await drag(page, 'Chart', 'Read me', 0.5, 0.95);
  await choose(page, 'Layouts', 'Share: copy a link to this layout');
  await says(page, 'Copied a link to this layout.');
  const link = await readClipboard(page);
  expect(link).toBe(page.url());
  const other = await browser.newPage({viewport: {width: 1440, height: 900}});
  await other.goto(link);
  await says(other, 'Opened the shared layout. Your saved layout is unchanged.');
  expect(await layoutNow(other)).toEqual(await layoutNow(page));
  await expect(other.locator('[data-dock-theme="themeDracula"]')).toBeVisible();
  await other.goto('about:blank');
  await other.goto(`${link.split('#')[0]}#layout=notALayout`);
  await says(other, /can’t be shown because the link is cut off or damaged\. The dock hasn’t changed\.$/);
  await other.close();
});

test('a command that fails says so', async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'CompressionStream');
  });
  await openDemo(page);
  await choose(page, 'Layouts', 'Share: copy a link to this layout');
  await says(page, /^Share: copy a link to this layout failed\. .*CompressionStream/);
  await page.evaluate(() => {
    window.history.replaceState = () => {
      throw new DOMException('Too many calls', 'SecurityError');
    };
  });
  await choose(page, 'Theme', 'Theme: Dark');
  await says(page, 'Theme: Dark failed. Too many calls');
});

test('a broken saved layout stays stored until another one is saved', async ({page}) => {
  await page.addInitScript((key) => {
    if (sessionStorage.length > 0) return;
    for (const name of [key, `${key}s`]) localStorage.setItem(name, '{"version":1,');
  }, KEY);
  await openDemo(page);
  await says(page, /can’t be shown because it is not JSON\. It stays stored until you save another one\.$/);
  await expect(groups(page)).toHaveCount(5);
  await choose(page, 'Add', 'Add panel');
  expect(await demo.storedLayout(page)).toBe('{"version":1,');
  await choose(page, 'Group', 'Maximize group');
  await choose(page, 'Layouts', 'Save layout');
  await page.evaluate(() => sessionStorage.setItem('keep', ''));
  await page.reload();
  await says(page, 'Your saved layout is back.');
  await expect(page.locator('.dv-groupview:visible')).toHaveCount(5);
  await choose(page, 'Group', 'Maximize group');
  await choose(page, 'Layouts', 'Load saved layout');
  await expect(page.locator('.dv-groupview:visible')).toHaveCount(5);
});

for (const [state, methods, start] of [
  ['blocked', ['getItem', 'setItem'], /^Storage is blocked in this browser, so layouts can’t be saved\.$/],
  ['full', ['setItem'], /^Ready\./],
] as const) {
  test(`the demo works where storage is ${state}, and says so`, async ({page}) => {
    await page.addInitScript((names) => {
      for (const name of names) {
        const original = Storage.prototype[name] as (...args: string[]) => void;
        // For the demo only: other parts of the page warn in the console where storage is blocked.
        Storage.prototype[name] = function (this: Storage, ...args: string[]) {
          if (args[0]!.startsWith('dockview-demo')) throw new DOMException('denied', 'SecurityError');
          return original.apply(this, args);
        } as never;
      }
    }, methods);
    await openDemo(page);
    await says(page, start);
    await choose(page, 'Layouts', 'Save layout');
    await says(page, /^Not saved\. The browser’s storage is full or blocked\./);
    await choose(page, 'Add', 'Add panel');
    await says(page, 'Added “Document 1”.');
  });
}

test('a window takes a panel, its text and the theme, and gives the panel back', async ({page}) => {
  await openDemo(page);
  await tab(page, 'Form').click();
  const opening = page.waitForEvent('popup');
  await choose(page, 'Panel', 'Open panel in a window');
  const popup = await opening;
  await says(page, /^“Form” is in a new window\./);
  await popup.getByLabel('Name').fill('Ada');
  await choose(page, 'Theme', 'Theme: Dracula');
  await expect(popup.locator('#dv-popout-window')).toHaveClass(/dockview-theme-dracula/);
  await choose(page, 'Layouts', 'Save layout');
  const closing = popup.waitForEvent('close');
  await popup.evaluate(() => window.close());
  await closing;
  await tab(page, 'Form').click();
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await page.reload();
  await ready(page);
  await tab(page, 'Form').click();
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
});

test.describe('when the browser blocks windows', () => {
  test.use({expected: /failed to create popout/});

  test('the demo says so, and the panel stays', async ({page}) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await openDemo(page);
    const before = await layoutNow(page);
    await choose(page, 'Panel', 'Open panel in a window');
    await says(page, /^The browser blocked the window\. “main.ts” stays where it was\./);
    expect(await layoutNow(page)).toEqual(before);
    await tab(page, 'Files').click();
    await choose(page, 'Group', 'Open group in a window');
    await says(page, /^The browser blocked the window\. The group stays where it was\./);
    await expect(groupOf(page, 'Files')).toBeVisible();
    await choose(page, 'Layouts', 'Reset to the default layout');
    await expect(groups(page)).toHaveCount(5);
  });
});
