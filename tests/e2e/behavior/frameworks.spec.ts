import type {Page} from '@playwright/test';
import type {DockviewApi} from 'dockview-core';
import {behavior, expect, fact} from './support';

const FRAMEWORKS = '/docs/help/frameworks';

async function openProgram(page: Page, name: string): Promise<void> {
  await page.goto(new URL(`/${name}/`, page.url()).href);
  await expect(page.getByRole('button', {name: 'Louder'})).toHaveCount(2);
}

/** Changes the params of a panel from inside, opens it in a window, changes them there, and closes the window. */
async function useProgram(page: Page, name: string): Promise<void> {
  const warnings: string[] = [];
  page.on('console', (line) => ['warning', 'error'].includes(line.type()) && warnings.push(line.text()));
  await openProgram(page, name);
  const [left, right] = [page.locator('.dv-groupview').first(), page.locator('.dv-groupview').last()];
  const [one, other] = [(await left.boundingBox())!, (await right.boundingBox())!];
  expect(other.x).toBeGreaterThanOrEqual(one.x + one.width);
  await right.getByRole('button', {name: 'Louder'}).click();
  await expect(left.locator('p')).toHaveText('Hello');
  await expect(right.locator('p')).toHaveText('World!');

  const opening = page.context().waitForEvent('page');
  await right.getByRole('button', {name: 'Open in a window'}).click();
  const popout = await opening;
  await popout.getByRole('button', {name: 'Louder'}).click();
  await expect(popout.locator('p')).toHaveText('World!!');
  await expect(page.locator('p')).toHaveText('Hello');
  await popout.evaluate(() => window.close());
  await expect(page.locator('p')).toHaveText(['Hello', 'World!!']);

  await page.locator('.dv-tab', {hasText: 'right'}).locator('.dv-default-tab-action').click();
  await expect(page.locator('p')).toHaveText('Hello');
  expect(warnings).toEqual([]);
}

behavior(FRAMEWORKS, 'the Vue program of the page runs, also in a window', ({page}) => useProgram(page, 'vue'));

interface VueNode {
  children?: VueNode[] | string | null;
  component?: {props: {containerApi?: DockviewApi}; subTree: VueNode} | null;
}

behavior(FRAMEWORKS, 'a Vue panel gets a new component when a layout is loaded', async ({page}) => {
  await openProgram(page, 'vue');
  await page.evaluate(() => {
    const find = ({children, component}: VueNode): DockviewApi | undefined =>
      component
        ? (component.props.containerApi ?? find(component.subTree))
        : Array.isArray(children)
          ? children.map(find).find(Boolean)
          : undefined;
    const api = find((document.getElementById('app') as unknown as {_vnode: VueNode})._vnode)!;
    for (const text of document.querySelectorAll('p')) text.dataset.old = 'true';
    api.fromJSON(api.toJSON());
  });
  await expect(page.locator('p:not([data-old])')).toHaveText(['Hello', 'World']);
  await expect(page.locator('p[data-old]')).toHaveCount(0);
});

behavior(FRAMEWORKS, 'the Angular program of the page runs, also in a window', ({page}) => useProgram(page, 'angular'));

behavior(FRAMEWORKS, 'the Svelte program of the page runs, also in a window', ({page}) => useProgram(page, 'svelte'));

behavior(FRAMEWORKS, 'the Solid program of the page runs, also in a window', ({page}) => useProgram(page, 'solid'));

behavior(FRAMEWORKS, 'the web component of the page runs, also in a window', ({page}) =>
  useProgram(page, 'web-components'),
);

behavior(
  FRAMEWORKS,
  'a delegated click of Solid is lost in a window until its document delegates too',
  async ({page}) => {
    await openProgram(page, 'solid-delegated');
    await page.getByRole('button', {name: 'Louder'}).last().click();
    await expect(page.locator('p').last()).toHaveText('World!');
    const opening = page.context().waitForEvent('page');
    await page.getByRole('button', {name: 'Open in a window'}).last().click();
    const popout = await opening;
    const louder = popout.getByRole('button', {name: 'Louder'});
    await louder.click();
    await expect(popout.locator('p')).toHaveText('World!');
    await popout.evaluate(() => {
      const {delegateEvents} = opener as {delegateEvents: (events: string[], target: Document) => void};
      delegateEvents(['click'], document);
    });
    await louder.click();
    await expect(popout.locator('p')).toHaveText('World!!');
  },
);

behavior(
  FRAMEWORKS,
  'the callbacks of a custom element run when its panel is hidden or moves, and when its group is split',
  async ({page}) => {
    await page.evaluate(() => {
      const calls: string[] = [];
      class Probe extends HTMLElement {
        connectedCallback() {
          calls.push('connected');
        }
        disconnectedCallback() {
          calls.push('disconnected');
        }
      }
      customElements.define('app-probe', Probe);
      Object.assign(window, {calls});
    });
    const calls = await page.evaluate(() => {
      const {calls} = window as unknown as {calls: string[]};
      const take = () => calls.splice(0);
      const api = stage.makeDock({
        createComponent: ({id}) => ({element: document.createElement(id === 'a' ? 'app-probe' : 'p'), init() {}}),
      });
      stage.addPanels(api, 'a b');
      const opened = take();
      api.getPanel('a')!.api.moveTo({group: api.getPanel('b')!.group});
      const moved = take();
      api.getPanel('b')!.api.setActive();
      const hidden = take();
      api.getPanel('a')!.api.setActive();
      const shown = take();
      api.addPanel({id: 'c', component: 'text', position: {direction: 'right'}});
      const beside = take();
      api.addPanel({id: 'd', component: 'text', position: {referencePanel: 'a', direction: 'below'}});
      const split = take();
      api.getPanel('d')!.api.close();
      return {opened, moved, hidden, shown, beside, split, closed: take()};
    });
    expect(calls.opened).toContain('connected');
    expect(calls.moved).toEqual(expect.arrayContaining(['disconnected', 'connected']));
    expect(calls.hidden).toEqual(['disconnected']);
    expect(calls.shown).toEqual(['connected']);
    expect(calls.beside).toEqual([]);
    expect(calls.split).toEqual(['disconnected', 'connected']);
    expect(calls.closed).toEqual(['disconnected', 'connected']);
  },
);

fact(
  FRAMEWORKS,
  'a custom element that stays in the page is disconnected for a window and when it closes',
  async () => {
    const calls: string[] = [];
    class Kept extends HTMLElement {
      connectedCallback() {
        calls.push('connected');
      }
      disconnectedCallback() {
        calls.push('disconnected');
      }
    }
    customElements.define('app-kept', Kept);
    const api = stage.makeDock({
      defaultRenderer: 'always',
      createComponent: ({id}) => ({element: document.createElement(id === 'a' ? 'app-kept' : 'p'), init() {}}),
    });
    stage.addPanels(api, 'a b');
    const panel = api.getPanel('a')!;
    panel.api.moveTo({group: api.getPanel('b')!.group});
    api.getPanel('b')!.api.setActive();
    api.addFloatingGroup(panel);
    const before = calls.splice(0);
    await api.addPopoutGroup(panel);
    const inWindow = calls.splice(0);
    panel.api.close();
    return {
      got: {before, inWindow, closed: calls},
      want: {before: ['connected'], inWindow: ['disconnected', 'connected'], closed: ['disconnected']},
    };
  },
);

fact(FRAMEWORKS, 'renderers of tabs get params, those of headers and the watermark do not', () => {
  const given: Record<string, string[]> = {};
  const renderer = (name: string) => ({
    element: document.createElement('i'),
    init: (parameters: object) => void (given[name] = Object.keys(parameters)),
    dispose() {},
  });
  const api = stage.makeDock({
    defaultTabComponent: 'tab',
    createTabComponent: () => renderer('tab'),
    createRightHeaderActionComponent: () => renderer('header'),
    createWatermarkComponent: () => renderer('watermark'),
  });
  api.addPanel({id: 'a', component: 'text'});
  const has = (name: string) => ['params', 'api', 'containerApi'].filter((key) => given[name]!.includes(key));
  return {
    got: [has('tab'), has('header'), has('watermark')],
    want: [['params', 'api', 'containerApi'], ['api', 'containerApi'], ['containerApi']],
  };
});
