import type {Page} from '@playwright/test';
import type {
  AddSplitviewComponentOptions,
  DockviewIDisposable,
  DockviewReadyEvent,
  GridviewApi,
  PaneviewApi,
  PaneviewReadyEvent,
  SerializedPaneview,
  SerializedPaneviewPanel,
  SplitviewApi,
} from 'dockview';
import {drag, pullSash, tab, widthOf} from '../examples/support';
import {loadSample} from './pageSample';
import {behavior, expect, fact} from './support';

const GRIDVIEW = '/docs/other/gridview/overview';
const SPLITVIEW = '/docs/other/splitview/overview';
const PANEVIEW = '/docs/other/paneview/overview';

/** Puts a field into the first view, which is hidden, and goes to it from a button before all views. */
async function expectTabReachesHidden(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('.dv-view > *')!.append(document.createElement('input'));
    const start = document.createElement('button');
    document.body.prepend(start);
    start.focus();
  });
  await page.keyboard.press('Tab');
  await expect(page.locator('.dv-view input')).toBeFocused();
  expect(await page.locator('.dv-view').first().boundingBox()).toMatchObject({width: 0});
}

fact('/docs/other/tabview', 'moveToNext goes through the tabs of the only group with includePanel only', () => {
  const api = stage.tabsOf('a b c');
  api.getPanel('a')!.api.setActive();
  const activeAfter = (options?: {includePanel: boolean}) => {
    api.moveToNext(options);
    return api.activePanel?.id;
  };
  const paths = [undefined, true, true, true].map((includePanel) =>
    activeAfter(includePanel ? {includePanel} : undefined),
  );
  return {got: paths, want: ['a', 'b', 'c', 'c']};
});

behavior(
  '/docs/other/tabview',
  'a tab can still be torn off with Shift while only disableDnd is set',
  async ({page}) => {
    const tearOff = async (disableFloatingGroups: boolean) => {
      const dock = await page.evaluateHandle((option) => {
        document.querySelector('.dv-dockview')?.remove();
        return stage.tabsOf('a b', {disableDnd: true, disableFloatingGroups: option});
      }, disableFloatingGroups);
      await page.keyboard.down('Shift');
      await drag(page, tab(page, 'a'), page.locator('.dv-content-container').first());
      await page.keyboard.up('Shift');
      return dock.evaluate(({groups}) => groups.map(({api}) => api.location.type));
    };
    expect(await tearOff(false)).toEqual(['grid', 'floating']);
    expect(await tearOff(true)).toEqual(['grid']);
  },
);

fact(PANEVIEW, 'a pane that expands asks for the width of the paneview as its height', () => {
  const api = stage.makePanes();
  for (const id of ['a', 'b']) api.addPanel({id, component: 'note', title: id, isExpanded: true});
  const sizesAt = (width: number) => {
    api.layout(width, 600);
    const {api: pane} = api.getPanel('a')!;
    pane.setSize({size: 100});
    pane.setExpanded(false);
    pane.setExpanded(true);
    return api.panels.map(({height}) => height);
  };
  return {got: sizesAt(200), want: [200, 400]};
});

fact(PANEVIEW, 'setSize of each pane restores the heights after a pane expanded', () => {
  const api = stage.makePanes();
  for (const id of ['a', 'b', 'c']) api.addPanel({id, component: 'note', title: id, isExpanded: true});
  const heightsAfter = (...sizes: [id: string, size: number][]) => {
    for (const [id, size] of sizes) api.getPanel(id)!.api.setSize({size});
    return api.panels.map(({height}) => height);
  };
  const before = heightsAfter(['a', 100], ['b', 150]);
  api.getPanel('a')!.api.setExpanded(false);
  api.getPanel('a')!.api.setExpanded(true);
  return {
    got: [before, heightsAfter(['a', 100]), heightsAfter(['a', 100], ['b', 150])],
    want: [
      [100, 150, 350],
      [100, 22, 478],
      [100, 150, 350],
    ],
  };
});

fact(PANEVIEW, 'setSize repairs the heights after adding panes', () => {
  const api = stage.makePanes();
  const panes = {a: {size: 200}, b: {size: 150}, c: {size: 250}};
  for (const [id, size] of Object.entries(panes)) {
    api.addPanel({id, component: 'note', title: id, isExpanded: true, ...size});
  }
  const added = api.panels.map(({height}) => height);
  for (const id of ['a', 'b'] as const) api.getPanel(id)!.api.setSize(panes[id]);
  return {
    got: [added, api.panels.map(({height}) => height)],
    want: [
      [328, 22, 250],
      [200, 150, 250],
    ],
  };
});

/** What `shareHeight.ts` exports. */
declare const shares: {shareHeightOnExpand(api: PaneviewApi): unknown};

behavior(PANEVIEW, 'open panes have equal heights after one expands', async ({page}) => {
  await loadSample(page, PANEVIEW, 'shareHeight.ts', 'shares');
  const panes = await page.evaluateHandle(() => {
    const api = stage.makePanes();
    shares.shareHeightOnExpand(api);
    for (const id of 'abcde') api.addPanel({id, component: 'note', title: id, isExpanded: 'abe'.includes(id)});
    api.getPanel('e')!.api.setVisible(false);
    api.getPanel('a')!.api.setSize({size: 100});
    const saved = {api, heights: [] as number[]};
    api.onDidLayoutChange(() => (saved.heights = api.toJSON().views.map(({size}) => size)));
    return saved;
  });
  const heights = () => panes.evaluate(({api}) => api.panels.map(({height}) => height));
  expect(await heights()).toEqual([100, 456, 22, 22, 0]);
  await page.locator('.dv-pane-header').nth(2).click();
  await page.locator('.dv-pane-header').nth(1).click();
  await page.locator('.dv-pane-header').nth(3).click();
  expect((await heights()).map(Math.round)).toEqual([193, 22, 193, 193, 0]);
  expect(await panes.evaluate((saved) => saved.heights)).toEqual(await heights());
});

/** What `switchPanel.ts` exports. */
declare const switches: {
  hidden: string[];
  switchPanel(api: GridviewApi, id: string, isVisible: boolean): void;
};

behavior(GRIDVIEW, 'panels of nested rows that are shown in any order return to their sizes', async ({page}) => {
  await loadSample(page, GRIDVIEW, 'switchPanel.ts', 'switches');
  const sizes = await page.evaluate(() => {
    const api = stage.makeGrid();
    const add = (id: string, referencePanel: string, direction: 'below' | 'right') =>
      api.addPanel({id, component: 'cell', position: {referencePanel, direction}});
    api.addPanel({id: '1', component: 'cell'});
    add('4', '1', 'below');
    for (const [previous, id] of ['12', '23', '45', '56'] as unknown as [string, string][]) add(id, previous, 'right');
    api.getPanel('1')!.api.setSize({width: 150, height: 250});
    api.getPanel('4')!.api.setSize({width: 450});
    const read = () => [...'123456'].map((id) => api.getPanel(id)!).map(({width, height}) => `${width}x${height}`);
    const before = read();
    const after = ['6452 2465', '2143 3412', '123456 456123', '361542 512463'].map((order) => {
      const [hide, show] = order.split(' ') as [string, string];
      for (const id of hide) switches.switchPanel(api, id, false);
      for (const id of show) switches.switchPanel(api, id, true);
      return read();
    });
    return {before, after, hidden: switches.hidden};
  });
  expect(sizes).toEqual({...sizes, after: Array(4).fill(sizes.before), hidden: []});
});

fact(GRIDVIEW, 'a layout that is saved while all panels are shown keeps the sizes of a hidden row', () => {
  const api = stage.makeGrid();
  api.updateOptions({orientation: stage.dockview.Orientation.VERTICAL});
  api.addPanel({id: 'a', component: 'cell'});
  const add = (id: string, referencePanel: string, direction: 'below' | 'right') =>
    api.addPanel({id, component: 'cell', position: {referencePanel, direction}});
  add('c', 'a', 'below');
  add('b', 'a', 'right');
  add('d', 'c', 'right');
  api.getPanel('c')!.api.setSize({width: 300, height: 200});
  const sizes = () => [...'abcd'].map((id) => api.getPanel(id)!).map(({width, height}) => `${width}x${height}`);
  const show = (ids: string, isVisible: boolean) => {
    for (const id of ids) api.getPanel(id)!.api.setVisible(isVisible);
    return sizes();
  };
  const before = sizes();
  const hidden = show('cd', false);
  show('dc', true);
  const saved = JSON.parse(JSON.stringify(api.toJSON()));
  api.fromJSON(saved);
  show('cd', false);
  api.fromJSON(saved);
  const loaded = [api.height, api.getPanel('a')!.height];
  api.layout(1000, 600, true);
  return {got: [loaded, sizes(), show('cd', false), show('dc', true)], want: [[0, 0], before, hidden, before]};
});

fact(GRIDVIEW, 'panels added in a hidden tab start at 0 pixels, unless they are laid out first', async () => {
  const {createElement} = stage.React;
  const {DockviewReact, GridviewReact, SplitviewReact, Orientation} = stage.dockview;
  const widthsOf = async (view: typeof GridviewReact | typeof SplitviewReact, isLaidOut: boolean) => {
    let views: GridviewApi | SplitviewApi;
    const onReady = ({api}: {api: GridviewApi | SplitviewApi}) => {
      views = api;
      if (isLaidOut) api.layout(1000, 600);
      for (const id of ['b', 'a']) api.addPanel({id, component: 'note'});
    };
    const note = () => null;
    const props = {orientation: Orientation.HORIZONTAL, components: {note}, onReady};
    const components = {note, views: () => createElement(view as typeof GridviewReact, props)};
    let open = () => {};
    const onDockReady = ({api}: DockviewReadyEvent) => {
      api.addPanel({id: 'note', component: 'note'});
      const panel = api.addPanel({id: 'views', component: 'views', inactive: true});
      open = () => panel.api.setActive();
    };
    stage.render(createElement(DockviewReact, {components, onReady: onDockReady}));
    await stage.settled(2);
    open();
    await stage.settled(2);
    return views!.panels.map(({width}) => width).sort((one, other) => one - other);
  };
  const got = [];
  for (const view of [GridviewReact, SplitviewReact]) {
    for (const isLaidOut of [false, true]) got.push(await widthsOf(view, isLaidOut));
  }
  return {
    got,
    want: [
      [0, 1000],
      [500, 500],
      [0, 1000],
      [500, 500],
    ],
  };
});

fact(GRIDVIEW, 'without a position a panel of a gridview comes first', () => {
  const api = stage.makeGrid();
  api.addPanel({id: 'a', component: 'cell'});
  api.addPanel({id: 'b', component: 'cell'});
  return {got: JSON.stringify(api.toJSON().grid).match(/"id":"\w"/g), want: ['"id":"b"', '"id":"a"']};
});

fact(GRIDVIEW, 'a panel at its maximum leaves those without a size unequal', () => {
  const api = stage.makeGrid();
  for (const id of ['d', 'c', 'b']) api.addPanel({id, component: 'cell'});
  api.addPanel({id: 'a', component: 'cell', maximumWidth: 100});
  return {got: [...'abcd'].map((id) => api.getPanel(id)!.width), want: [100, 250, 250, 400]};
});

fact('/docs/api/gridview/api', 'a gridview turns when a single nested column is left', () => {
  const api = stage.makeGrid();
  const main = api.addPanel({id: 'main', component: 'cell'});
  const side = api.addPanel({id: 'side', component: 'cell', position: {referencePanel: 'main', direction: 'left'}});
  api.addPanel({id: 'log', component: 'cell', position: {referencePanel: 'main', direction: 'below'}});
  const before = api.orientation;
  api.removePanel(side);
  const top = api.addPanel({id: 'top', component: 'cell'});
  return {
    got: [before, api.orientation, top.width, main.width, JSON.stringify(api.toJSON().grid).match(/"id":"\w+"/)?.[0]],
    want: ['HORIZONTAL', 'VERTICAL', 1000, 1000, '"id":"top"'],
  };
});

fact('/docs/api/gridview/api', 'removing a panel that only a click made active leaves no panel active', async () => {
  const activeAfter = async (id: string) => {
    const api = stage.makeGrid();
    for (const each of ['a', 'b', 'c']) api.addPanel({id: each, component: 'cell'});
    api.getPanel('b')!.focus();
    await stage.settled();
    api.removePanel(api.getPanel(id)!);
    return api.panels.filter((panel) => panel.api.isActive).map((panel) => panel.id);
  };
  return {got: [await activeAfter('b'), await activeAfter('c')], want: [[], ['a', 'b']]};
});

fact('/docs/api/gridview/api', 'a panel below a hidden one of a row gets no space', async () => {
  const widthBelow = async (isVisible: boolean) => {
    const api = stage.makeGrid();
    const main = api.addPanel({id: 'main', component: 'cell'});
    api.addPanel({id: 'side', component: 'cell', size: 300});
    main.api.setVisible(isVisible);
    await stage.settled();
    const log = api.addPanel({id: 'log', component: 'cell', position: {referencePanel: 'main', direction: 'below'}});
    main.api.setVisible(true);
    await stage.settled();
    return log.width;
  };
  return {got: [await widthBelow(true), await widthBelow(false)], want: [700, 0]};
});

fact('/docs/api/gridview/options', 'a loaded panel of a gridview without parameters gets undefined as params', () => {
  const api = stage.makeGrid();
  const params = () => api.panels.map((panel) => panel.params);
  api.addPanel({id: 'a', component: 'cell'});
  const added = params();
  api.fromJSON(api.toJSON());
  return {got: [added, params()], want: [[{}], [undefined]]};
});

fact(GRIDVIEW, 'a maximum changes sizes when a panel of a gridview is shown again', () => {
  const api = stage.makeGrid();
  api.addPanel({id: 'c', component: 'cell', maximumWidth: 400});
  for (const id of 'ba') api.addPanel({id, component: 'cell'});
  for (const isVisible of [false, true]) api.getPanel('a')!.api.setVisible(isVisible);
  return {got: [...'abc'].map((id) => Math.round(api.getPanel(id)!.width / 100)), want: [3, 6, 1]};
});

behavior(GRIDVIEW, 'the Tab key reaches a hidden panel of a gridview', async ({page}) => {
  await page.evaluate(() => {
    const api = stage.makeGrid();
    for (const id of ['b', 'a']) api.addPanel({id, component: 'cell'});
    api.getPanel('a')!.api.setVisible(false);
  });
  await expectTabReachesHidden(page);
});

behavior(GRIDVIEW, 'a gridview takes a duplicate id and loses the first panel', async ({page}) => {
  const result = await page.evaluate(() => {
    const api = stage.makeGrid();
    const first = api.addPanel({id: 'a', component: 'cell'});
    const message = stage.messageOf(() => api.addPanel({id: 'a', component: 'cell'}));
    return {message: message ?? null, found: api.getPanel('a') === first};
  });
  expect(result).toEqual({message: null, found: false});
  await expect(page.locator('.dv-view')).toHaveCount(2);
});

behavior(GRIDVIEW, 'a gridview fires onDidAddPanel before getPanel finds the panel', async ({page}) => {
  const found = await page.evaluate(() => {
    const api = stage.makeGrid();
    const seen: boolean[] = [];
    api.onDidAddPanel(({id}) => seen.push(api.getPanel(id) !== undefined));
    const {id} = api.addPanel({id: 'a', component: 'cell'});
    return [...seen, api.getPanel(id) !== undefined];
  });
  expect(found).toEqual([false, true]);
});

behavior(GRIDVIEW, 'movePanel to an unknown reference throws after the panel was taken out', async ({page}) => {
  const result = await page.evaluate(() => {
    const api = stage.makeGrid();
    const panel = api.addPanel({id: 'a', component: 'cell'});
    api.addPanel({id: 'b', component: 'cell'});
    const message = stage.messageOf(() => api.movePanel(panel, {reference: 'x', direction: 'right'}));
    return {message, listed: api.panels.length};
  });
  expect(result.message).toContain('x does not exist');
  expect(result.listed).toBe(2);
  await expect(page.locator('.dv-view')).toHaveCount(1);
});

behavior(GRIDVIEW, 'movePanel next to itself throws after the panel was taken out', async ({page}) => {
  const message = await page.evaluate(() => {
    const api = stage.makeGrid();
    const panel = api.addPanel({id: 'a', component: 'cell'});
    api.addPanel({id: 'b', component: 'cell'});
    return stage.messageOf(() => api.movePanel(panel, {reference: 'a', direction: 'right'}));
  });
  expect(message).toBe('Invalid grid element');
  await expect(page.locator('.dv-view')).toHaveCount(1);
});

behavior(GRIDVIEW, 'only a sash of its own row or column snaps a panel shut', async ({page}) => {
  const panel = await page.evaluateHandle(() => {
    const api = stage.makeGrid();
    const limits = {snap: true, minimumWidth: 200, minimumHeight: 100};
    api.addPanel({id: 'a', component: 'cell'});
    api.addPanel({id: 'b', component: 'cell'});
    return api.addPanel({
      ...{id: 'c', component: 'cell', ...limits},
      position: {referencePanel: 'b', direction: 'above'},
    });
  });
  const isVisible = () => panel.evaluate(({api}) => api.isVisible);
  const element = page.locator('.dv-view', {hasNot: page.locator('.dv-view')}).first();
  await pullSash(page, element, 'right', -460);
  expect([await widthOf(element), await isVisible()]).toEqual([200, true]);
  await pullSash(page, element, 'bottom', -270);
  expect(await isVisible()).toBe(false);
});

behavior(GRIDVIEW, 'only the sash next to a snapped panel brings it back', async ({page}) => {
  const panel = await page.evaluateHandle(() => {
    const api = stage.makeGrid();
    for (const id of ['c', 'b']) api.addPanel({id, component: 'cell', minimumWidth: 100});
    return api.addPanel({id: 'a', component: 'cell', minimumWidth: 200, snap: true});
  });
  const views = page.locator('.dv-view');
  const isVisibleAfter = async (index: number, delta: number) => {
    await pullSash(page, views.nth(index), 'right', delta);
    return panel.evaluate(({api}) => api.isVisible);
  };
  expect(await isVisibleAfter(1, -500)).toBe(false);
  expect(await isVisibleAfter(1, 400)).toBe(false);
  expect(await isVisibleAfter(0, 300)).toBe(true);
});

fact(GRIDVIEW, 'hiding a panel of a gridview is saved and fires no onDidLayoutChange', async () => {
  const api = stage.makeGrid();
  const panel = api.addPanel({id: 'a', component: 'cell'});
  api.addPanel({id: 'b', component: 'cell'});
  await stage.settled();
  let fired = 0;
  api.onDidLayoutChange(() => (fired += 1));
  panel.api.setVisible(false);
  await stage.settled();
  return {got: [fired, JSON.stringify(api.toJSON())], want: [0, /"visible":false/]};
});

fact(GRIDVIEW, 'setActive of a gridview fails after a click, focus does not', () => {
  const api = stage.makeGrid();
  const [a, b, c] = ['a', 'b', 'c'].map((id) => api.addPanel({id, component: 'cell'}));
  const activeAfter = (change: () => void) => {
    change();
    return api.panels.filter((panel) => panel.api.isActive).map(({id}) => id);
  };
  a!.api.setActive();
  return {
    got: [
      activeAfter(() => b!.focus()),
      activeAfter(() => a!.api.setActive()),
      activeAfter(() => c!.api.setActive()),
      activeAfter(() => a!.focus()),
      activeAfter(() => api.addPanel({id: 'd', component: 'cell'})),
      activeAfter(() => api.getPanel('d')!.focus()),
    ],
    want: [['b'], ['b'], ['b', 'c'], ['a'], ['a', 'd'], ['d']],
  };
});

fact(GRIDVIEW, 'the size of a column is not saved when all of its panels are hidden', async () => {
  const api = stage.makeGrid();
  api.addPanel({id: 'a', component: 'cell'});
  api.addPanel({id: 'b', component: 'cell', position: {referencePanel: 'a', direction: 'right'}});
  api.addPanel({id: 'c', component: 'cell', position: {referencePanel: 'b', direction: 'below'}});
  const show = async (isVisible: boolean) => {
    for (const id of ['b', 'c']) api.getPanel(id)!.api.setVisible(isVisible);
    await stage.settled();
    return api.getPanel('b')!.width;
  };
  await show(false);
  const saved = api.toJSON();
  const before = await show(true);
  await show(false);
  api.fromJSON(saved);
  const {width} = api;
  api.layout(1000, 600, true);
  return {got: [before, width, api.width, await show(true)], want: [500, 0, 1000, 0]};
});

fact(GRIDVIEW, 'limits that a gridview loads apply from the next resize on', () => {
  const api = stage.makeGrid();
  api.addPanel({id: 'a', component: 'cell', minimumWidth: 400});
  api.addPanel({id: 'b', component: 'cell', size: 600, position: {referencePanel: 'a', direction: 'right'}});
  const saved = api.toJSON();
  api.layout(700, 600);
  api.fromJSON(saved);
  const loaded = api.getPanel('a')!.width;
  api.layout(700, 600, true);
  return {got: [loaded, api.getPanel('a')!.width], want: [280, 400]};
});

fact(
  '/docs/api/gridview/api',
  'loading over a column with a maximum or a move out of its row leaves a gridview too narrow',
  () => {
    const api = stage.makeGrid();
    api.addPanel({id: 'main', component: 'cell'});
    const position = {referencePanel: 'main', direction: 'right'} as const;
    api.addPanel({id: 'tree', component: 'cell', position, size: 300, maximumWidth: 300});
    api.addPanel({id: 'log', component: 'cell', position: {referencePanel: 'tree', direction: 'below'}});
    const widthsAfter = (change: () => void) => {
      change();
      const {width} = api;
      api.layout(1000, 600, true);
      return [width, api.width, api.getPanel('main')!.width];
    };
    return {
      got: [
        widthsAfter(() => api.fromJSON(api.toJSON())),
        widthsAfter(() => api.movePanel(api.getPanel('main')!, {reference: 'log', direction: 'below'})),
      ],
      want: [
        [300, 1000, 700],
        [300, 1000, 1000],
      ],
    };
  },
);

fact('/docs/api/gridview/api', 'clearing a column with a maximum leaves a gridview too narrow', () => {
  const api = stage.makeGrid();
  api.addPanel({id: 'main', component: 'cell'});
  const position = {referencePanel: 'main', direction: 'right'} as const;
  api.addPanel({id: 'tree', component: 'cell', position, maximumWidth: 300});
  api.addPanel({id: 'log', component: 'cell', position: {referencePanel: 'tree', direction: 'below'}});
  api.clear();
  const {width} = api.addPanel({id: 'new', component: 'cell'});
  api.layout(1000, 600, true);
  return {got: [width, api.getPanel('new')!.width], want: [300, 1000]};
});

fact(GRIDVIEW, 'setSize of all panels after each change of the orientation keeps their shares', () => {
  const {HORIZONTAL, VERTICAL} = stage.dockview.Orientation;
  const sizesAfter = (isSetAgain: boolean) => {
    const api = stage.makeGrid();
    api.addPanel({id: 'b', component: 'cell'});
    api.addPanel({id: 'a', component: 'cell', size: 250});
    api.addPanel({id: 'c', component: 'cell', position: {referencePanel: 'b', direction: 'below'}, size: 150});
    for (const orientation of [VERTICAL, HORIZONTAL]) {
      api.updateOptions({orientation});
      if (isSetAgain) for (const {api: one} of api.panels) one.setSize({width: one.width, height: one.height});
      if (orientation === VERTICAL) api.layout(600, 1000);
      else api.layout(1000, 600);
    }
    return [...'abc'].map((id) => api.getPanel(id)!).map(({width, height}) => [width, height]);
  };
  return {
    got: {again: sizesAfter(true), once: sizesAfter(false)[2]![1]},
    want: {
      again: [
        [250, 600],
        [750, 450],
        [750, 150],
      ],
      once: 0,
    },
  };
});

fact(GRIDVIEW, 'setVisible leaves a panel hidden before a change of the orientation at its minimum size', async () => {
  const heightAfter = async (hideFirst: boolean, minimumHeight?: number) => {
    const api = stage.makeGrid();
    const panel = api.addPanel({id: 'a', component: 'cell', minimumHeight});
    api.addPanel({id: 'b', component: 'cell'});
    if (hideFirst) panel.api.setVisible(false);
    api.updateOptions({orientation: stage.dockview.Orientation.VERTICAL});
    if (!hideFirst) panel.api.setVisible(false);
    panel.api.setVisible(true);
    await stage.settled();
    return [panel.height, panel.api.isVisible];
  };
  return {
    got: [await heightAfter(true), await heightAfter(true, 100), await heightAfter(false)],
    want: [
      [0, false],
      [100, false],
      [300, true],
    ],
  };
});

fact(SPLITVIEW, 'the size of the first panel of a splitview is lost', () => {
  const api = stage.makeSplit();
  const first = api.addPanel({id: 'a', component: 'view', size: 240});
  const second = api.addPanel({id: 'b', component: 'view', size: 300});
  return {got: [first.api.width, second.api.width], want: [700, 300]};
});

fact(SPLITVIEW, 'setSize of all views but the last repairs the sizes of a splitview', () => {
  const api = stage.makeSplit();
  const widths = () => api.panels.map(({width}) => width);
  api.addPanel({id: 'a', component: 'view'});
  api.addPanel({id: 'b', component: 'view', size: 240});
  api.addPanel({id: 'c', component: 'view', size: 300});
  const added = widths();
  for (const [id, size] of [['a', 240] as const, ['b', 300] as const]) api.getPanel(id)!.api.setSize({size});
  return {
    got: [added, widths()],
    want: [
      [700, 0, 300],
      [240, 300, 460],
    ],
  };
});

fact('/docs/api/splitview/options', 'a splitview reads proportionalLayout again at fromJSON', () => {
  const api = stage.makeSplit();
  for (const id of ['a', 'b']) api.addPanel({id, component: 'view'});
  api.updateOptions({proportionalLayout: false});
  const widthsAt = (width: number) => {
    api.layout(width, 600);
    return api.panels.map((panel) => panel.width);
  };
  const before = widthsAt(1200);
  api.fromJSON(api.toJSON());
  return {
    got: [before, widthsAt(1400)],
    want: [
      [600, 600],
      [600, 800],
    ],
  };
});

behavior(SPLITVIEW, 'without a minimum a view snaps shut past its far edge only', async ({page}) => {
  const view = await page.evaluateHandle(() => {
    document.body.style.paddingLeft = '300px';
    const api = stage.makeSplit();
    for (const id of ['a', 'b', 'c']) api.addPanel({id, component: 'view', snap: id === 'a'});
    return api.panels;
  });
  const state = () => view.evaluate(([a, b, c]) => [a!.api.isVisible, a!.width, b!.width + c!.width]);
  const element = page.locator('.dv-view').first();
  await pullSash(page, element, 'right', -320);
  expect(await state()).toEqual([true, 13, 987]);
  await pullSash(page, element, 'right', -60);
  expect(await state()).toEqual([false, 0, 1000]);
});

behavior(SPLITVIEW, 'no sash brings back a view between two others that snap', async ({page}) => {
  const view = await page.evaluateHandle(() => {
    const api = stage.makeSplit();
    for (const id of ['a', 'b', 'c']) api.addPanel({id, component: 'view', minimumSize: 100, snap: true});
    api.getPanel('b')!.api.setVisible(false);
    return api.getPanel('b')!;
  });
  for (const delta of [-200, 300]) {
    await pullSash(page, page.locator('.dv-view').first(), 'right', delta);
    expect(await view.evaluate(({api}) => api.isVisible)).toBe(false);
  }
});

fact(SPLITVIEW, 'limits that a splitview loads apply from the next resize on', () => {
  const api = stage.makeSplit();
  api.addPanel({id: 'a', component: 'view', minimumSize: 300});
  api.addPanel({id: 'b', component: 'view'});
  const saved = api.toJSON();
  api.layout(500, 600);
  const widths = () => api.panels.map(({width}) => width);
  const before = widths();
  api.fromJSON(saved);
  const loaded = widths();
  api.layout(500, 600);
  const resized = widths();
  return {
    got: {before, loaded, resized},
    want: {before: [300, 200], loaded: [250, 250], resized: [300, 200]},
  };
});

fact('/docs/api/splitview/api', 'without proportionalLayout the last view takes the difference on loading', () => {
  const loadedWith = (proportionalLayout: boolean) => {
    const api = stage.makeSplit({proportionalLayout});
    for (const id of ['a', 'b']) api.addPanel({id, component: 'view'});
    const saved = api.toJSON();
    api.layout(600, 600);
    api.fromJSON(saved);
    return api.panels.map(({width}) => width);
  };
  return {
    got: [loadedWith(true), loadedWith(false)],
    want: [
      [300, 300],
      [500, 100],
    ],
  };
});

behavior(SPLITVIEW, 'the Tab key reaches a hidden view of a splitview', async ({page}) => {
  await page.evaluate(() => {
    const api = stage.makeSplit();
    for (const id of ['a', 'b']) api.addPanel({id, component: 'view'});
    api.getPanel('a')!.api.setVisible(false);
  });
  await expectTabReachesHidden(page);
});

fact(SPLITVIEW, 'a splitview refuses a duplicate id', () => {
  const api = stage.makeSplit();
  api.addPanel({id: 'files', component: 'view'});
  return {
    got: stage.messageOf(() => api.addPanel({id: 'files', component: 'view'})),
    want: 'panel files already exists',
  };
});

fact(SPLITVIEW, 'a splitview takes the focus and scrolls to itself, but not while its container is inert', () => {
  const input = document.createElement('input');
  const space = document.createElement('div');
  space.style.height = '3000px';
  document.body.prepend(input, space);
  const api = stage.makeSplit();
  const container = document.querySelector('.dv-split-view-container')!.parentElement!;
  const isOutside = (change: () => void) => {
    input.focus();
    change();
    return document.activeElement === input && window.scrollY === 0;
  };
  const isInert = (change: () => void) => () => {
    container.inert = true;
    change();
    container.inert = false;
  };
  const add = (id: string) => () => api.addPanel({id, component: 'view'});
  const others = [
    () => stage.dockOf('a b'),
    () => stage.makeGrid().addPanel({id: 'a', component: 'cell'}),
    () => stage.makePanes().addPanel({id: 'a', component: 'pane', title: 'A'}),
  ];
  return {
    got: {
      others: others.map(isOutside),
      inertAdd: isOutside(isInert(add('a'))),
      inertLoad: isOutside(isInert(() => api.fromJSON(api.toJSON()))),
      add: isOutside(add('b')),
      load: isOutside(() => api.fromJSON(api.toJSON())),
      activate: isOutside(() => api.panels[0]!.api.setActive()),
      remove: isOutside(() => api.removePanel(api.panels[0]!)),
    },
    want: {
      others: [true, true, true],
      inertAdd: true,
      inertLoad: true,
      add: false,
      load: false,
      activate: false,
      remove: false,
    },
  };
});

fact(SPLITVIEW, 'a hidden view is saved with the size 0 and comes back visible', () => {
  const api = stage.makeSplit();
  api.addPanel({id: 'a', component: 'view'});
  api.addPanel({id: 'b', component: 'view'});
  api.getPanel('a')!.api.setConstraints({minimumSize: 160});
  api.getPanel('a')!.api.setVisible(false);
  const saved = JSON.parse(JSON.stringify(api.toJSON()));
  api.fromJSON(saved);
  const {isVisible, width} = api.getPanel('a')!.api;
  api.layout(api.width, api.height);
  return {
    got: {size: saved.views[0].size, isVisible, width, laidOut: api.getPanel('a')!.width},
    want: {size: 0, isVisible: true, width: 0, laidOut: 160},
  };
});

fact(SPLITVIEW, 'a loaded view that was hidden gets its size back from setSize, and the others keep theirs', () => {
  const api = stage.makeSplit();
  for (const id of ['a', 'b', 'c']) api.addPanel({id, component: 'view'});
  for (const [id, size] of [['a', 240] as const, ['b', 600] as const]) api.getPanel(id)!.api.setSize({size});
  const widths = () => api.panels.map(({width}) => width);
  let size = 0;
  api.getPanel('a')!.api.onDidVisibilityChange(() => (size = api.getPanel('a')!.width));
  const show = (isVisible: boolean) => api.getPanel('a')!.api.setVisible(isVisible);
  show(false);
  const hidden = widths();
  api.fromJSON(api.toJSON());
  show(false);
  const loaded = widths();
  show(true);
  api.getPanel('a')!.api.setSize({size});
  return {
    got: [hidden, loaded, widths()],
    want: [
      [0, 600, 400],
      [0, 600, 400],
      [240, 600, 160],
    ],
  };
});

behavior(SPLITVIEW, 'the space of a hidden view goes to the last one, not to its neighbor', async ({page}) => {
  const widths = await page.evaluate(() => {
    const api = stage.makeSplit();
    for (const id of ['a', 'b', 'c']) api.addPanel({id, component: 'view'});
    const before = api.panels.map((panel) => panel.width);
    api.getPanel('a')!.api.setVisible(false);
    return {before, after: api.panels.map((panel) => panel.width)};
  });
  expect(widths.after[1]).toBe(widths.before[1]);
  expect(widths.after[2]).toBe(widths.before[0]! + widths.before[2]!);
});

fact(SPLITVIEW, 'margin and styles of a splitview are lost at fromJSON', () => {
  const api = stage.makeSplit({margin: 20, styles: {separatorBorder: 'transparent'}});
  for (const id of ['a', 'b']) api.addPanel({id, component: 'view'});
  const look = () => [api.panels[0]!.width, document.querySelector('.dv-separator-border') !== null];
  const before = look();
  api.fromJSON(api.toJSON());
  return {
    got: [before, look()],
    want: [
      [490, false],
      [500, true],
    ],
  };
});

fact(SPLITVIEW, 'without proportionalLayout a single view changes until it reaches a limit', () => {
  const {High} = stage.dockview.LayoutPriority;
  const widthsOf = (first: Partial<AddSplitviewComponentOptions>) => {
    const api = stage.makeSplit({proportionalLayout: false});
    for (const id of ['a', 'b', 'c']) api.addPanel({id, component: 'view', ...(id === 'a' && first)});
    return [1200, 500].map((width) => {
      api.layout(width, 600);
      return api.panels.map((panel) => panel.width);
    });
  };
  return {
    got: [widthsOf({}), widthsOf({priority: High})],
    want: [
      [
        [333, 333, 534],
        [333, 167, 0],
      ],
      [
        [534, 333, 333],
        [0, 333, 167],
      ],
    ],
  };
});

fact(SPLITVIEW, 'without proportionalLayout views that run out of space do not grow back beyond their minimum', () => {
  const api = stage.makeSplit({proportionalLayout: false});
  for (const id of ['a', 'b', 'c']) api.addPanel({id, component: 'view', minimumSize: id === 'a' ? 240 : 0});
  for (const id of ['a', 'b']) api.getPanel(id)!.api.setSize({size: 240});
  const widthsAt = (width: number) => {
    api.layout(width, 600);
    return api.panels.map((panel) => panel.width);
  };
  return {
    got: [widthsAt(1000), widthsAt(0), widthsAt(1000)],
    want: [
      [240, 240, 520],
      [240, 0, 0],
      [240, 0, 760],
    ],
  };
});

fact(SPLITVIEW, 'the last panel takes what limits leave over', () => {
  const {High} = stage.dockview.LayoutPriority;
  const widthsOf = (priority?: typeof High) => {
    const dock = stage.makeDock();
    const grid = stage.makeGrid();
    const split = stage.makeSplit();
    [...'abcd'].forEach((id, index) => {
      const position = index > 0 ? ({referencePanel: 'abcd'[index - 1]!, direction: 'right'} as const) : undefined;
      const limits = index === 0 ? {minimumWidth: 200, maximumWidth: 200, minimumSize: 200, maximumSize: 200} : {};
      const options = {id, component: 'text', ...limits, ...(id === 'b' && priority && {priority})};
      dock.addPanel({...options, ...(position && {position})});
      grid.addPanel({...options, ...(position && {position})});
      split.addPanel(options);
    });
    return [dock, grid, split].map((api) => {
      api.layout(2000, 600);
      return [...'abcd'].map((id) => Math.round(api.getPanel(id)!.api.width / 10));
    });
  };
  const [lastTakes, highTakes] = [
    [20, 53, 53, 74],
    [20, 74, 53, 53],
  ];
  return {
    got: [widthsOf(), widthsOf(High)],
    want: [
      [lastTakes, lastTakes, lastTakes],
      [lastTakes, highTakes, highTakes],
    ],
  };
});

fact('/docs/api/gridview/panelApi', 'the focus in an iframe does not make its panel active', () => {
  const api = stage.makeGrid();
  const {element} = api.addPanel({id: 'a', component: 'cell'}) as {element?: HTMLElement};
  api.addPanel({id: 'b', component: 'cell'});
  const frame = element!.appendChild(document.createElement('iframe'));
  frame.contentWindow!.focus();
  const isActive = () => api.getPanel('a')!.api.isActive;
  const got = [document.activeElement === frame, isActive()];
  api.getPanel('a')!.focus();
  return {got: [...got, isActive()], want: [true, false, true]};
});

fact(SPLITVIEW, 'onDidLayoutChange of a splitview is silent for setSize', async () => {
  const api = stage.makeSplit();
  api.addPanel({id: 'a', component: 'view'});
  api.addPanel({id: 'b', component: 'view'});
  await stage.settled();
  let fired = 0;
  api.onDidLayoutChange(() => (fired += 1));
  api.getPanel('a')!.api.setSize({size: 200});
  await stage.settled();
  return {got: fired, want: 0};
});

fact(SPLITVIEW, 'a splitview whose fromJSON threw is empty and loads again after clear', () => {
  const api = stage.makeSplit();
  api.addPanel({id: 'a', component: 'view'});
  const good = JSON.stringify(api.toJSON());
  const message = stage.messageOf(() => api.fromJSON(JSON.parse(good.replace('"view"', '"removed"'))));
  api.clear();
  api.fromJSON(JSON.parse(good));
  return {got: {message, ids: api.panels.map(({id}) => id)}, want: {message: 'no removed', ids: ['a']}};
});

fact(SPLITVIEW, 'a panel object from before fromJSON removes the last panel of a splitview', () => {
  const api = stage.makeSplit();
  const [a] = ['a', 'b', 'c'].map((id) => api.addPanel({id, component: 'view'}));
  api.fromJSON(api.toJSON());
  api.removePanel(a!);
  return {got: api.panels.map(({id}) => id), want: ['a', 'b']};
});

fact(PANEVIEW, 'panes start folded', () => {
  const api = stage.makePanes();
  const folded = api.addPanel({id: 'a', component: 'pane', title: 'A'});
  const open = api.addPanel({id: 'b', component: 'pane', title: 'B', isExpanded: true});
  return {got: [folded.api.isExpanded, open.api.isExpanded], want: [false, true]};
});

fact(PANEVIEW, 'clear breaks a paneview, removing each pane does not', () => {
  const make = () => {
    const api = stage.makePanes();
    for (const id of ['a', 'b']) api.addPanel({id, component: 'pane', title: id, isExpanded: true});
    return api;
  };
  const cleared = make();
  const saved = cleared.toJSON();
  cleared.clear();
  const panesLeft = cleared.panels.length;
  const calls = [
    () => cleared.clear(),
    () => cleared.fromJSON(saved),
    () => cleared.removePanel(cleared.panels[0]!),
    () => cleared.dispose(),
  ];
  const messages = calls.map((call) => stage.messageOf(call));
  const removed = make();
  for (const pane of [...removed.panels]) removed.removePanel(pane);
  removed.addPanel({id: 'a', component: 'pane', title: 'again'});
  return {
    got: [panesLeft, messages, removed.panels.length],
    want: [2, messages.map(() => /Failed to execute 'removeChild' on 'Node'/), 1],
  };
});

fact(PANEVIEW, 'removing a pane a second time removes the last one', () => {
  const api = stage.makePanes();
  const [a] = ['a', 'b', 'c'].map((id) => api.addPanel({id, component: 'pane', title: id}));
  api.removePanel(a!);
  api.removePanel(a!);
  return {got: api.panels.map(({id}) => id), want: ['b']};
});

fact('/docs/api/splitview/api', 'automatic layouts leave out the padding of a theme, onReady does not', async () => {
  const props = {
    className: 'dockview-theme-abyss-spaced',
    components: {},
    orientation: stage.dockview.Orientation.HORIZONTAL,
  };
  const apis: (SplitviewApi | GridviewApi | PaneviewApi)[] = [];
  const onReady = ({api}: {api: (typeof apis)[number]}) => apis.push(api);
  const {SplitviewReact, GridviewReact, PaneviewReact} = stage.dockview;
  stage.render(stage.React.createElement(SplitviewReact, {...props, onReady}));
  stage.render(stage.React.createElement(GridviewReact, {...props, onReady}));
  stage.render(stage.React.createElement(PaneviewReact, {...props, onReady}));
  const measure = () => apis.map(({width, height}) => [width, height]);
  const ready = measure();
  await stage.settled(2);
  return {got: [ready, measure()], want: [Array(3).fill([1000, 600]), Array(3).fill([980, 580])]};
});

fact('/docs/api/splitview/api', 'passing the orientation a splitview has exchanges its width and height', async () => {
  const api = stage.makeSplit();
  await stage.settled();
  api.updateOptions({orientation: api.orientation});
  return {got: [api.width, api.height], want: [600, 1000]};
});

fact('/docs/api/splitview/api', 'fromJSON of a splitview moves the keyboard focus to the active panel', () => {
  const api = stage.makeSplit();
  api.addPanel({id: 'a', component: 'view'});
  const saved = api.toJSON();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  api.fromJSON(saved);
  return {got: [document.activeElement === field, api.getPanel('a')!.api.isFocused], want: [false, true]};
});

fact(PANEVIEW, 'after a failed fromJSON a paneview can be disposed of only if it had no panes', () => {
  const messagesWith = (ids: string[]) => {
    const api = stage.makePanes();
    for (const id of ids) api.addPanel({id, component: 'pane', title: id});
    const data = {id: 'c', component: 'removed', title: 'C'};
    const load = (views: SerializedPaneviewPanel[]) => stage.messageOf(() => api.fromJSON({size: 600, views})) ?? null;
    const loads = [load([{size: 600, data}]), load([{size: 600, data: {...data, component: 'pane'}}])];
    return [...loads, stage.messageOf(() => api.dispose()) ?? null];
  };
  const broken = /Failed to execute 'removeChild' on 'Node'/;
  return {
    got: [messagesWith(['a']), messagesWith([])],
    want: [
      ['no removed', broken, broken],
      ['no removed', null, null],
    ],
  };
});

fact(PANEVIEW, 'unmounting PaneviewReact after clear takes the whole root down', async () => {
  const {createElement, useState} = stage.React;
  const components = {note: () => createElement('p', null, 'note')};
  const textAfter = async (clear: boolean) => {
    let again = () => {};
    let change = () => {};
    const onReady = ({api}: PaneviewReadyEvent) => {
      api.addPanel({id: 'a', component: 'note', title: 'pane '});
      change = () => clear && api.clear();
    };
    const App = () => {
      const [key, setKey] = useState(0);
      again = () => setKey(1);
      return createElement(
        'div',
        null,
        'App ',
        createElement(stage.dockview.PaneviewReact, {key, components, onReady}),
      );
    };
    const container = stage.render(createElement(App));
    await stage.settled();
    change();
    stage.flushSync(again);
    await stage.settled();
    return container.textContent;
  };
  return {got: [await textAfter(true), await textAfter(false)], want: ['', 'App pane note']};
});

fact(PANEVIEW, 'PaneviewReact survives unknown components', async () => {
  const {createElement} = stage.React;
  const components = {note: () => createElement('p', null, 'note')};
  const container = stage.addContainer();
  const api = await new Promise<PaneviewApi>((resolve) => {
    const onReady = (event: PaneviewReadyEvent) => resolve(event.api);
    container.append(stage.render(createElement(stage.dockview.PaneviewReact, {components, onReady})));
  });
  api.addPanel({id: 'a', component: 'note', title: 'pane '});
  const saved = api.toJSON();
  const data = {id: 'b', component: 'gone', title: 'B'};
  const message = stage.messageOf(() => api.fromJSON({size: 600, views: [{size: 600, data}]}));
  await stage.settled();
  const left = container.textContent;
  api.fromJSON(saved);
  await stage.settled();
  return {got: [message, left, container.textContent], want: [/Only React\.memo/, '', 'pane note']};
});

fact(PANEVIEW, 'a hidden PaneviewReact loses sizes', async () => {
  const {createElement} = stage.React;
  const {DockviewReact, PaneviewReact} = stage.dockview;
  let saved: SerializedPaneview | undefined;
  const heightsOf = async (inactive: boolean, height?: number) => {
    let panes: PaneviewApi | undefined;
    const onReady = ({api}: PaneviewReadyEvent) => {
      panes = api;
      if (height) api.layout(api.width, height);
      if (saved) {
        api.fromJSON(saved);
        return;
      }
      for (const id of ['a', 'b']) api.addPanel({id, component: 'note', title: id, isExpanded: true});
      api.getPanel('a')!.api.setSize({size: 200});
    };
    const note = () => null;
    const components = {note, panes: () => createElement(PaneviewReact, {components: {note}, onReady})};
    let open = () => {};
    const onDockReady = ({api}: DockviewReadyEvent) => {
      api.addPanel({id: 'note', component: 'note'});
      const panel = api.addPanel({id: 'panes', component: 'panes', inactive});
      open = () => panel.api.setActive();
    };
    stage.render(createElement(DockviewReact, {components, onReady: onDockReady}));
    await stage.settled(2);
    open();
    await stage.settled(2);
    if (!inactive) saved = panes!.toJSON();
    return panes!.getPanel('a')!.height;
  };
  const added = [await heightsOf(true), await heightsOf(false)];
  const loaded = [await heightsOf(true), await heightsOf(true, saved!.size)];
  return {got: [...added, ...loaded], want: [22, 200, 22, 200]};
});

fact(PANEVIEW, 'min-height keeps the heights of panes in a hidden group', async () => {
  const heightsAfter = async (minHeight: string, way: number) => {
    const element = document.createElement('div');
    element.style.cssText = `height: 100%; min-height: ${minHeight}`;
    const part = () => ({element: document.createElement('p'), init() {}, update() {}, dispose() {}});
    const panes = stage.dockview.createPaneview(element, {createComponent: part});
    const ways = await stage.makeHideable(element);
    for (const id of 'ab') panes.addPanel({id, component: 'pane', title: id, isExpanded: true});
    panes.getPanel('a')!.api.setSize({size: 100});
    await ways[way]!();
    return panes.panels.map(({height}) => height);
  };
  const got = [];
  for (const way of [0, 1]) got.push(await heightsAfter('0', way), await heightsAfter('150px', way));
  return {
    got,
    want: [
      [22, 243],
      [100, 165],
      [22, 243],
      [100, 165],
    ],
  };
});

fact(PANEVIEW, 'a loaded pane that was hidden gets its height back from setSize', () => {
  const api = stage.makePanes();
  for (const id of 'abc') api.addPanel({id, component: 'pane', title: id, isExpanded: true});
  api.getPanel('a')!.api.setSize({size: 240});
  const heights = () => api.panels.map(({height}) => height);
  const show = (isVisible: boolean) => api.getPanel('a')!.api.setVisible(isVisible);
  const before = heights();
  show(false);
  const hidden = heights();
  api.fromJSON(api.toJSON());
  show(false);
  const loaded = heights();
  show(true);
  api.getPanel('a')!.api.setSize({size: before[0]!});
  return {
    got: [before, hidden, loaded, heights()],
    want: [
      [240, 200, 160],
      [0, 200, 400],
      [0, 200, 400],
      [240, 200, 160],
    ],
  };
});

behavior(PANEVIEW, 'a pane dropped on its own upper half moves up when that is accepted', async ({page}) => {
  const panes = await page.evaluateHandle(() => {
    const api = stage.makePanes();
    for (const id of ['a', 'b', 'c']) api.addPanel({id, component: 'pane', title: id, isExpanded: true});
    api.onUnhandledDragOverEvent((event) => {
      if (event.panel.id === 'c') event.accept();
    });
    return api;
  });
  const order = () => panes.evaluate((api) => api.panels.map(({id}) => id).join(' '));
  const dropOnItself = async (index: number) => {
    const pane = page.locator('.dv-pane').nth(index);
    await drag(page, pane.locator('.dv-pane-header'), pane, {across: 0.5, down: 0.3});
  };
  await dropOnItself(1);
  expect(await order()).toBe('a b c');
  await dropOnItself(2);
  await expect.poll(order).toBe('a c b');
});

behavior(
  '/docs/api/paneview/api',
  'a paneview in a dock gets tabs of that dock only where it refuses them',
  async ({page}) => {
    const drops = await page.evaluateHandle(() => {
      const seen: string[] = [];
      const api = stage.dockOf('a b');
      const panes = stage.makePanes();
      panes.addPanel({id: 'files', component: 'pane', title: 'Files', isExpanded: true});
      panes.onUnhandledDragOverEvent((event) => event.accept());
      panes.onDidDrop(({panel}) => seen.push(panel.id));
      api.getPanel('b')!.view.content.element.append(document.querySelector('.dv-pane-container')!.parentElement!);
      Object.assign(window, {api});
      return seen;
    });
    const dropTab = async () => {
      await drag(page, tab(page, 'a'), page.locator('.dv-pane-body'), {across: 0.4, down: 0.4});
      return drops.jsonValue();
    };
    const refusal = await page.evaluateHandle<DockviewIDisposable>(
      'api.onWillShowOverlay((event) => event.preventDefault())',
    );
    const setLocked = (isLocked: boolean) => page.evaluate(`api.getPanel('b').group.locked = ${String(isLocked)}`);
    expect(await dropTab()).toEqual(['files']);
    await refusal.evaluate((listener) => listener.dispose());
    await setLocked(true);
    expect(await dropTab()).toEqual(['files', 'files']);
    await setLocked(false);
    await dropTab();
    await expect.poll(() => page.evaluate('api.groups.length')).toBe(1);
    expect(await drops.jsonValue()).toEqual(['files', 'files']);
  },
);

behavior(PANEVIEW, 'the Tab key reaches the body of a pane that starts collapsed', async ({page}) => {
  const pane = await page.evaluateHandle(() => {
    const createComponent = () => ({element: document.createElement('input'), init() {}, update() {}, dispose() {}});
    return stage.makePanes({createComponent}).addPanel({id: 'a', component: 'pane', title: 'A'});
  });
  const input = page.locator('.dv-pane-body input');
  const tabFromHeader = async () => {
    await page.locator('.dv-pane-header').focus();
    await page.keyboard.press('Tab');
  };
  await tabFromHeader();
  await expect(input).toBeFocused();
  await pane.evaluate(({api}) => {
    api.setExpanded(true);
    api.setExpanded(false);
  });
  await expect(input).toHaveCount(0);
});

fact(PANEVIEW, 'disableDnd of a paneview refuses drops from outside too', () => {
  const asksWith = (disableDnd: boolean) => {
    const api = stage.makePanes({disableDnd});
    const {element} = api.addPanel({id: 'a', component: 'pane', title: 'A', isExpanded: true}) as {
      element?: HTMLElement;
    };
    let isAsked = false;
    api.onUnhandledDragOverEvent(() => (isAsked = true));
    const {left, top} = element!.getBoundingClientRect();
    for (const type of ['dragenter', 'dragover']) {
      element!.dispatchEvent(new DragEvent(type, {bubbles: true, clientX: left + 100, clientY: top + 100}));
    }
    return isAsked;
  };
  return {got: [asksWith(false), asksWith(true)], want: [true, false]};
});

fact('/docs/api/paneview/api', 'a hidden pane that is moved is shown with isVisible false', () => {
  const api = stage.makePanes();
  for (const id of ['a', 'b', 'c']) api.addPanel({id, component: 'pane', title: id, isExpanded: true});
  const {api: pane} = api.getPanel('a')!;
  pane.setVisible(false);
  const hidden = pane.height;
  api.movePanel(0, 2);
  return {got: [hidden, pane.height, pane.isVisible], want: [0, 22, false]};
});

behavior(PANEVIEW, 'the built-in header takes the focus and ignores Enter', async ({page}) => {
  const pane = await page.evaluateHandle(() => stage.makePanes().addPanel({id: 'a', component: 'pane', title: 'A'}));
  const isExpanded = () => pane.evaluate(({api}) => api.isExpanded);
  const header = page.locator('.dv-pane-header');
  await header.focus();
  await expect(header).toBeFocused();
  for (const key of ['Enter', 'Space']) await page.keyboard.press(key);
  expect(await isExpanded()).toBe(false);
  await header.click();
  expect(await isExpanded()).toBe(true);
});

fact('/docs/advanced/nested', 'a dock inside a gridview fills its view and follows its size', async () => {
  const {createDockview, createGridview, GridviewPanel, Orientation} = stage.dockview;
  class Workspace extends GridviewPanel {
    override getComponent() {
      const dock = createDockview(this.element, {createComponent: ({id}) => new stage.Text(id)});
      queueMicrotask(() => {
        dock.layout(this.element.clientWidth, this.element.clientHeight);
        stage.addPanels(dock, 'a b');
      });
      return {update() {}, dispose: () => dock.dispose()};
    }
  }
  const api = createGridview(stage.addContainer(), {
    orientation: Orientation.HORIZONTAL,
    createComponent: ({id, name}) => new Workspace(id, name),
  });
  api.layout(1000, 600);
  api.addPanel({id: 'workspace', component: 'workspace'});
  await stage.settled();
  const sizesOf = () =>
    Array.from(document.querySelectorAll('.dv-groupview'), (group) => [group.clientWidth, group.clientHeight]);
  const before = sizesOf();
  api.layout(600, 400);
  await stage.settled();
  return {
    got: [before, sizesOf()],
    want: [
      [
        [500, 600],
        [500, 600],
      ],
      [
        [300, 400],
        [300, 400],
      ],
    ],
  };
});

fact('/docs/api/splitview/panelApi', 'with a margin the size of a hidden panel is below 0', () => {
  const api = stage.makeSplit({margin: 10});
  for (const id of ['a', 'b', 'c']) api.addPanel({id, component: 'view'});
  api.panels[1]!.api.setVisible(false);
  return {got: api.panels[1]!.width, want: -5};
});

fact(SPLITVIEW, 'inside a dock a transparent line between panels stays, one without opacity goes', () => {
  const lineOf = (separatorBorder: string) => {
    const {groups} = stage.dockOf('a');
    const api = stage.makeSplit({styles: {separatorBorder}});
    for (const id of ['a', 'b']) api.addPanel({id, component: 'view'});
    const views = document.querySelectorAll('.dv-view');
    const view = views[views.length - 1]!;
    groups[0]!.element.querySelector('.dv-content-container')!.append(view.closest('.dv-split-view-container')!);
    const {content, backgroundColor} = getComputedStyle(view, '::before');
    return content === 'none' ? 'none' : backgroundColor;
  };
  const got = [lineOf('transparent'), lineOf('rgba(0, 0, 0, 0)')];
  return {got: [got[0] === 'none' || got[0] === 'rgba(0, 0, 0, 0)', got[1]], want: [false, 'rgba(0, 0, 0, 0)']};
});

fact(SPLITVIEW, 'spaced themes have no line', () => {
  const {themeAbyssSpaced, themeLight, themeLightSpaced, themeReplit} = stage.dockview;
  const hasLineWith = (className: string) => {
    const api = stage.makeSplit({className});
    for (const id of ['a', 'b']) api.addPanel({id, component: 'view'});
    const view = document.querySelector(`.${className} .dv-view:last-child`)!;
    return getComputedStyle(view, '::before').backgroundColor !== 'rgba(0, 0, 0, 0)';
  };
  const themes = [themeLight, themeLightSpaced, themeAbyssSpaced, themeReplit];
  const got = [...themes.map(({className}) => className), 'none'].map(hasLineWith);
  return {got, want: [true, false, false, false, false]};
});

fact('/docs/api/gridview/options', 'inside a dock hideBorders leaves the line between panels', () => {
  const {createGridview, GridviewPanel, Orientation} = stage.dockview;
  class Part extends GridviewPanel {
    override getComponent() {
      return {update() {}, dispose() {}};
    }
  }
  const lineIn = (container: Element) => {
    const api = createGridview(container.appendChild(stage.addContainer()), {
      orientation: Orientation.HORIZONTAL,
      hideBorders: true,
      createComponent: ({id, name}) => new Part(id, name),
    });
    for (const id of ['a', 'b']) api.addPanel({id, component: 'part'});
    const view = container.lastElementChild!.querySelector('.dv-view:last-child');
    return getComputedStyle(view!, '::before').content;
  };
  const {element} = stage.dockOf('a').groups[0]!;
  return {
    got: [lineIn(document.body), lineIn(element.querySelector('.dv-content-container')!)],
    want: ['none', '" "'],
  };
});

fact('/docs/api/splitview/panelApi', 'panels that are hidden return to their sizes when shown in reverse order', () => {
  const shown = (order: string) => {
    const split = stage.makeSplit();
    const grid = stage.makeGrid();
    const row = [...'abc'].map((id) => split.addPanel({id, component: 'view'}));
    for (const id of 'cba') grid.addPanel({id, component: 'cell'});
    for (const api of [split, grid]) {
      for (const id of 'bc') api.getPanel(id)!.api.setVisible(false);
      for (const id of order) api.getPanel(id)!.api.setVisible(true);
    }
    const widths = (panels: {width: number}[]) => panels.map(({width}) => Math.round(width / 100));
    return [widths(row), widths([...'abc'].map((id) => grid.getPanel(id)!))];
  };
  return {
    got: {same: shown('bc'), reverse: shown('cb')},
    want: {same: Array(2).fill([3, 0, 7]), reverse: Array(2).fill([3, 3, 3])},
  };
});

behavior('/docs/api/splitview/panelApi', 'the focus in an iframe of a panel counts as outside', async ({page}) => {
  await page.evaluate(() => {
    const api = stage.makeSplit();
    const panel = api.addPanel({id: 'a', component: 'view'});
    document.querySelector('.dv-view > *')!.innerHTML = '<input /><iframe srcdoc="<input>"></iframe>';
    panel.api.onDidFocusChange(({isFocused}) => (document.title = `${isFocused}`));
  });
  await page.locator('input').click();
  await expect(page).not.toHaveTitle('false');
  await page.frameLocator('iframe').locator('input').click();
  await expect(page).toHaveTitle('false');
});

fact(
  '/docs/api/splitview/panelApi',
  'activating a panel of a splitview that has the focus makes another one active too',
  async () => {
    const api = stage.makeSplit();
    for (const id of ['a', 'b', 'c']) api.addPanel({id, component: 'view'});
    await stage.settled();
    const active = () => api.panels.flatMap((panel) => (panel.api.isActive ? panel.id : [])).join(' ');
    const got: unknown[] = [];
    for (const change of [() => api.getPanel('c')!.api.setActive(), () => api.removePanel(api.getPanel('a')!)]) {
      change();
      await stage.settled();
      got.push([active(), api.toJSON().activeView, api.getPanel('c')!.api.isFocused]);
    }
    const both = ['b c', 'b', true];
    return {got, want: [both, both]};
  },
);

fact(
  '/docs/api/splitview/panelApi',
  'a panel of a splitview that prevents setActive from focusing it leaves the focus to another',
  () => {
    const api = stage.makeSplit();
    for (const id of ['a', 'b', 'c']) api.addPanel({id, component: 'view'});
    const field = document.body.appendChild(document.createElement('input'));
    const panel = api.getPanel('a')!;
    panel.api.onWillFocus((event) => event.preventDefault());
    const isInField = (change: () => void) => {
      field.focus();
      change();
      return document.activeElement === field;
    };
    return {got: [isInField(() => panel.focus()), isInField(() => panel.api.setActive())], want: [true, false]};
  },
);

fact('/docs/api/paneview/api', 'a pane that is moved beyond the end becomes as small as possible', () => {
  const heightsAfterMoveTo = (to: number) => {
    const api = stage.makePanes();
    for (const id of ['a', 'b', 'c']) api.addPanel({id, component: 'pane', title: id, isExpanded: true});
    api.movePanel(0, to);
    return api.panels.map(({height}) => height);
  };
  return {
    got: [heightsAfterMoveTo(2), heightsAfterMoveTo(3)],
    want: [
      [200, 200, 200],
      [200, 378, 22],
    ],
  };
});

fact('/docs/api/paneview/panelApi', 'the space of a hidden or removed pane goes to the last expanded one', () => {
  const heightsAfter = (change: (api: PaneviewApi, pane: PaneviewApi['panels'][0]) => void) => {
    const api = stage.makePanes();
    for (const id of ['a', 'b', 'c']) api.addPanel({id, component: 'pane', title: id, isExpanded: true});
    change(api, api.panels[0]!);
    return api.panels.map(({height}) => height);
  };
  return {
    got: [heightsAfter((_, pane) => pane.api.setVisible(false)), heightsAfter((api, pane) => api.removePanel(pane))],
    want: [
      [0, 200, 400],
      [200, 400],
    ],
  };
});
