import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {FloatingGroupOptions} from 'dockview-core';
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
  const api = stage.dockOf('a b');
  await api.addPopoutGroup(api.getPanel('b')!);
  await api.addPopoutGroup(api.getPanel('a')!, {popoutUrl: 'app://bundle/popout.html'});
  window.open = open;
  const place = /^top=-?\d+,left=-?\d+,width=500,height=600$/;
  const called = [
    ['/popout.html', /\S/, place],
    ['app://bundle/popout.html', /\S/, place],
  ];
  return {got: calls, want: called};
});

fact(DESKTOP, 'a group floats when its window is blocked, and the dock can be cleared', async () => {
  const {open} = window;
  window.open = () => null;
  const api = stage.dockOf('a b');
  const {group} = api.getPanel('b')!;
  const opened = await api.addPopoutGroup(group);
  window.open = open;
  const options = {skipRemoveGroup: true, skipActiveGroup: true} as FloatingGroupOptions;
  for (const leftover of api.groups.filter(({element}) => !element.parentElement)) {
    api.addFloatingGroup(leftover, options);
    api.removeGroup(leftover);
  }
  api.addFloatingGroup(group);
  const {type} = api.getPanel('b')!.api.location;
  return {
    got: {opened, type, groups: api.groups.length, error: stage.messageOf(() => api.clear())},
    want: {opened: false, type: 'floating', groups: 2, error: undefined},
  };
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

behavior(DESKTOP, 'a page that prevents all drops keeps tabs draggable', async ({page}) => {
  await page.evaluate(() => {
    for (const type of ['dragover', 'drop']) window.addEventListener(type, (event) => event.preventDefault());
    stage.dockOf('a b');
  });
  await drag(page, tab(page, 'b'), groupOf(page, 'a').locator('.dv-content-container'), {across: 0.5, down: 0.5});
  await expect(page.locator('.dv-groupview')).toHaveCount(1);
});
