import type {Page} from '@playwright/test';
import type {DockviewApi, DockviewReadyEvent, IDockviewPanel} from 'dockview';
import {drag, groupOf, tab} from '../examples/support';
import {loadSample, readFence} from './pageSample';
import {behavior, expect, fact} from './support';

const CONSTRAINTS = '/docs/core/groups/constraints';
const CONTROLS = '/docs/core/groups/controls';
const FLOATING = '/docs/core/groups/floatingGroups';
const HEADER = '/docs/core/groups/hiddenHeader';
const MAXIMIZED = '/docs/core/groups/maxmizedGroups';
const MOVE = '/docs/core/groups/move';
const RESIZING = '/docs/core/groups/resizing';

fact(CONSTRAINTS, 'setConstraints resizes with the next layout only', () => {
  const api = stage.dockOf('a b');
  const {api: groupApi} = api.getPanel('a')!.group;
  groupApi.setConstraints({maximumWidth: 200});
  const before = groupApi.width;
  api.layout(api.width, api.height, true);
  return {got: {before, after: groupApi.width}, want: {before: 500, after: 200}};
});

fact(CONSTRAINTS, 'the limit of the active panel goes before that of its group', () => {
  const api = stage.dockOf('main');
  const position = {direction: 'left'} as const;
  const panel = api.addPanel({id: 'a', component: 'text', position, minimumWidth: 120});
  panel.group.api.setConstraints({minimumWidth: 300});
  panel.api.setSize({width: 50});
  return {got: panel.api.width, want: 120};
});

behavior(CONSTRAINTS, 'limits of panels are saved, limits of groups are not', async ({page}) => {
  const saved = await page.evaluate(() => {
    const api = stage.makeDock();
    api.addPanel({id: 'a', component: 'text', minimumWidth: 180});
    api.getPanel('a')!.group.api.setConstraints({minimumWidth: 333});
    return JSON.stringify(api.toJSON());
  });
  expect(saved).toContain('"minimumWidth":180');
  expect(saved).not.toContain('333');
});

fact(CONSTRAINTS, 'a small group needs its limits and a layout after a load', () => {
  const api = stage.dockOf('a b c');
  const limit = () => api.getPanel('a')!.group.api.setConstraints({minimumWidth: 60});
  const widths = () => api.panels.map(({group}) => group.width);
  limit();
  api.getPanel('a')!.api.setSize({width: 60});
  const before = widths();
  api.fromJSON(JSON.parse(JSON.stringify(api.toJSON())));
  limit();
  const loaded = widths()[0];
  api.layout(api.width, api.height, true);
  return {got: [loaded, widths()], want: [100, before]};
});

fact(CONSTRAINTS, 'addGroup takes its maximum height for the minimum width', () => {
  const api = stage.dockOf('main');
  const group = api.addGroup({direction: 'left', constraints: {minimumWidth: 400, maximumHeight: 250}});
  group.api.setSize({width: 10});
  return {got: group.api.width, want: 250};
});

behavior(CONSTRAINTS, 'the maximum width of the dock is its maximum height', async ({page}) => {
  const limits = await page.evaluate(() => {
    const api = stage.dockOf('a');
    api.getPanel('a')!.group.api.setConstraints({maximumWidth: 777, maximumHeight: 555});
    return {width: api.maximumWidth, height: api.maximumHeight};
  });
  expect(limits.width).toBe(limits.height);
});

fact(CONSTRAINTS, 'a column with a maximum that is left alone makes the dock as narrow', () => {
  const widthAfter = (act: (api: DockviewApi) => void) => {
    const api = stage.dockOf('main');
    api.addPanel({id: 'a', component: 'text', position: {direction: 'left'}, maximumWidth: 240});
    api.addPanel({id: 'b', component: 'text', position: {referencePanel: 'a', direction: 'below'}});
    api.layout(1000, 600, true);
    act(api);
    const {width} = api;
    api.layout(1000, 600, true);
    return [width, api.width];
  };
  const got = [
    widthAfter((api) => api.getPanel('main')!.api.close()),
    widthAfter((api) => api.clear()),
    widthAfter((api) => api.fromJSON(api.toJSON())),
  ];
  return {got, want: Array(3).fill([240, 1000])};
});

fact(CONTROLS, 'a header action starts while its group is still empty', () => {
  const seen: unknown[] = [];
  stage.dockOf('a', {
    createRightHeaderActionComponent: (group) => ({
      element: document.createElement('button'),
      init: () => seen.push({panels: group.panels.length, active: group.activePanel ?? null}),
      dispose() {},
    }),
  });
  return {got: seen, want: [{panels: 0, active: null}]};
});

fact(CONTROLS, 'the text of a header action wraps when the tabs do not fit, unless nowrap is set', async () => {
  const wraps = async (style: string) => {
    const element = document.createElement('span');
    element.textContent = 'New tab';
    element.style.cssText = `align-self: start; ${style}`;
    const api = stage.makeDock({createRightHeaderActionComponent: () => ({element, init() {}, dispose() {}})});
    api.addPanel({id: 'short', component: 'text'});
    const before = element.offsetHeight;
    api.addPanel({id: 'long', component: 'text', title: 'long '.repeat(200)});
    await stage.settled();
    return element.offsetHeight > before;
  };
  return {
    got: {plain: await wraps(''), nowrap: await wraps('white-space: nowrap')},
    want: {plain: true, nowrap: false},
  };
});

fact(
  CONTROLS,
  'a group that moves to an edge gets new header actions and a new id, beside another group it keeps both',
  () => {
    const createRightHeaderActionComponent = () => ({element: document.createElement('i'), init() {}, dispose() {}});
    const keeps = (move: (api: DockviewApi) => void) => {
      const api = stage.dockOf('a b', {createRightHeaderActionComponent});
      const panel = api.getPanel('b')!;
      const find = () => [panel.group.id, panel.group.element.querySelector('i')] as const;
      const [id, element] = find();
      move(api);
      const after = find();
      return [after[0] === id, after[1] === element];
    };
    return {
      got: {
        edge: keeps((api) => api.getPanel('b')!.group.api.moveTo({position: 'bottom'})),
        beside: keeps((api) =>
          api.getPanel('b')!.group.api.moveTo({group: api.getPanel('a')!.group, position: 'bottom'}),
        ),
      },
      want: {edge: [false, false], beside: [true, true]},
    };
  },
);

behavior(CONTROLS, 'another header action reaches new groups only', async ({page}) => {
  await page.evaluate(() => {
    const action = (text: string) => () => {
      const element = document.createElement('b');
      element.textContent = text;
      return {element, init() {}, dispose() {}};
    };
    const api = stage.dockOf('a', {createRightHeaderActionComponent: action('old')});
    api.updateOptions({createRightHeaderActionComponent: action('new')});
    api.addPanel({id: 'b', component: 'text', position: {direction: 'right'}});
  });
  await expect(page.locator('.dv-right-actions-container b')).toHaveText(['old', 'new']);
});

behavior(FLOATING, 'a floating group grows by two pixels with each save and load', async ({page}) => {
  const widths = await page.evaluate(() => {
    const api = stage.makeDock();
    api.addPanel({id: 'a', component: 'text', floating: {width: 300, height: 200}});
    const savedWidth = () => {
      const saved = api.toJSON();
      api.fromJSON(JSON.parse(JSON.stringify(saved)));
      return saved.floatingGroups![0]!.position.width;
    };
    const contentBox = [savedWidth(), savedWidth(), savedWidth()];
    const withoutBorder = [stage.dockview.themeReplit, stage.dockview.themeAbyssSpaced].map((theme) => {
      const spaced = stage.makeDock({theme});
      spaced.addPanel({id: 'a', component: 'text', floating: {width: 300, height: 200}});
      return spaced.toJSON().floatingGroups![0]!.position.width;
    });
    const style = document.createElement('style');
    style.textContent = '.dv-resize-container {box-sizing: border-box}';
    document.head.append(style);
    return {contentBox, withoutBorder, borderBox: [savedWidth(), savedWidth()]};
  });
  expect(widths.contentBox).toEqual([302, 304, 306]);
  expect(widths.withoutBorder).toEqual([300, 300]);
  expect(widths.borderBox[0]).toBe(widths.borderBox[1]);
});

fact(FLOATING, 'floating a group again gives it the defaults of what is left out', () => {
  const api = stage.dockOf('a');
  const {group} = api.addPanel({id: 'f', component: 'text', floating: {x: 40, y: 40, width: 200, height: 150}});
  api.addFloatingGroup(group, {x: 60});
  const {left, top, width, height} = document.querySelector<HTMLElement>('.dv-resize-container')!.style;
  return {
    got: [api.getPanel('f')!.group === group, left, top, width, height],
    want: [true, '60px', '100px', '300px', '300px'],
  };
});

fact(FLOATING, 'a floating group cannot be maximized', () => {
  const api = stage.dockOf('a');
  const palette = api.addPanel({id: 'palette', component: 'text', floating: true});
  palette.api.maximize();
  return {
    got: [api.hasMaximizedGroup(), stage.messageOf(() => api.maximizeGroup(palette))],
    want: [false, /Cannot read properties of null \(reading 'parentElement'\)/],
  };
});

fact(FLOATING, 'floating the only group of a dock from code fires no onDidLayoutChange', async () => {
  const eventsFor = async (ids: string) => {
    const api = stage.dockOf(ids);
    await stage.settled();
    const fired = stage.record(api, 'onDidLayoutChange');
    api.addFloatingGroup(api.getPanel('a')!.group);
    await stage.settled();
    return fired.length;
  };
  return {got: {only: await eventsFor('a'), oneOfTwo: await eventsFor('a b')}, want: {only: 0, oneOfTwo: 1}};
});

behavior(
  FLOATING,
  'floating the only group of a dock with Shift fires onDidLayoutChange at the end',
  async ({page}) => {
    await page.evaluate(async () => {
      const api = stage.dockOf('a');
      await stage.settled();
      Object.assign(window, {fired: stage.record(api, 'onDidLayoutChange'), api});
    });
    const {x, y} = (await page.locator('.dv-void-container').boundingBox())!;
    await page.keyboard.down('Shift');
    await page.mouse.move(x + 200, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 250, y + 100, {steps: 5});
    const fired = () => page.evaluate<number>('stage.settled().then(() => fired.length)');
    expect(await fired()).toBe(0);
    await page.mouse.up();
    await page.keyboard.up('Shift');
    expect(await fired()).toBe(1);
    expect(await page.evaluate("api.getPanel('a').api.location.type")).toBe('floating');
  },
);

behavior(
  FLOATING,
  'tabs that fill the header of a floating group leave nothing to drag, unless CSS reserves space',
  async ({page}) => {
    for (const options of [{}, {singleTabMode: 'fullwidth'}] as const) {
      await page.reload();
      await page.evaluate(async (given) => {
        const api = stage.dockOf('a', given);
        const {group} = api.addPanel({id: 'f', component: 'text', floating: {x: 100, y: 100}});
        const ids = given.singleTabMode ? [] : ['second long title', 'third long title', 'fourth long title'];
        for (const id of ids) api.addPanel({id, component: 'text', position: {referenceGroup: group}});
        await stage.settled(2);
      }, options);
      const frame = page.locator('.dv-resize-container');
      const space = frame.locator('.dv-void-container');
      expect((await space.boundingBox())!.width).toBe(0);
      await page.addStyleTag({content: '.dv-void-container {min-width: 40px}'});
      const before = (await frame.boundingBox())!;
      await drag(page, space, page.locator('[data-content=a]'), {across: 0.6, down: 0.8});
      expect((await frame.boundingBox())!.x).toBeGreaterThan(before.x + 50);
    }
  },
);

behavior(
  FLOATING,
  'tabs that fill the header of a group in the grid leave nothing to drag, unless CSS reserves space',
  async ({page}) => {
    await page.evaluate(() => stage.dockOf('a b', {singleTabMode: 'fullwidth'}));
    const space = groupOf(page, 'b').locator('.dv-void-container');
    expect((await space.boundingBox())!.width).toBe(0);
    await page.addStyleTag({content: '.dv-void-container {min-width: 40px}'});
    await drag(page, space, page.locator('[data-content=a]'), {across: 0.05, down: 0.5});
    await expect.poll(async () => (await groupOf(page, 'b').boundingBox())!.x).toBeLessThan(100);
  },
);

behavior(FLOATING, 'a click with Shift floats a tab or a group', async ({page}) => {
  const dock = await page.evaluateHandle(() => {
    const api = stage.tabsOf('a b');
    api.addPanel({id: 'c', component: 'text', position: {direction: 'right'}});
    return api;
  });
  const withShift = {modifiers: ['Shift' as const], position: {x: 6, y: 10}};
  await tab(page, 'a').click(withShift);
  await groupOf(page, 'c').locator('.dv-void-container').click(withShift);
  const types = await dock.evaluate((api) =>
    Object.fromEntries(api.panels.map((panel) => [panel.id, panel.api.location.type])),
  );
  expect(types).toEqual({a: 'floating', b: 'grid', c: 'floating'});
});

behavior(FLOATING, 'a click raises a floating group, but not on its border or in an iframe', async ({page}) => {
  await page.evaluate(() => {
    const createComponent = ({id}: {id: string}) => {
      const element = document.createElement(id === 'framed' ? 'iframe' : 'p');
      if (element instanceof HTMLIFrameElement) element.srcdoc = '<p>page</p>';
      else element.textContent = `text of ${id}`;
      return {element, init() {}};
    };
    const api = stage.makeDock({createComponent});
    ['framed', 'plain', 'last'].forEach((id, index) =>
      api.addPanel({id, component: 'text', floating: {x: 320 * index, y: 10, height: 200}}),
    );
  });
  const isFront = (id: string) =>
    page
      .locator('.dv-resize-container', {has: tab(page, id)})
      .evaluate((frame) => frame.getAttribute('aria-level') === '2');
  await page.frameLocator('iframe').getByText('page').click();
  expect([await isFront('framed'), await isFront('last')]).toEqual([false, true]);
  await page
    .locator('.dv-resize-container', {has: tab(page, 'plain')})
    .locator('.dv-resize-handle-bottom')
    .click();
  expect(await isFront('last')).toBe(true);
  await page.getByText('text of plain').click();
  expect(await isFront('plain')).toBe(true);
});

fact(FLOATING, 'spaced themes: always content covers two borders of a floating group without border-box', async () => {
  const {themeAbyss, themeAbyssSpaced, themeLightSpaced} = stage.dockview;
  const handlesWith = async (theme: typeof themeAbyss, css = '') => {
    document.body.replaceChildren();
    const style = document.createElement('style');
    style.textContent = css;
    document.body.append(style);
    const api = stage.makeDock({theme, defaultRenderer: 'always'});
    api.addPanel({id: 'a', component: 'text', floating: true});
    await stage.settled(3);
    const {left, top, right, bottom} = document.querySelector('.dv-resize-container')!.getBoundingClientRect();
    const handleAt = (x: number, y: number) =>
      [-3, -2, -1, 0, 1, 2, 3].some((offset) => {
        const [dx, dy] = x === left || x === right ? [offset, 0] : [0, offset];
        return document.elementFromPoint(x + dx, y + dy)?.className.startsWith('dv-resize-handle');
      });
    return [handleAt(left, 250), handleAt(250, top), handleAt(right, 250), handleAt(250, bottom)];
  };
  const borderBox = '.dv-groupview {box-sizing: border-box}';
  return {
    got: {
      abyss: await handlesWith(themeAbyss),
      spaced: [await handlesWith(themeAbyssSpaced), await handlesWith(themeLightSpaced)],
      fixed: [await handlesWith(themeAbyssSpaced, borderBox), await handlesWith(themeLightSpaced, borderBox)],
    },
    want: {
      abyss: [true, true, true, true],
      spaced: [
        [true, true, false, false],
        [true, true, false, false],
      ],
      fixed: [
        [true, true, true, true],
        [true, true, true, true],
      ],
    },
  };
});

fact(FLOATING, 'activating the active group does not bring it to the front', async () => {
  const createRightHeaderActionComponent = () => ({element: document.createElement('button'), init() {}, dispose() {}});
  const api = stage.makeDock({createRightHeaderActionComponent});
  const [lower, upper] = ['a', 'b'].map((id) => api.addPanel({id, component: 'text', floating: true}));
  lower!.group.element.querySelector('button')!.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
  const level = () => lower!.group.element.parentElement!.getAttribute('aria-level');
  const levels = [level()];
  upper!.api.setActive();
  levels.push(level());
  lower!.api.setActive();
  upper!.api.setActive();
  levels.push(level());
  return {got: levels, want: ['1', '1', '0']};
});

behavior(FLOATING, 'a floating group that extends beyond the dock is loaded at its edge', async ({page}) => {
  const dock = await page.evaluateHandle(() => {
    const api = stage.dockOf('a');
    api.addPanel({id: 'f', component: 'text', floating: {x: 40, y: 100, width: 300, height: 200}});
    return api;
  });
  await drag(page, page.locator('.dv-resize-container .dv-void-container'), page.locator('[data-content=a]'), {
    across: 0.05,
    down: 0.5,
  });
  const left = () => dock.evaluate((api) => (api.toJSON().floatingGroups![0]!.position as {left?: number}).left);
  expect(await left()).toBeLessThan(-20);
  await dock.evaluate((api) => api.fromJSON(JSON.parse(JSON.stringify(api.toJSON()))));
  expect(await left()).toBe(0);
});

behavior(FLOATING, 'a hidden floating group is saved without a size', async ({page}) => {
  const position = await page.evaluate(() => {
    const api = stage.makeDock();
    api.addPanel({id: 'a', component: 'text', floating: true}).group.api.setVisible(false);
    return api.toJSON().floatingGroups![0]!.position;
  });
  expect(position).toMatchObject({width: 0, height: 0});
});

fact(
  FLOATING,
  'a hidden floating group leaves its place when the dock is laid out, and can be floated there again',
  async () => {
    const placesOf = async (placed: {left: number; top: number} | {right: number; bottom: number}) => {
      const api = stage.dockOf('a b');
      api.addFloatingGroup(api.getPanel('b')!, {position: placed});
      const {group} = api.getPanel('b')!;
      const place = () => {
        const dock = api.groups[0]!.element.closest('.dv-dockview')!.getBoundingClientRect();
        const {left, top} = group.element.getBoundingClientRect();
        return [Math.floor(left - dock.left), Math.floor(top - dock.top)];
      };
      await stage.settled();
      const {position} = api.toJSON().floatingGroups![0]!;
      group.api.setVisible(false);
      api.layout(900, 500);
      group.api.setVisible(true);
      const shown = place();
      api.addFloatingGroup(group, {position, width: position.width, height: position.height});
      await stage.settled();
      const again = api.toJSON().floatingGroups![0]!.position;
      return {shown, again};
    };
    const [leftTop, rightBottom] = [
      {left: 300, top: 150},
      {right: 30, bottom: 15},
    ];
    return {
      got: [await placesOf(leftTop), await placesOf(rightBottom)],
      want: [
        {shown: [1, 1], again: {...leftTop, width: 304, height: 304}},
        {shown: [-301, -301], again: {...rightBottom, width: 304, height: 304}},
      ],
    };
  },
);

fact(FLOATING, 'position pins a floating group to its corner', () => {
  const api = stage.dockOf('a b');
  api.addFloatingGroup(api.getPanel('b')!, {position: {bottom: 20, right: 30}, width: 200, height: 100});
  const {style} = document.querySelector<HTMLElement>('.dv-resize-container')!;
  return {got: [style.bottom, style.right], want: ['20px', '30px']};
});

fact(FLOATING, 'a floating group of onReady opens in the corner where all properties have a transition', async () => {
  const {React, dockview} = stage;
  const sheet = document.head.appendChild(document.createElement('style'));
  const components = {text: () => null};
  const opened = async (css: string) => {
    sheet.textContent = css;
    const onReady = ({api}: DockviewReadyEvent) => {
      api.addPanel({id: 'a', component: 'text', floating: {position: {top: 90, right: 60}}});
    };
    const container = stage.render(React.createElement(dockview.DockviewReact, {components, onReady}));
    await stage.settled();
    const {style} = container.querySelector<HTMLElement>('.dv-resize-container')!;
    return [style.top, style.right];
  };
  return {
    got: [await opened('* { transition-duration: 1ms }'), await opened('* { transition-duration: 0s }')],
    want: [
      ['0px', '0px'],
      ['90px', '60px'],
    ],
  };
});

behavior(HEADER, 'a hidden header is saved, and fires no onDidLayoutChange', async ({page}) => {
  const result = await page.evaluate(async () => {
    const api = stage.dockOf('a');
    await stage.settled();
    const fired = stage.record(api, 'onDidLayoutChange');
    api.getPanel('a')!.group.header.hidden = true;
    await stage.settled();
    return {fired: fired.length, saved: JSON.stringify(api.toJSON())};
  });
  expect(result.fired).toBe(0);
  expect(result.saved).toContain('"hideHeader":true');
  await expect(page.locator('.dv-tab')).toBeHidden();
});

fact(HEADER, 'content with the renderer always follows a hidden header with the next layout', async () => {
  const api = stage.makeDock();
  const panel = api.addPanel({id: 'a', component: 'text', renderer: 'always'});
  await stage.settled();
  const topAfter = async (change: () => void) => {
    change();
    await stage.settled();
    return document.querySelector('.dv-render-overlay')!.getBoundingClientRect().top;
  };
  const hide = () => void (panel.group.header.hidden = true);
  return {got: [await topAfter(hide), await topAfter(() => api.layout(1000, 600, true))], want: [35, 0]};
});

fact(HEADER, 'onDidAddGroup comes before the first panel', () => {
  const api = stage.makeDock();
  const counts: number[] = [];
  api.onDidAddGroup((group) => counts.push(group.panels.length));
  stage.addPanels(api, 'a b');
  return {got: counts, want: [0, 0]};
});

fact(HEADER, 'a header that shows while its panel floats stays visible in a group with other tabs', async () => {
  const api = stage.dockOf('a b');
  const panel = api.addPanel({id: 'p', component: 'text', position: {direction: 'right'}});
  const update = () =>
    queueMicrotask(() => {
      const {location, group} = panel.api;
      group.header.hidden = location.type === 'grid' && group.panels.every((one) => one === panel);
    });
  panel.api.onDidLocationChange(update);
  panel.api.onDidVisibilityChange(update);
  const hiddenAfter = async (move: () => void) => {
    move();
    await stage.settled();
    return panel.group.header.hidden;
  };
  const floats = await hiddenAfter(() => api.addFloatingGroup(panel));
  const hasOthers = await hiddenAfter(() => panel.api.moveTo({group: api.getPanel('b')!.group}));
  await hiddenAfter(() => api.addFloatingGroup(panel));
  api.getPanel('a')!.api.moveTo({group: panel.group, skipSetActive: true});
  panel.api.setActive();
  const bringsOthers = await hiddenAfter(() => panel.group.api.moveTo({position: 'right'}));
  await hiddenAfter(() => api.addFloatingGroup(panel));
  await hiddenAfter(() => panel.group.api.moveTo({position: 'right'}));
  const addLater = () => api.addPanel({id: 'later', component: 'text', position: {referencePanel: 'p'}});
  api.getPanel('a')!.api.close();
  const isCovered = await hiddenAfter(addLater);
  const isAlone = await hiddenAfter(() => api.getPanel('later')!.api.close());
  await hiddenAfter(addLater);
  panel.api.setActive();
  const isClosed = await hiddenAfter(() => panel.api.close());
  return {
    got: [floats, hasOthers, bringsOthers, isCovered, isAlone, isClosed],
    want: [false, false, false, false, true, false],
  };
});

fact(HEADER, 'a panel without a position joins the fixed area while it is active', () => {
  const api = stage.dockOf('a');
  const bar = api.addGroup({direction: 'above', id: 'toolbar', hideHeader: true, locked: 'no-drop-target'});
  api.addPanel({id: 'toolbar', component: 'text', position: {referenceGroup: bar}});
  const joined = api.addPanel({id: 'joined', component: 'text'}).group.id;
  api.getPanel('a')!.api.setActive();
  return {got: [joined, api.addPanel({id: 'other', component: 'text'}).group.id], want: ['toolbar', '1']};
});

behavior(HEADER, 'beside a fixed sidebar a floating panel docks at the only edge left open', async ({page}) => {
  const dock = await page.evaluateHandle(() => {
    const api = stage.makeDock();
    const side = api.addGroup({direction: 'left', id: 'side', hideHeader: true, locked: 'no-drop-target'});
    api.addPanel({id: 'list', component: 'text', position: {referenceGroup: side}});
    side.api.setConstraints({minimumWidth: 220, maximumWidth: 220});
    api.onWillShowOverlay((event) => {
      if (event.kind === 'edge' && event.position !== 'right') event.preventDefault();
    });
    for (const id of ['a', 'b']) api.addPanel({id, component: 'text', floating: {x: 400, y: 200, height: 100}});
    return api;
  });
  const types = () => dock.evaluate(({panels}) => panels.map(({api}) => api.location.type));
  const root = page.locator('.dv-dockview');
  for (const at of [
    {across: 0, down: 0.5},
    {across: 0.5, down: 0},
    {across: 0.5, down: 1},
  ])
    await drag(page, tab(page, 'b'), root, at);
  expect(await types()).toEqual(['grid', 'floating', 'floating']);
  for (const id of ['b', 'a']) await drag(page, tab(page, id), root, {across: 0.995, down: 0.5});
  expect(await types()).toEqual(['grid', 'grid', 'grid']);
  expect(await dock.evaluate(({groups}) => groups.map(({api}) => api.width))).toEqual([220, 390, 390]);
});

fact(MAXIMIZED, 'maximizing a hidden group leaves no group visible', () => {
  const api = stage.dockOf('a b');
  const {group} = api.getPanel('a')!;
  group.api.setVisible(false);
  group.api.maximize();
  return {
    got: [api.hasMaximizedGroup(), api.groups.map((one) => one.api.isVisible)],
    want: [true, [false, false]],
  };
});

fact(MAXIMIZED, 'maximizing another group restores the first', () => {
  const api = stage.dockOf('a b');
  const events: string[] = [];
  const nameOf = (id: string) => api.panels.find(({group}) => group.id === id)!.id;
  api.onDidMaximizedGroupChange(({group, isMaximized}) => events.push(`${nameOf(group.id)} ${isMaximized}`));
  api.getPanel('a')!.api.maximize();
  api.getPanel('b')!.api.maximize();
  return {got: events, want: ['a true', 'a false', 'b true']};
});

fact(MAXIMIZED, 'activating another panel restores, activating its group does not', () => {
  const api = stage.dockOf('a b');
  const {api: panelApi, group} = api.getPanel('b')!;
  api.getPanel('a')!.api.maximize();
  group.api.setActive();
  const afterGroup = api.hasMaximizedGroup();
  api.getPanel('a')!.api.setActive();
  panelApi.setActive();
  return {got: {afterGroup, afterPanel: api.hasMaximizedGroup()}, want: {afterGroup: true, afterPanel: false}};
});

behavior(
  MAXIMIZED,
  'a floating group restores the maximized one when code activates its panel, not when it is clicked or hidden',
  async ({page}) => {
    await page.evaluate(() => {
      const api = stage.dockOf('a b');
      const floating = {x: 100, y: 100, width: 300, height: 200};
      api.addPanel({id: 'f', component: 'text', floating});
      api.addPanel({id: 'tab', component: 'text', inactive: true, position: {referencePanel: 'f'}});
      api.getPanel('a')!.api.maximize();
      Object.assign(window, {api});
    });
    const isMaximizedAfter = async (change: string) => {
      await page.evaluate(change);
      return page.evaluate<boolean>('api.hasMaximizedGroup()');
    };
    await page.locator('.dv-resize-container .dv-tab', {hasText: 'tab'}).click({position: {x: 4, y: 10}});
    expect(await page.evaluate('api.activePanel.id')).toBe('tab');
    expect(await isMaximizedAfter("api.getPanel('f').group.api.setVisible(false)")).toBe(true);
    expect(await isMaximizedAfter("api.getPanel('a').api.setActive()")).toBe(true);
    expect(await isMaximizedAfter("api.getPanel('f').api.setActive()")).toBe(false);
  },
);

fact(MAXIMIZED, 'floating a tab, or a floating group again, restores, a new floating panel does not', () => {
  const isMaximizedAfter = (change: (api: ReturnType<typeof stage.makeDock>) => unknown) => {
    const api = stage.dockOf('a b');
    api.addPanel({id: 'tab', component: 'text', position: {referencePanel: 'b'}});
    api.getPanel('a')!.api.maximize();
    change(api);
    return api.hasMaximizedGroup();
  };
  return {
    got: [
      isMaximizedAfter((api) => api.addFloatingGroup(api.getPanel('tab')!)),
      isMaximizedAfter((api) => api.addPanel({id: 'new', component: 'text', floating: true})),
      isMaximizedAfter((api) => api.addFloatingGroup(api.addPanel({id: 'f', component: 'text', floating: true}).group)),
    ],
    want: [false, true, false],
  };
});

fact(MAXIMIZED, 'moving a tab into a floating group restores unless skipSetActive is set', () => {
  const isMaximizedAfterMove = (skipSetActive: boolean) => {
    const api = stage.dockOf('a b');
    const {group} = api.addPanel({id: 'f', component: 'text', floating: true});
    const tab = api.addPanel({id: 'tab', component: 'text', position: {referencePanel: 'a'}});
    tab.api.maximize();
    tab.api.moveTo({group, skipSetActive});
    return api.hasMaximizedGroup();
  };
  return {got: [isMaximizedAfterMove(false), isMaximizedAfterMove(true)], want: [false, true]};
});

behavior(MAXIMIZED, 'toJSON restores and maximizes again, with two events', async ({page}) => {
  const result = await page.evaluate(() => {
    const api = stage.dockOf('a b');
    api.getPanel('a')!.api.maximize();
    const fired = stage.record(api, 'onDidMaximizedGroupChange');
    const saved = JSON.stringify(api.toJSON());
    return {fired: fired.length, saved, still: api.hasMaximizedGroup()};
  });
  expect(result).toMatchObject({fired: 2, still: true});
  expect(result.saved).toContain('"maximizedNode"');
});

/** What `maximizeOnDoubleClick.ts` exports. */
declare const doubleClick: {maximizeOnDoubleClick(api: DockviewApi): unknown};

behavior(
  MAXIMIZED,
  'a double click on the padding of a tab or on the empty space of the header maximizes and restores',
  async ({page}) => {
    await loadSample(page, MAXIMIZED, 'maximizeOnDoubleClick.ts', 'doubleClick');
    const dock = await page.evaluateHandle(() => {
      const api = stage.dockOf('a');
      doubleClick.maximizeOnDoubleClick(api);
      stage.addPanels(api, 'b c');
      return api;
    });
    const stateAfter = async (selector: string) => {
      await groupOf(page, 'c')
        .locator(selector)
        .first()
        .dblclick({position: {x: 3, y: 3}});
      return dock.evaluate((api) => api.getPanel('c')!.api.isMaximized());
    };
    expect(await stateAfter('.dv-tab')).toBe(true);
    expect(await stateAfter('.dv-void-container')).toBe(false);
    expect(await stateAfter('.dv-content-container')).toBe(false);
  },
);

behavior(
  MAXIMIZED,
  'a double click on a tab of a dock inside a panel does not maximize the group around it',
  async ({page}) => {
    await loadSample(page, MAXIMIZED, 'maximizeOnDoubleClick.ts', 'doubleClick');
    const dock = await page.evaluateHandle(() => {
      const createComponent = ({id}: {id: string}) => {
        if (id !== 'outer') return new stage.Text(id);
        const holder = stage.makeInnerDock();
        holder.inner.layout(400, 400);
        stage.addPanels(holder.inner, 'inner');
        return holder;
      };
      const api = stage.dockOf('a outer', {createComponent});
      doubleClick.maximizeOnDoubleClick(api);
      return api;
    });
    const isMaximizedAfter = async (title: string) => {
      await page.locator('.dv-tab').getByText(title, {exact: true}).dblclick();
      return dock.evaluate((api) => api.hasMaximizedGroup());
    };
    expect(await isMaximizedAfter('inner')).toBe(false);
    expect(await isMaximizedAfter('outer')).toBe(true);
  },
);

fact(MAXIMIZED, 'toJSON changes the dimensions of a maximized group twice, in a nested grid more often', () => {
  const changesWith = (isNested: boolean) => {
    const api = stage.dockOf('a b');
    const {api: panelApi} = api.getPanel('b')!;
    const besideB = (id: string, direction: 'below' | 'right') =>
      api.addPanel({id, component: 'text', position: {referencePanel: 'b', direction}});
    if (isNested) {
      besideB('c', 'below');
      besideB('d', 'right');
    }
    panelApi.maximize();
    let changes = 0;
    panelApi.onDidDimensionsChange(() => (changes += 1));
    changes = 0;
    api.toJSON();
    return changes;
  };
  return {got: [changesWith(false), changesWith(true)], want: [2, 6]};
});

fact(MAXIMIZED, 'toJSON inside onDidMaximizedGroupChange overflows the stack', () => {
  const api = stage.dockOf('a b');
  api.onDidMaximizedGroupChange(() => void api.toJSON());
  return {got: stage.messageOf(() => api.getPanel('a')!.api.maximize()), want: 'Maximum call stack size exceeded'};
});

fact(MAXIMIZED, 'a maximized group keeps its maximum width', () => {
  const api = stage.dockOf('a b');
  const {group} = api.getPanel('a')!;
  group.api.setConstraints({maximumWidth: 300});
  group.api.maximize();
  return {got: group.api.width, want: 300};
});

fact(MAXIMIZED, 'a maximum changes sizes when a maximized group is restored', () => {
  const api = stage.dockOf('a b c');
  api.getPanel('a')!.api.setSize({width: 200});
  api.getPanel('b')!.api.setSize({width: 550});
  const restore = (maximumWidth: number) => {
    api.getPanel('c')!.group.api.setConstraints({maximumWidth});
    api.getPanel('b')!.api.maximize();
    api.exitMaximizedGroup();
    return api.groups.map((group) => group.api.width);
  };
  return {
    got: [restore(5000), restore(300)],
    want: [
      [200, 550, 250],
      [200, 700, 100],
    ],
  };
});

fact(MAXIMIZED, 'a panel that opens at an edge restores a maximized group badly', () => {
  const api = stage.dockOf('a');
  api.addPanel({id: 'b', component: 'text', position: {referencePanel: 'a', direction: 'below'}, initialHeight: 150});
  const {api: below} = api.getPanel('b')!.group;
  api.getPanel('a')!.api.maximize();
  api.addPanel({id: 'c', component: 'text', position: {direction: 'left'}});
  const got = {isMaximized: api.hasMaximizedGroup(), height: below.height, isVisible: below.isVisible};
  return {got, want: {isMaximized: false, height: 100, isVisible: false}};
});

fact(MOVE, 'a group moved to an edge is a new group without its lock', () => {
  const api = stage.dockOf('a b');
  const {group} = api.getPanel('b')!;
  group.locked = true;
  group.api.moveTo({position: 'left'});
  const moved = api.getPanel('b')!.group;
  return {got: {sameId: moved.id === group.id, locked: Boolean(moved.locked)}, want: {sameId: false, locked: false}};
});

fact(MOVE, 'at an edge a group loses the limits of setConstraints, not those of its panel', () => {
  const api = stage.dockOf('a b');
  api.addPanel({id: 'wide', component: 'text', minimumWidth: 300, position: {direction: 'right'}});
  api.getPanel('a')!.group.api.setConstraints({minimumWidth: 250});
  for (const id of ['a', 'wide']) api.getPanel(id)!.group.api.moveTo({position: 'left'});
  return {got: ['a', 'wide'].map((id) => api.getPanel(id)!.group.minimumWidth), want: [100, 300]};
});

fact(MOVE, 'a group moved beside another stays the same group', () => {
  const api = stage.dockOf('a b');
  const {group} = api.getPanel('a')!;
  group.api.moveTo({group: api.getPanel('b')!.group, position: 'bottom'});
  return {got: api.getPanel('a')!.group === group, want: true};
});

fact(MOVE, 'onDidMovePanel fires for a move beside a group, not for a merge or an edge', () => {
  const movesDuring = (position: 'bottom' | 'center' | 'edge') => {
    const api = stage.dockOf('a b');
    const fired = stage.record(api, 'onDidMovePanel');
    const {group} = api.getPanel('b')!;
    api.getPanel('a')!.group.api.moveTo(position === 'edge' ? {position: 'right'} : {group, position});
    return fired.length;
  };
  return {
    got: {beside: movesDuring('bottom'), merged: movesDuring('center'), edge: movesDuring('edge')},
    want: {beside: 1, merged: 0, edge: 0},
  };
});

fact(MOVE, 'a group moved into itself is gone without an event', () => {
  const api = stage.dockOf('a b');
  const fired = stage.record(api, 'onDidRemovePanel');
  const {group} = api.getPanel('a')!;
  group.api.moveTo({group});
  return {got: [fired, stage.tabs()], want: [[], ['b']]};
});

fact(MOVE, 'a group moved into a group that is gone loses its panels without an error', () => {
  const api = stage.dockOf('a b c');
  const [moved, gone] = ['a', 'b'].map((id) => api.getPanel(id)!.group);
  api.getPanel('b')!.api.close();
  const message = stage.messageOf(() => moved!.api.moveTo({group: gone!}));
  return {got: {message, panels: api.panels.map(({id}) => id)}, want: {message: undefined, panels: ['c']}};
});

fact(MOVE, 'a group cannot stand beside a floating group', () => {
  const api = stage.dockOf('a b');
  const {group} = api.addPanel({id: 'palette', component: 'text', floating: true});
  return {
    got: stage.messageOf(() => api.getPanel('a')!.group.api.moveTo({group, position: 'right'})),
    want: 'Invalid grid element',
  };
});

fact(MOVE, 'a group moved beside a popout window leaves the dock without an error', async () => {
  const api = stage.dockOf('a b');
  await api.addPopoutGroup(api.getPanel('b')!, {popoutUrl: '/popout.html'});
  const {group} = api.getPanel('a')!;
  const message = stage.messageOf(() => group.api.moveTo({group: api.getPanel('b')!.group, position: 'right'}));
  return {got: [message, group.element.isConnected], want: [undefined, false]};
});

fact(RESIZING, 'addGroup exchanges its initial width and height', () => {
  const api = stage.dockOf('a');
  const group = api.addGroup({referencePanel: 'a', direction: 'right', initialWidth: 200, initialHeight: 350});
  const vertical = stage.dockOf('a');
  vertical.addPanel({id: 'b', component: 'text', position: {direction: 'below'}});
  const below = vertical.addGroup({referencePanel: 'a', direction: 'below', initialWidth: 150, initialHeight: 250});
  return {got: [group.api.width, below.api.height], want: [350, 250]};
});

fact(MOVE, 'an empty group moves next to another without an event', async () => {
  const api = stage.dockOf('a b');
  const empty = api.addGroup({direction: 'right'});
  await stage.settled();
  const fired = stage.record(api, 'onDidMovePanel', 'onDidLayoutChange', 'onDidAddGroup', 'onDidRemoveGroup');
  empty.api.moveTo({group: api.getPanel('a')!.group, position: 'left'});
  await stage.settled();
  const {left} = empty.element.getBoundingClientRect();
  return {
    got: {fired, isFirst: left < api.getPanel('a')!.group.element.getBoundingClientRect().left},
    want: {fired: [], isFirst: true},
  };
});

behavior(
  FLOATING,
  'Shift and a drag move a floating group by its content, not with the renderer always',
  async ({page}) => {
    const moves = async (renderer: 'always' | 'onlyWhenVisible') => {
      await page.reload();
      await page.evaluate((value) => {
        const floating = {position: {left: 200, top: 150}, width: 300, height: 250};
        stage.dockOf('a').addPanel({id: 'f', component: 'text', renderer: value, floating});
      }, renderer);
      const content = page.locator('[data-content=f]');
      await expect(content).toBeVisible();
      const leftOf = async () => (await page.locator('.dv-resize-container').boundingBox())!.x;
      const start = await leftOf();
      await page.keyboard.down('Shift');
      await drag(page, content, page.locator('[data-content=a]'));
      await page.keyboard.up('Shift');
      return (await leftOf()) > start;
    };
    expect(await moves('onlyWhenVisible')).toBe(true);
    expect(await moves('always')).toBe(false);
  },
);

fact(RESIZING, 'setSize takes from the last group of the row first', () => {
  const api = stage.dockOf('a b c d');
  const sizesAfter = (width: number) => {
    api.getPanel('b')!.api.setSize({width});
    return api.groups.map((group) => group.width);
  };
  return {
    got: [sizesAfter(300), sizesAfter(600)],
    want: [
      [250, 300, 250, 200],
      [200, 600, 100, 100],
    ],
  };
});

fact(RESIZING, 'setSize makes a row equal from the first group to the last', () => {
  const widthsAfter = (...order: string[]) => {
    const api = stage.dockOf('a b c');
    api.getPanel('a')!.api.setSize({width: 160});
    for (const id of order) api.getPanel(id)!.api.setSize({width: 333});
    return api.groups.map((group) => Math.round(group.width));
  };
  return {
    got: [widthsAfter('a', 'b', 'c'), widthsAfter('b', 'c', 'a')],
    want: [
      [333, 334, 333],
      [333, 507, 160],
    ],
  };
});

fact(RESIZING, 'a hidden group comes back at its old size, and setSize waits in vain', () => {
  const api = stage.dockOf('a b');
  const {api: groupApi} = api.getPanel('a')!.group;
  groupApi.setSize({width: 220});
  groupApi.setVisible(false);
  groupApi.setSize({width: 640});
  groupApi.setVisible(true);
  return {got: groupApi.width, want: 220};
});

fact(RESIZING, 'groups that are hidden return to their sizes when shown in reverse order', () => {
  const makeRow = () => {
    const api = stage.dockOf('left main right');
    api.getPanel('left')!.api.setSize({width: 200});
    api.getPanel('right')!.api.setSize({width: 160});
    return api;
  };
  const makeColumn = () => {
    const api = stage.dockOf('top main');
    api.addPanel({id: 'bottom', component: 'text', position: {referencePanel: 'top', direction: 'below'}});
    api.getPanel('top')!.api.setSize({width: 240, height: 150});
    return api;
  };
  const isKept = (api: ReturnType<typeof makeRow>, hide: string[], show: string[]) => {
    const readSizes = () => JSON.stringify(api.panels.map(({api: {width, height}}) => [width, height]));
    const before = readSizes();
    for (const id of hide) api.getPanel(id)!.group.api.setVisible(false);
    for (const id of show) api.getPanel(id)!.group.api.setVisible(true);
    return readSizes() === before;
  };
  return {
    got: {
      reverse: [
        isKept(makeRow(), ['left', 'right'], ['right', 'left']),
        isKept(makeColumn(), ['top', 'bottom'], ['bottom', 'top']),
      ],
      same: [
        isKept(makeRow(), ['left', 'right'], ['left', 'right']),
        isKept(makeColumn(), ['top', 'bottom'], ['top', 'bottom']),
      ],
    },
    want: {reverse: [true, true], same: [false, false]},
  };
});

fact(CONSTRAINTS, 'the limits of a newly active tab apply with the next forced layout', () => {
  const api = stage.dockOf('a b');
  const wide = {id: 'wide', component: 'text', inactive: true, minimumWidth: 600};
  const panel = api.addPanel({...wide, position: {referencePanel: 'a'}});
  panel.api.setActive();
  const activated = panel.group.api.width;
  api.layout(api.width, api.height, true);
  return {got: [activated, panel.group.api.width], want: [500, 600]};
});

behavior(FLOATING, 'a floating group shrinks to its header, fills the dock, and is restored', async ({page}) => {
  await page.addStyleTag({content: '.dv-resize-container {box-sizing: border-box}'});
  const boxes = await page.evaluate(async () => {
    const api = stage.dockOf('a');
    const floating = {x: 100, y: 100, width: 300, height: 200};
    const {group} = api.addPanel({id: 'f', component: 'text', floating});
    const boxAfter = async (change: () => void) => {
      change();
      await stage.settled();
      const {left, top, width, height} = group.element.closest('.dv-resize-container')!.getBoundingClientRect();
      return [left, top, width, height];
    };
    const {width, height, ...position} = api.toJSON().floatingGroups![0]!.position;
    return [
      await boxAfter(() => group.api.setSize({height: 35})),
      await boxAfter(() => api.addFloatingGroup(group, {x: 0, y: 0, width: api.width, height: api.height})),
      await boxAfter(() => api.addFloatingGroup(group, {width, height, position})),
    ];
  });
  expect(boxes).toEqual([
    [100, 100, 300, 35],
    [0, 0, 1000, 600],
    [100, 100, 300, 200],
  ]);
});

behavior(FLOATING, 'overflow hidden clips a floating group at the edge of the dock', async ({page}) => {
  await page.evaluate(() => {
    const floating = {x: 900, y: 100, width: 300, height: 200};
    stage.makeDock().addPanel({id: 'f', component: 'text', floating});
  });
  const isHitOutside = () =>
    page.evaluate(() => document.elementFromPoint(1100, 150)?.closest('.dv-resize-container') !== null);
  await expect.poll(isHitOutside).toBe(true);
  await page.addStyleTag({content: '.dv-dockview {overflow: hidden}'});
  await expect.poll(isHitOutside).toBe(false);
});

/** Where the frame of the only floating group is. */
const readFrame = (page: Page) =>
  page.evaluate(() => {
    const {left, top, width, height} = document.querySelector('.dv-resize-container')!.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });

behavior(FLOATING, 'a floating group follows a finger with touch-action none', async ({page}) => {
  await page.evaluate(() => {
    const floating = {x: 100, y: 100, width: 300, height: 200};
    stage.makeDock().addPanel({id: 'f', component: 'text', floating});
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', {enabled: true});
  const {x, y} = (await page.locator('.dv-resize-container .dv-void-container').boundingBox())!;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...by: number[]) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints: by.map((step) => ({x: x + 20 + step, y: y + 10}))});
  await page.addStyleTag({content: '.dv-void-container {touch-action: none}'});
  await touch('touchStart', 0);
  for (const step of [10, 20, 30, 40, 50]) await touch('touchMove', step);
  await touch('touchEnd');
  const [left] = await readFrame(page);
  expect(left).toBeGreaterThan(120);
});

behavior(FLOATING, 'a floating group is resized beyond the dock unless CSS limits it', async ({page}) => {
  await page.evaluate(() => {
    const floating = {x: 100, y: 100, width: 300, height: 200};
    const api = stage.makeDock({floatingGroupBounds: 'boundedWithinViewport'});
    api.addPanel({id: 'f', component: 'text', floating});
  });
  const dragRightBorder = async () => {
    const {x, y, height} = (await page.locator('.dv-resize-handle-right').boundingBox())!;
    await page.mouse.move(x + 1, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(1400, y + height / 2, {steps: 5});
    await page.mouse.up();
    return (await readFrame(page))[2]!;
  };
  expect(await dragRightBorder()).toBeGreaterThan(1000);
  await page.addStyleTag({content: '.dv-resize-container {box-sizing: border-box; max-width: 100%}'});
  expect((await readFrame(page))[2]).toBe(1000);
});

fact(FLOATING, 'floating the last panel of a group removes the group without an event', () => {
  const api = stage.dockOf('a b');
  const {id} = api.getPanel('b')!.group;
  const fired = stage.record(api, 'onDidRemoveGroup', 'onDidMovePanel');
  api.addFloatingGroup(api.getPanel('b')!);
  const fromGrid = [...fired];
  api.addFloatingGroup(api.getPanel('b')!);
  return {
    got: {fromGrid, isOpen: api.getGroup(id) !== undefined, fromFloating: fired},
    want: {fromGrid: [], isOpen: false, fromFloating: ['onDidRemoveGroup']},
  };
});

/** Adds a dock with `main` and, on its left, `top` above `bottom`, whose sizes can be read. */
const declareColumn = () => {
  const makeColumn = () => {
    const api = stage.dockOf('top main');
    api.addPanel({id: 'bottom', component: 'text', position: {referencePanel: 'top', direction: 'below'}});
    api.getPanel('top')!.api.setSize({width: 240});
    return api;
  };
  const column = (api: ReturnType<typeof makeColumn>) => ['top', 'bottom'].map((id) => api.getPanel(id)!.group);
  const sizes = (api: ReturnType<typeof makeColumn>) => column(api).map(({width, height}) => [width, height]);
  return Object.assign(window, {makeColumn, column, sizes});
};
type Column = ReturnType<typeof declareColumn>;

behavior(
  RESIZING,
  'a column whose groups are all hidden is saved with size 0 and comes back with its minimum width',
  async ({page}) => {
    await page.evaluate(declareColumn);
    const result = await page.evaluate(async () => {
      const {makeColumn, column, sizes} = window as unknown as Column;
      const api = makeColumn();
      for (const group of column(api)) group.api.setVisible(false);
      const saved = JSON.parse(JSON.stringify(api.toJSON()));
      const loaded = stage.makeDock();
      loaded.fromJSON(saved);
      for (const group of column(loaded)) group.api.setVisible(true);
      await stage.settled();
      return {saved: saved.grid.root.data[0].size, widths: sizes(loaded).map(([width]) => width)};
    });
    expect(result).toEqual({saved: 0, widths: [100, 100]});
  },
);

fact(RESIZING, 'a group above a hidden row loads with its minimum width until the row is shown', async () => {
  const source = stage.dockOf('editor');
  source.addPanel({id: 'terminal', component: 'text', position: {referencePanel: 'editor', direction: 'below'}});
  source.addPanel({id: 'output', component: 'text', position: {referencePanel: 'terminal', direction: 'right'}});
  const setRowVisible = async (api: typeof source, isVisible: boolean) => {
    for (const id of ['terminal', 'output']) api.getPanel(id)!.group.api.setVisible(isVisible);
    await stage.settled();
  };
  const width = (api: typeof source) => api.getPanel('editor')!.api.width;
  await setRowVisible(source, false);
  const loaded = stage.makeDock();
  loaded.fromJSON(JSON.parse(JSON.stringify(source.toJSON())));
  await stage.settled();
  const widths = [width(source), width(loaded)];
  await setRowVisible(loaded, true);
  await setRowVisible(loaded, false);
  return {got: [...widths, width(loaded)], want: [1000, 100, 1000]};
});

behavior(RESIZING, 'sizes that are noted before hiding a column bring it back', async ({page}) => {
  await page.evaluate(declareColumn);
  const result = await page.evaluate(() => {
    const {makeColumn, column, sizes} = window as unknown as Column;
    const api = makeColumn();
    const before = sizes(api);
    for (const group of column(api)) group.api.setVisible(false);
    const loaded = stage.makeDock();
    loaded.fromJSON(JSON.parse(JSON.stringify(api.toJSON())));
    for (const group of column(loaded)) group.api.setVisible(true);
    loaded.layout(loaded.width, loaded.height, true);
    column(loaded).forEach((group, index) => {
      const [width, height] = before[index]!;
      group.api.setSize({width, height});
    });
    return {before, after: sizes(loaded)};
  });
  expect(result.after).toEqual(result.before);
});

fact(RESIZING, 'a group hidden before the first layout is shown with its minimum width', async () => {
  const api = stage.dockview.createDockview(stage.addContainer(), {createComponent: ({id}) => new stage.Text(id)});
  stage.addPanels(api, 'a b');
  const {group} = api.getPanel('a')!;
  group.api.setSize({width: 300});
  group.api.setVisible(false);
  await stage.settled();
  group.api.setVisible(true);
  return {got: group.api.width, want: 100};
});

fact(RESIZING, 'buttons of an edge strip show their panel or hide the sidebar', () => {
  const api = stage.dockOf('editor');
  const sidebar = api.addGroup({direction: 'left', hideHeader: true});
  for (const id of ['files', 'search']) {
    api.addPanel({id, component: 'text', position: {referenceGroup: sidebar}});
  }
  const toggle = (id: string) => {
    const tool = api.getPanel(id)!;
    const isInFront = sidebar.api.isVisible && sidebar.activePanel === tool;
    sidebar.api.setVisible(!isInFront);
    if (!isInFront) tool.api.setActive();
    return sidebar.api.isVisible && sidebar.activePanel?.id;
  };
  return {got: ['search', 'files', 'search'].map(toggle), want: [false, 'files', 'search']};
});

behavior(MOVE, 'the path of a group in the grid can be read from a saved layout', async ({page}) => {
  await page.evaluate(declareColumn);
  const paths = await page.evaluate(() => {
    const api = (window as unknown as Column).makeColumn();
    type Node = ReturnType<typeof api.toJSON>['grid']['root'];
    const findPath = (node: Node, groupId: string): number[] | undefined => {
      if (!Array.isArray(node.data)) return node.data.id === groupId ? [] : undefined;
      const paths = node.data.map((child, index) => [index, findPath(child, groupId)] as const);
      const found = paths.find(([, path]) => path);
      return found && [found[0], ...found[1]!];
    };
    return ['main', 'top', 'bottom'].map((id) => findPath(api.toJSON().grid.root, api.getPanel(id)!.group.id));
  });
  expect(paths).toEqual([[1], [0, 0], [0, 1]]);
});

fact(RESIZING, 'an initial width resizes the group that a panel joins', () => {
  const api = stage.dockOf('a b');
  api.addPanel({id: 'c', component: 'text', initialWidth: 300, position: {referencePanel: 'a'}});
  return {got: api.groups.map((group) => group.width), want: [300, 700]};
});

fact(RESIZING, 'setSize has no limits in a floating group', async () => {
  const api = stage.dockOf('a');
  const panel = api.addPanel({id: 'palette', component: 'text', floating: {width: 300, height: 200}});
  const widthAfter = async (width: number) => {
    panel.api.setSize({width});
    for (let turn = 0; turn < 3; turn++) await stage.settled();
    return panel.api.width;
  };
  return {got: [await widthAfter(5), await widthAfter(5000)], want: [5, 5000]};
});

fact(CONTROLS, 'a group that becomes empty fires no onDidActivePanelChange', () => {
  const api = stage.dockOf('a', {noPanelsOverlay: 'emptyGroup'});
  const group = api.groups[0]!;
  const fired: string[] = [];
  group.api.onDidActivePanelChange(() => fired.push('active'));
  group.model.onDidRemovePanel(() => fired.push('removed'));
  api.getPanel('a')!.api.close();
  return {got: {fired, groups: api.groups.length}, want: {fired: ['removed'], groups: 1}};
});

behavior(
  CONSTRAINTS,
  'the sash moves a group of fixed width between two others, not at the end of a row',
  async ({page}) => {
    const widthsAfterDrag = async (fixed: 'a' | 'b') => {
      await page.evaluate((id) => {
        document.body.replaceChildren();
        const api = stage.dockOf('a b c');
        api.getPanel(id)!.group.api.setConstraints({minimumWidth: 240, maximumWidth: 240});
        api.layout(1000, 600, true);
        Object.assign(window, {api});
      }, fixed);
      const widths = () => page.evaluate<number[]>('api.groups.map((group) => group.width)');
      const before = await widths();
      await page.mouse.move(before[0]!, 300);
      await page.mouse.down();
      await page.mouse.move(before[0]! + 80, 300, {steps: 6});
      await page.mouse.up();
      return {before, after: await widths()};
    };
    const atEnd = await widthsAfterDrag('a');
    expect(atEnd.after).toEqual(atEnd.before);
    const between = await widthsAfterDrag('b');
    expect(between.after[0]).toBe(between.before[0]! + 80);
    expect(between.after[1]).toBe(240);
  },
);

/** The group that is active after a move of the tabs `first second`, with `skipSetActive`, while `other` is active. */
fact(MOVE, 'skipSetActive keeps the active group if the active tab of the moved group is its last', () => {
  const activeAfter = (activeTab: string, isMerge: boolean) => {
    const api = stage.dockOf('target other first');
    const first = api.getPanel('first')!;
    api.addPanel({id: 'second', component: 'text', position: {referencePanel: first}});
    for (const id of [activeTab, 'other']) api.getPanel(id)!.api.setActive();
    const {group} = api.getPanel('target')!;
    first.group.api.moveTo(isMerge ? {group, skipSetActive: true} : {position: 'left', skipSetActive: true});
    return api.activePanel?.id;
  };
  return {
    got: [true, false].map((isMerge) => [activeAfter('second', isMerge), activeAfter('first', isMerge)]),
    want: [
      ['other', 'first'],
      ['other', 'first'],
    ],
  };
});

fact(MOVE, 'a merge with skipSetActive still changes the active tab of the joined group', () => {
  const api = stage.dockOf('a b');
  const {group} = api.getPanel('b')!;
  api.getPanel('a')!.group.api.moveTo({group, skipSetActive: true});
  return {got: [api.activeGroup === group, api.activePanel?.id], want: [true, 'a']};
});

fact(MOVE, 'a merge reports the active group and panel only if they change', async () => {
  const firedWith = async (active: string) => {
    const api = stage.dockOf('moved target other');
    api.getPanel(active)!.api.setActive();
    await stage.settled();
    const fired = stage.record(api, 'onDidRemoveGroup', 'onDidActiveGroupChange', 'onDidActivePanelChange');
    api.getPanel('moved')!.group.api.moveTo({group: api.getPanel('target')!.group});
    await stage.settled();
    return fired;
  };
  return {
    got: [await firedWith('moved'), await firedWith('target'), await firedWith('other')],
    want: [
      ['onDidRemoveGroup', 'onDidActiveGroupChange'],
      ['onDidRemoveGroup', 'onDidActivePanelChange'],
      ['onDidRemoveGroup', 'onDidActiveGroupChange', 'onDidActivePanelChange'],
    ],
  };
});

fact(RESIZING, 'the size of a tab in the background is that of an earlier time', () => {
  const api = stage.tabsOf('a b');
  api.addPanel({id: 'c', component: 'text', position: {direction: 'right'}});
  api.getPanel('b')!.api.setSize({width: 300});
  const widths = ['a', 'b'].map((id) => api.getPanel(id)!.api.width);
  return {got: [api.getPanel('a')!.group.api.width, ...widths], want: [300, 1000, 300]};
});

fact(RESIZING, 'setSize works in a floating group that is hidden or beside a maximized group', async () => {
  const api = stage.dockOf('a b');
  const {group} = api.addPanel({id: 'palette', component: 'text', floating: {width: 300, height: 200}});
  const widthOf = ({element}: {element: HTMLElement}) => element.getBoundingClientRect().width;
  group.api.setVisible(false);
  group.api.setSize({width: 250});
  group.api.setVisible(true);
  const afterHidden = widthOf(group);
  const inGrid = api.getPanel('a')!.group;
  inGrid.api.maximize();
  group.api.setSize({width: 270});
  inGrid.api.setSize({width: 280});
  const besideMaximized = widthOf(group);
  api.exitMaximizedGroup();
  await stage.settled();
  return {got: [afterHidden, besideMaximized, widthOf(inGrid)], want: [250, 270, 500]};
});

fact(RESIZING, 'after a group opens at an edge, a new height changes only the last group of the column', () => {
  const heightsAfter = (opensEdgeFirst: boolean, ...acts: ((api: DockviewApi) => void)[]) => {
    const api = stage.makeDock();
    api.addPanel({id: 'a', component: 'text'});
    const openEdge = () => api.addPanel({id: 'edge', component: 'text', position: {direction: 'left'}});
    if (opensEdgeFirst) openEdge();
    api.addPanel({id: 'b', component: 'text', position: {referencePanel: 'a', direction: 'below'}});
    if (!opensEdgeFirst) openEdge();
    for (const act of acts) act(api);
    api.layout(1000, 500);
    return ['a', 'b'].map((id) => api.getPanel(id)!.group.api.height);
  };
  const keepHeight = (api: DockviewApi) => {
    const {group} = api.getPanel('b')!;
    group.api.setSize({height: group.api.height});
  };
  const belowRow = stage.dockOf('a');
  const below = belowRow.addPanel({id: 'b', component: 'text', position: {referencePanel: 'a', direction: 'below'}});
  belowRow.addPanel({id: 'c', component: 'text', position: {referencePanel: 'a', direction: 'right'}});
  belowRow.addPanel({id: 'edge', component: 'text', position: {direction: 'left'}});
  return {
    got: [[below.api.height], heightsAfter(false), heightsAfter(true), heightsAfter(false, keepHeight)],
    want: [[100], [300, 200], [250, 250], [250, 250]],
  };
});

fact(RESIZING, 'after a group opens at an edge, a new width changes only the last group of a row in a column', () => {
  const sizesAfter = (direction: 'below' | 'left', keepsShares: boolean) => {
    const api = stage.makeDock();
    api.addPanel({id: 'a', component: 'text'});
    api.addPanel({id: 'b', component: 'text', position: {referencePanel: 'a', direction: 'below'}});
    api.addPanel({id: 'c', component: 'text', position: {referencePanel: 'a', direction: 'right'}});
    const {api: groupApi} = api.getPanel('a')!.group;
    api.addPanel({id: 'edge', component: 'text', position: {direction}});
    if (keepsShares) groupApi.setSize({width: 500});
    if (direction === 'below') api.layout(600, 600);
    return [groupApi.width, groupApi.height];
  };
  return {
    got: [sizesAfter('below', false), sizesAfter('below', true), sizesAfter('left', false)],
    want: [
      [500, 200],
      [300, 200],
      [400, 500], // half of 500, and 300, with shares that are kept
    ],
  };
});

fact(RESIZING, 'a group at an edge shows the hidden groups of a column, unless it was split at an edge too', () => {
  const stateAfter = (
    reference: {referencePanel?: string},
    hide: (api: DockviewApi, panel: IDockviewPanel) => void,
  ) => {
    const api = stage.dockOf('a');
    const below = api.addPanel({id: 'b', component: 'text', position: {...reference, direction: 'below'}});
    hide(api, below);
    api.addPanel({id: 'edge', component: 'text', position: {direction: 'left'}});
    return [below.group.api.isVisible, below.group.api.height];
  };
  const hideGroup = (_: DockviewApi, {group}: IDockviewPanel) => group.api.setVisible(false);
  const maximizeOther = (api: DockviewApi) => api.getPanel('a')!.api.maximize();
  const referencePanel = 'a';
  return {
    got: [hideGroup, maximizeOther].flatMap((hide) => [stateAfter({referencePanel}, hide), stateAfter({}, hide)]),
    want: [
      [false, 100],
      [false, 0],
      [false, 100],
      [true, 300],
    ],
  };
});

fact(CONSTRAINTS, 'the limits of an active panel that moves apply with a layout after the move', () => {
  const widthAfter = (event: 'onDidActivePanelChange' | 'onDidMovePanel') => {
    const api = stage.dockOf('a');
    const wide = api.addPanel({id: 'wide', component: 'text', minimumWidth: 600});
    const position = {referencePanel: 'a', direction: 'right'} as const;
    const {group} = api.addPanel({id: 'b', component: 'text', position});
    group.api.setSize({width: 200});
    wide.api.setActive();
    api[event](() => api.layout(api.width, api.height, true));
    wide.api.moveTo({group});
    return group.api.width;
  };
  return {got: [widthAfter('onDidActivePanelChange'), widthAfter('onDidMovePanel')], want: [200, 600]};
});

fact(CONSTRAINTS, 'the limits of a panel that opens beside another apply with the next forced layout', () => {
  const widthOf = (isForced: boolean) => {
    const api = stage.dockOf('a b');
    if (isForced) api.onDidActivePanelChange(() => api.layout(api.width, api.height, true));
    const position = {referencePanel: 'a', direction: 'right'} as const;
    return api.addPanel({id: 'wide', component: 'text', minimumWidth: 600, position}).api.width;
  };
  return {got: [widthOf(false), widthOf(true)], want: [333, 600]};
});

fact(CONSTRAINTS, 'the limits of a group that moves as a whole apply with a later layout', async () => {
  const widthAfter = async (event: 'onDidMovePanel' | 'onDidRemoveGroup', isMerged: boolean) => {
    const api = stage.dockOf('a b');
    const position = {referencePanel: 'a', direction: 'right'} as const;
    const wide = api.addPanel({id: 'wide', component: 'text', minimumWidth: 600, position});
    api[event](() => queueMicrotask(() => api.layout(api.width, api.height, true)));
    wide.group.api.moveTo(isMerged ? {group: api.getPanel('b')!.group} : {position: 'left'});
    await stage.settled();
    return Math.round(wide.group.api.width);
  };
  const merged = [await widthAfter('onDidMovePanel', true), await widthAfter('onDidRemoveGroup', true)];
  const atEdge = [await widthAfter('onDidMovePanel', false), await widthAfter('onDidRemoveGroup', false)];
  return {got: [...merged, ...atEdge], want: [500, 600, 333, 600]};
});

fact(CONSTRAINTS, 'with a gap a group is smaller than its limits', () => {
  const api = stage.dockOf('a b', {theme: {...stage.dockview.themeLight, gap: 10}});
  const {group} = api.getPanel('a')!;
  group.api.setConstraints({minimumWidth: 150, maximumWidth: 320});
  const widthAfter = (width: number) => {
    group.api.setSize({width});
    return group.api.width;
  };
  return {got: [widthAfter(50), widthAfter(600)], want: [145, 315]};
});

fact(CONSTRAINTS, 'in a single row groups have the height of the dock whatever their limits', () => {
  const api = stage.dockOf('a b');
  api.getPanel('a')!.group.api.setConstraints({minimumHeight: 800});
  api.getPanel('b')!.group.api.setConstraints({maximumHeight: 200});
  api.layout(1000, 600, true);
  return {got: [...api.groups.map(({height}) => height), api.minimumHeight], want: [600, 600, 800]};
});

fact(HEADER, 'a panel at the left edge takes half of the width of a fixed area', () => {
  const api = stage.dockOf('a');
  const bar = api.addGroup({direction: 'above', hideHeader: true});
  bar.locked = 'no-drop-target';
  bar.api.setConstraints({minimumHeight: 60, maximumHeight: 60});
  const before = bar.api.width;
  api.addPanel({id: 'b', component: 'text', position: {direction: 'left'}});
  return {got: [before, bar.api.width], want: [1000, 500]};
});

/** What `dialog.ts` of the page exports. */
declare const dialog: Record<'openSettings' | 'keepSettingsFloating', (api: DockviewApi) => void>;

behavior(
  FLOATING,
  'a floating dialog opens in the middle, keeps its size, and is neither docked nor joined',
  async ({page}) => {
    await loadSample(page, FLOATING, 'dialog.ts', 'dialog');
    await page.addStyleTag({content: readFence(FLOATING, 'dialog.css')});
    await page.evaluate(() => {
      const createComponent = ({id}: {id: string}) => {
        const element = document.createElement('p');
        element.className = id;
        return {element, init() {}};
      };
      const api = stage.dockOf('a b', {createComponent});
      dialog.keepSettingsFloating(api);
      dialog.openSettings(api);
    });
    const frame = page.locator('.dv-resize-container');
    const dock = (await page.locator('.dv-dockview').boundingBox())!;
    const box = (await frame.boundingBox())!;
    expect(Math.abs(box.x + box.width / 2 - (dock.x + 500))).toBeLessThan(2);
    expect(Math.abs(box.y + box.height / 2 - (dock.y + 300))).toBeLessThan(2);
    await drag(page, frame.locator('.dv-resize-handle-bottomright'), page.locator('html'), {across: 0.7, down: 0.9});
    expect(await frame.boundingBox()).toEqual(box);
    const space = frame.locator('.dv-void-container');
    const content = groupOf(page, 'a').last().locator('.dv-content-container');
    await drag(page, tab(page, 'settings'), content, {across: 0.2, down: 0.5});
    await page.keyboard.down('Shift');
    await drag(page, space, content, {across: 0.2, down: 0.5});
    await page.keyboard.up('Shift');
    await drag(page, tab(page, 'a'), frame);
    await drag(page, tab(page, 'b'), space);
    await expect(frame.locator('.dv-tab')).toHaveText(['settings']);
    expect(await frame.boundingBox()).toEqual(box);
    await drag(page, space, content, {across: 0.5, down: 0.2});
    expect((await frame.boundingBox())!.x).not.toBe(box.x);
  },
);

behavior(RESIZING, 'under a theme with a gap a minimum of 0 lets the sash move out of reach', async ({page}) => {
  const afterDrag = async (minimumWidth: number) => {
    await page.evaluate((value) => {
      document.body.replaceChildren();
      const api = stage.dockOf('a b c d', {theme: stage.dockview.themeAbyssSpaced});
      api.getPanel('a')!.group.api.setConstraints({minimumWidth: value});
    }, minimumWidth);
    const sash = page.locator('.dv-sash').first();
    const {x, width} = (await sash.boundingBox())!;
    await page.mouse.move(x + width / 2, 300);
    await page.mouse.down();
    await page.mouse.move(1, 300, {steps: 8});
    await page.mouse.up();
    const {x: left} = (await page.locator('.dv-split-view-container').first().boundingBox())!;
    const {x: start, width: length} = (await sash.boundingBox())!;
    return {left, sashEnd: start + length};
  };
  const lost = await afterDrag(0);
  expect(lost.sashEnd).toBeLessThan(lost.left);
  const kept = await afterDrag(10);
  expect(kept.sashEnd).toBeGreaterThan(kept.left);
});

fact(CONSTRAINTS, 'a group loses its limits at an edge of the dock and when its only panel floats', () => {
  const minimumAfter = (move: (api: DockviewApi) => void) => {
    const api = stage.dockOf('a b');
    api.getPanel('a')!.group.api.setConstraints({minimumWidth: 400});
    move(api);
    return api.getPanel('a')!.group.minimumWidth;
  };
  return {
    got: [
      minimumAfter((api) => api.getPanel('a')!.group.api.moveTo({position: 'right'})),
      minimumAfter((api) => api.addFloatingGroup(api.getPanel('a')!)),
      minimumAfter((api) => {
        const {group} = api.getPanel('b')!;
        api.getPanel('a')!.api.moveTo({group, position: 'right'});
      }),
    ],
    want: [100, 100, 400],
  };
});
