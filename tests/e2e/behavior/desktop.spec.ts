import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Page} from '@playwright/test';
import type {DockviewApi, DockviewGroupPanel} from 'dockview-core';
import {drag, groupOf, tab} from '../examples/support';
import {behavior, expect, fact} from './support';

const DESKTOP = '/docs/help/desktop';

fact(DESKTOP, 'addPopoutGroup calls window.open with the page, a name and the place', async () => {
  const calls: unknown[] = [];
  const {open} = window;
  window.open = (...given) => {
    calls.push(given);
    return null;
  };
  document.body.style.margin = '40px 0 0';
  Object.defineProperty(window, 'screenX', {value: 300, configurable: true});
  Object.defineProperty(window, 'screenY', {value: 200, configurable: true});
  const api = stage.dockOf('a b');
  await api.addPopoutGroup(api.getPanel('b')!);
  await api.addPopoutGroup(api.getPanel('a')!, {popoutUrl: 'app://bundle/popout.html'});
  await api.addPopoutGroup(api.getPanel('a')!, {position: {left: 1, top: 2, width: 30, height: 40}});
  window.open = open;
  const place = (left: number) => `top=240,left=${300 + left},width=500,height=600`;
  const called = [
    ['/popout.html', /^\d+-3$/, place(500)],
    ['app://bundle/popout.html', /^\d+-4$/, place(0)],
    ['/popout.html', /^\d+-5$/, 'top=202,left=301,width=30,height=40'],
  ];
  document.body.style.marginTop = '';
  return {got: calls, want: called};
});

/** Declares the function of the page on the page. */
const declareOpenOutside = () => {
  const openOutside = async (api: DockviewApi, given: DockviewGroupPanel) => {
    const {open} = window;
    window.open = () => null;
    const opened = await api.addPopoutGroup(given);
    window.open = open;
    if (opened) return;
    stage.removeLeftovers(api);
    if (given.api.location.type === 'grid') api.addFloatingGroup(given);
  };
  Object.assign(window, {openOutside});
};

declare const openOutside: (api: DockviewApi, given: DockviewGroupPanel) => Promise<void>;

behavior(DESKTOP, 'a group floats when its window is blocked, and the dock can be cleared', async ({page}) => {
  await page.evaluate(declareOpenOutside);
  const result = await page.evaluate(async () => {
    const api = stage.dockOf('a b');
    await openOutside(api, api.getPanel('b')!.group);
    const {type} = api.getPanel('b')!.api.location;
    return {type, groups: api.groups.length, error: stage.messageOf(() => api.clear())};
  });
  expect(result).toEqual({type: 'floating', groups: 2, error: undefined});
});

behavior(DESKTOP, 'a floating group stays in its place when its window is blocked', async ({page}) => {
  await page.evaluate(declareOpenOutside);
  const result = await page.evaluate(async () => {
    const api = stage.dockOf('a b');
    api.addFloatingGroup(api.getPanel('b')!, {position: {left: 300, top: 200}});
    await stage.settled();
    const place = () => JSON.stringify(api.toJSON().floatingGroups);
    const before = place();
    await openOutside(api, api.getPanel('b')!.group);
    await stage.settled();
    return {kept: place() === before, groups: api.groups.length, error: stage.messageOf(() => api.clear())};
  });
  expect(result).toEqual({kept: true, groups: 2, error: undefined});
});

behavior(DESKTOP, 'on a file page of Chromium, a popout window never settles', async ({page}) => {
  await page.goto(pathToFileURL(path.resolve('generated/fixtures/behavior/index.html')).href);
  const popOut = (popoutUrl?: string) =>
    page.evaluate(async (url) => {
      const api = stage.makeDock(url ? {popoutUrl: url} : {});
      stage.addPanels(api, 'a b');
      const wait = new Promise((resolve) => setTimeout(() => resolve('waits'), 2000));
      return Promise.race([api.addPopoutGroup(api.getPanel('b')!), wait]);
    }, popoutUrl);
  expect(await popOut()).toBe('waits');
  expect(await popOut('popout.html')).toBe('waits');
});

/** Drops a word of the page into a field beside it. */
const dropText = async (page: Page, prevents: boolean): Promise<string> => {
  await page.evaluate((isPrevented) => {
    document.body.innerHTML = '<p style="width: 44px; font: 20px monospace">word</p><textarea></textarea>';
    const prevent = (event: Event) => event.preventDefault();
    if (isPrevented) for (const type of ['dragover', 'drop']) window.addEventListener(type, prevent);
    getSelection()!.selectAllChildren(document.querySelector('p')!);
  }, prevents);
  await drag(page, page.locator('p'), page.locator('textarea'), {across: 0.5, down: 0.5});
  return page.locator('textarea').inputValue();
};

behavior(DESKTOP, 'a page that prevents all drops keeps tabs draggable', async ({page}) => {
  expect([await dropText(page, false), await dropText(page, true)]).toEqual(['word', '']);
  await page.evaluate(() => void stage.dockOf('a b'));
  await drag(page, tab(page, 'b'), groupOf(page, 'a').locator('.dv-content-container'), {across: 0.5, down: 0.5});
  await expect(page.locator('.dv-groupview')).toHaveCount(1);
});

fact(DESKTOP, 'popout windows need listeners of their own against drops', async () => {
  const prevent = (target: Window) => {
    for (const type of ['dragover', 'drop']) target.addEventListener(type, (event) => event.preventDefault());
  };
  const isPrevented = ({document: {body}}: Window) =>
    !body.dispatchEvent(new DragEvent('dragover', {bubbles: true, cancelable: true}));
  prevent(window);
  const api = stage.dockOf('a b c');
  await api.addPopoutGroup(api.getPanel('b')!);
  await api.addPopoutGroup(api.getPanel('c')!, {onDidOpen: (event) => prevent(event.window)});
  const windows = ['a', 'b', 'c'].map((id) => api.getPanel(id)!.api.getWindow());
  return {got: windows.map(isPrevented), want: [true, false, true]};
});
