import type {Locator, Page} from '@playwright/test';
import type {OtherLibraries} from '../../fixtures/behavior/otherLibraries';
import {behavior, expect} from './support';

const MIGRATE = '/docs/help/migrate';

declare const others: OtherLibraries;

type Groups = ReturnType<OtherLibraries['readGroups']>;

async function openOthers(page: Page): Promise<void> {
  await page.goto(new URL('/migrate/', page.url()).href);
}

/** Each library leaves another gap between areas, and another border around them. */
function expectSamePlaces(found: Groups, expected: Groups): void {
  expect(found.map(({tabs}) => tabs)).toEqual(expected.map(({tabs}) => tabs));
  found.forEach(({box, tabs}, index) => {
    for (const [side, pixels] of Object.entries(box)) {
      const other = expected[index]!.box[side as keyof typeof box];
      expect(Math.abs(pixels - other), `${side} of ${tabs}: ${pixels} and ${other}`).toBeLessThan(15);
    }
  });
}

const TABS = [['a'], ['b', 'c'], ['d'], ['e']];

behavior(
  MIGRATE,
  'a layout saved by Golden Layout keeps its panels, groups, order, directions and sizes',
  async ({page}) => {
    await openOthers(page);
    const {before, loaded, params} = await page.evaluate(() => {
      const save = others.show.golden();
      const before = others.readGroups('.lm_stack', '.lm_tab');
      const saved = JSON.parse(JSON.stringify(save()));
      const loaded = others.load(others.converters.fromGoldenLayout(saved, 1000, 600));
      return {before, loaded, params: Object.values(loaded.saved.panels).map((one) => one.params)};
    });
    expect(before.map(({tabs}) => tabs)).toEqual(TABS);
    expectSamePlaces(loaded.groups, before);
    // Items without an id get one from the name of their component.
    const views = JSON.stringify(loaded.saved.grid).match(/"activeView":"[^"]*"/g);
    expect(views).toEqual(['note', 'note-3', 'note-4', 'note-5'].map((id) => `"activeView":"${id}"`));
    expect(params).toEqual([...'abcde'].map((text) => ({text})));
  },
);

behavior(MIGRATE, 'a layout saved by version 1 of Golden Layout converts too', async ({page}) => {
  await openOthers(page);
  const {groups, floating} = await page.evaluate(() => {
    const item = (title: string) => ({type: 'component', componentName: 'note', componentState: {}, title});
    const column = {
      type: 'column',
      width: 75,
      content: [
        {...item('two'), height: 40},
        {...item('three'), height: 60},
      ],
    };
    const popout = {content: [{type: 'stack', content: [item('four')]}]};
    const old = {content: [{type: 'row', content: [{...item('one'), width: 25}, column]}], openPopouts: [popout]};
    return others.load(others.converters.fromGoldenLayout(old, 1000, 600));
  });
  expect(groups.map(({tabs, box}) => [...tabs, Math.round(box.width), Math.round(box.height)])).toEqual([
    ['one', 250, 600],
    ['two', 750, 240],
    ['three', 750, 360],
  ]);
  expect(floating.map(({tabs}) => tabs)).toEqual([['four']]);
});

behavior(
  MIGRATE,
  'a popout window of Golden Layout keeps its active tab, and a component of React in version 1 its props',
  async ({page}) => {
    await openOthers(page);
    const {floating, saved} = await page.evaluate(() => {
      const saved = JSON.parse(JSON.stringify(others.show.golden()()));
      // A window saves what a page does, and its size.
      const window = {width: 300, height: 200, left: 0, top: 0};
      const [, column] = saved.root.content;
      const component = {type: 'react-component', componentName: 'lm-react-component', component: 'note'};
      const inner = {content: [{...component, props: {text: 'r'}, componentState: {}}]};
      const large = {root: {type: 'component', componentType: 'note'}, window: {...window, width: 1920, height: 1000}};
      const openPopouts = [{root: column, openPopouts: [inner], window}, large];
      return others.load(others.converters.fromGoldenLayout({root: undefined, openPopouts}, 1000, 600));
    });
    expect(floating.map(({tabs, box}) => [...tabs, Math.round(box.width)])).toEqual([
      ['b', 'c', 'd', 302],
      ['note', 402],
      ['note', 882],
    ]);
    expect(saved.floatingGroups!.map(({data}) => data.activeView)).toEqual(['note-2', 'note-4', 'note-5']);
    expect(saved.panels['note-4']).toMatchObject({contentComponent: 'note', params: {text: 'r'}});
  },
);

behavior(MIGRATE, 'the start falls back to the old layout, then to the default one', async ({page}) => {
  await openOthers(page);
  const got = await page.evaluate(() => {
    const component = (componentType: string) => ({type: 'component', componentType});
    const old = JSON.stringify({root: {type: 'row', content: [component('note'), component('text')]}});
    const first = others.start({'golden-layout': old});
    const saved = localStorage.getItem('dock')!;
    return {
      first,
      again: others.start({'golden-layout': '{', dock: saved}),
      broken: others.start({'golden-layout': old, dock: '{"grid": 1}'}),
      empty: ['{}', '5', '{"root": {"type": "row"}}', '{'].map((text) => others.start({'golden-layout': text})),
      failed: others.start({'golden-layout': JSON.stringify({root: component('gone')})}),
      kept: localStorage.getItem('dock'),
      none: others.start({}),
    };
  });
  const both = ['note', 'text'];
  const byDefault = ['right'];
  expect(got).toEqual({
    ...{first: both, again: both, broken: both, empty: [byDefault, byDefault, byDefault, byDefault]},
    ...{failed: byDefault, kept: null, none: byDefault},
  });
});

behavior(
  MIGRATE,
  'a configuration written for Golden Layout converts, with sizes in percent and any state',
  async ({page}) => {
    await openOthers(page);
    const {groups, saved} = await page.evaluate(() => {
      const item = (title: string, size: string, componentState: unknown) => ({
        ...{type: 'component', componentType: 'note', title, size, componentState},
      });
      const content = [item('one', '25%', 'text'), item('two', '50%', [1, 2]), item('three', '25%', null)];
      return others.load(others.converters.fromGoldenLayout({root: {type: 'row', content}}, 1000, 600));
    });
    expect(groups.map(({tabs, box}) => [...tabs, Math.round(box.width)])).toEqual([
      ['one', 250],
      ['two', 500],
      ['three', 250],
    ]);
    const params = Object.values(saved.panels).map((panel) => panel.params);
    expect(params).toEqual([{state: 'text'}, {state: [1, 2]}, {state: null}]);
  },
);

behavior(MIGRATE, 'a layout saved by rc-dock keeps its panels, groups, order, directions and sizes', async ({page}) => {
  await openOthers(page);
  const {before, loaded, maximized} = await page.evaluate(() => {
    const describe = ({id}: {id: string}) => ({component: 'note', title: id});
    const save = others.show.rcDock();
    const before = others.readGroups('.dock-panel:not(.dock-fbox *)', '.dock-tab');
    const loaded = others.load(others.converters.fromRcDock(save(), describe, 1000, 600));
    const saveMaximized = others.show.rcDock('e');
    const maximized = others.load(others.converters.fromRcDock(saveMaximized(), describe, 1000, 600));
    return {before, loaded, maximized};
  });
  expect(before.map(({tabs}) => tabs)).toEqual(TABS);
  expectSamePlaces(loaded.groups, before);
  expectSamePlaces(loaded.floating, [{tabs: ['f', 'g'], box: {left: 100, top: 120, width: 300, height: 200}}]);
  expect(JSON.stringify(loaded.saved.grid)).toContain('"views":["b","c"],"activeView":"c"');
  expectSamePlaces(maximized.groups, before);
});

behavior(MIGRATE, 'a maximized panel of rc-dock that floated returns to its place, with all tabs', async ({page}) => {
  await openOthers(page);
  const {groups, floating, saved} = await page.evaluate(() => {
    const describe = ({id}: {id: string}) => ({component: 'note', title: id});
    const save = others.show.rcDock('f');
    return others.load(others.converters.fromRcDock(save(), describe, 1000, 600));
  });
  expect(groups.map(({tabs}) => tabs)).toEqual(TABS);
  expectSamePlaces(floating, [{tabs: ['f', 'g'], box: {left: 100, top: 120, width: 300, height: 200}}]);
  expect(saved.floatingGroups!.map(({data}) => data.activeView)).toEqual(['g']);
});

behavior(
  MIGRATE,
  'a layout saved by FlexLayout keeps its panels, groups, order, directions and sizes',
  async ({page}) => {
    await openOthers(page);
    const {before, loaded, more} = await page.evaluate(() => {
      const save = others.show.flexLayout();
      const before = others.readGroups('.flexlayout__tabset', '.flexlayout__tab_button_content');
      const loaded = others.load(others.converters.fromFlexLayout(save(), 1000, 600));
      const saveMore = others.show.flexLayout(true);
      const more = others.load(others.converters.fromFlexLayout(saveMore(), 1000, 600));
      return {before, loaded, more};
    });
    expect(before.map(({tabs}) => tabs)).toEqual(TABS);
    expectSamePlaces(loaded.groups, before);
    expect(JSON.stringify(loaded.saved.grid)).toContain('"views":["b","c"],"activeView":"c"');
    expect(loaded.saved.panels.b!.params).toEqual({text: 'b'});
    expect(more.groups.map(({tabs}) => tabs)).toEqual([['x'], ['y'], ...TABS]);
    const [left, bottom] = more.groups.map(({box}) => [Math.round(box.width), Math.round(box.height)]);
    expect([left, bottom]).toEqual([
      [120, 480],
      [1000, 120],
    ]);
    expect(more.floating.map(({tabs}) => tabs)).toEqual([['f']]);
  },
);

behavior(
  MIGRATE,
  'a float of FlexLayout keeps the active tab of its first tabset, and any config reaches the params',
  async ({page}) => {
    await openOthers(page);
    const {groups, floating, saved} = await page.evaluate(() => {
      const save = others.show.nestedFlexLayout();
      return others.load(others.converters.fromFlexLayout(save(), 1000, 600));
    });
    expect(groups.map(({tabs}) => tabs)).toEqual([['x', 'y', 'z', 'c', 'd', 'e']]);
    expect(floating.map(({tabs}) => tabs)).toEqual([['f', 'g', 'h', 'i']]);
    expect(JSON.stringify(saved.grid)).toContain('"activeView":"e"');
    expect(saved.floatingGroups![0]!.data.activeView).toBe('g');
    const {c, d, e} = saved.panels;
    expect([c, d, e].map((panel) => panel!.params)).toEqual([{config: ['c']}, {config: null}, {config: 'e'}]);
  },
);

behavior(
  MIGRATE,
  'a layout saved by react-mosaic keeps its panels, groups, order, directions and sizes',
  async ({page}) => {
    await openOthers(page);
    await page.evaluate(() => Object.assign(window, {save: others.show.mosaic()}));
    // The tree reaches the app when a user has changed something.
    const sash = (await page.locator('.mosaic-split').first().boundingBox())!;
    await page.mouse.move(sash.x + sash.width / 2, sash.y + 100);
    await page.mouse.down();
    await page.mouse.move(sash.x + sash.width / 2 + 100, sash.y + 100, {steps: 5});
    await page.mouse.up();
    const {before, loaded, pairs} = await page.evaluate(() => {
      const describe = (key: string) => ({component: 'note', title: key});
      const save = (window as unknown as {save: () => unknown}).save;
      const before = others.readGroups('.mosaic-tile:not(.mosaic-tabs-container *), .mosaic-tabs-container', 'p');
      const loaded = others.load(others.converters.fromMosaic(save(), describe, 1000, 600));
      const {fromMosaic} = others.converters;
      const column = {direction: 'column', first: 'b', second: 'c', splitPercentage: 25};
      const old = {direction: 'row', first: 'a', second: {direction: 'row', first: column, second: 'd'}};
      return {before, loaded, pairs: others.load(fromMosaic(old, describe, 1000, 600))};
    });
    expect(before[0]!.box.width).toBeGreaterThan(280);
    expect(loaded.groups.map(({tabs}) => tabs)).toEqual(TABS);
    // A tile that is not in front is not in the page.
    expectSamePlaces(
      loaded.groups,
      before.map((group, index) => ({...group, tabs: TABS[index]!})),
    );
    expect(JSON.stringify(loaded.saved.grid)).toContain('"views":["b","c"],"activeView":"c"');
    expect(pairs.groups.map(({tabs, box}) => [...tabs, Math.round(box.width), Math.round(box.height)])).toEqual([
      ['a', 500, 600],
      ['b', 250, 150],
      ['c', 250, 450],
      ['d', 250, 600],
    ]);
  },
);

/** Holds a finger still on a tab, and moves it to another. */
async function touchDrag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: {x: number; y: number}[]) =>
    devtools.send('Input.dispatchTouchEvent', {type, touchPoints});
  await devtools.send('Emulation.setTouchEmulationEnabled', {enabled: true});
  await touch('touchStart', {x: start.x + 8, y: start.y + 8});
  await from.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  for (let step = 1; step <= 10; step++) {
    const between = (one: number, other: number) => one + ((other - one) * step) / 10 + 8;
    await touch('touchMove', {x: between(start.x, end.x + 16), y: between(start.y, end.y)});
  }
  await touch('touchEnd');
  await devtools.detach();
}

behavior(
  MIGRATE,
  'a finger that holds a tab and moves drags neither in Dockview nor in FlexLayout in Chromium on a desktop',
  async ({page}) => {
    const dragsIn = async (groups: string, tabs: string) => {
      const before = await page.locator(groups).count();
      await touchDrag(page, page.locator(groups).last().locator(tabs), page.locator(groups).first().locator(tabs));
      return (await page.locator(groups).count()) < before;
    };
    await page.evaluate(() => void stage.dockOf('a b'));
    expect(await dragsIn('.dv-groupview', '.dv-tab')).toBe(false);
    await openOthers(page);
    await page.evaluate(() => void others.show.flexLayout());
    expect(await dragsIn('.flexlayout__tabset', '.flexlayout__tab_button')).toBe(false);
    await page.evaluate(() => void others.show.golden());
    expect(await dragsIn('.lm_stack', '.lm_tab'), 'the gesture drags where dragging follows pointers').toBe(true);
  },
);
