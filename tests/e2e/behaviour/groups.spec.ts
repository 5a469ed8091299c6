import {behaviour, expect} from './support';

const CONSTRAINTS = '/docs/core/groups/constraints';
const CONTROLS = '/docs/core/groups/controls';
const FLOATING = '/docs/core/groups/floatingGroups';
const HEADER = '/docs/core/groups/hiddenHeader';
const MAXIMISED = '/docs/core/groups/maxmizedGroups';
const MOVE = '/docs/core/groups/move';
const RESIZING = '/docs/core/groups/resizing';

behaviour(CONSTRAINTS, 'setConstraints resizes with the next layout only', async ({page}) => {
  const widths = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    const {api: groupApi} = api.getPanel('a')!.group;
    groupApi.setConstraints({maximumWidth: 200});
    const before = groupApi.width;
    api.layout(api.width, api.height, true);
    return {before, after: groupApi.width};
  });
  expect(widths).toEqual({before: 500, after: 200});
});

behaviour(CONSTRAINTS, 'the limit of the active panel goes before that of its group', async ({page}) => {
  const width = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'main');
    const position = {direction: 'left'} as const;
    const panel = api.addPanel({id: 'a', component: 'text', position, minimumWidth: 120});
    panel.group.api.setConstraints({minimumWidth: 300});
    panel.api.setSize({width: 50});
    return panel.api.width;
  });
  expect(width).toBe(120);
});

behaviour(CONSTRAINTS, 'limits of panels are saved, limits of groups are not', async ({page}) => {
  const saved = await page.evaluate(() => {
    const api = stage.makeDock();
    api.addPanel({id: 'a', component: 'text', minimumWidth: 180});
    api.getPanel('a')!.group.api.setConstraints({minimumWidth: 333});
    return JSON.stringify(api.toJSON());
  });
  expect(saved).toContain('"minimumWidth":180');
  expect(saved).not.toContain('333');
});

behaviour(CONSTRAINTS, 'addGroup takes its maximum height for the minimum width', async ({page}) => {
  const width = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'main');
    const group = api.addGroup({direction: 'left', constraints: {minimumWidth: 400, maximumHeight: 250}});
    group.api.setSize({width: 10});
    return group.api.width;
  });
  expect(width).toBe(250);
});

behaviour(CONSTRAINTS, 'the maximum width of the dock is its maximum height', async ({page}) => {
  const limits = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a');
    api.getPanel('a')!.group.api.setConstraints({maximumWidth: 777, maximumHeight: 555});
    return {width: api.maximumWidth, height: api.maximumHeight};
  });
  expect(limits.width).toBe(limits.height);
});

behaviour(CONTROLS, 'a header action starts while its group is still empty', async ({page}) => {
  const seen = await page.evaluate(() => {
    const seen: unknown[] = [];
    const api = stage.makeDock({
      createRightHeaderActionComponent: (group) => ({
        element: document.createElement('button'),
        init: () => seen.push({panels: group.panels.length, active: group.activePanel ?? null}),
        dispose() {},
      }),
    });
    stage.addPanels(api, 'a');
    return seen;
  });
  expect(seen).toEqual([{panels: 0, active: null}]);
});

behaviour(CONTROLS, 'another header action reaches new groups only', async ({page}) => {
  await page.evaluate(() => {
    const action = (text: string) => () => {
      const element = document.createElement('b');
      element.textContent = text;
      return {element, init() {}, dispose() {}};
    };
    const api = stage.makeDock({createRightHeaderActionComponent: action('old')});
    stage.addPanels(api, 'a');
    api.updateOptions({createRightHeaderActionComponent: action('new')});
    api.addPanel({id: 'b', component: 'text', position: {direction: 'right'}});
  });
  await expect(page.locator('.dv-right-actions-container b')).toHaveText(['old', 'new']);
});

behaviour(FLOATING, 'a floating group grows by two pixels with each save and load', async ({page}) => {
  const widths = await page.evaluate(() => {
    const api = stage.makeDock();
    api.addPanel({id: 'a', component: 'text', floating: {width: 300, height: 200}});
    const savedWidth = () => {
      const saved = api.toJSON();
      api.fromJSON(JSON.parse(JSON.stringify(saved)));
      return saved.floatingGroups![0]!.position.width;
    };
    const contentBox = [savedWidth(), savedWidth(), savedWidth()];
    const style = document.createElement('style');
    style.textContent = '.dv-resize-container {box-sizing: border-box}';
    document.head.append(style);
    return {contentBox, borderBox: [savedWidth(), savedWidth()]};
  });
  expect(widths.contentBox).toEqual([302, 304, 306]);
  expect(widths.borderBox[0]).toBe(widths.borderBox[1]);
});

behaviour(FLOATING, 'a floating group cannot be maximized', async ({page}) => {
  const result = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a');
    const palette = api.addPanel({id: 'palette', component: 'text', floating: true});
    palette.api.maximize();
    return {hasMaximized: api.hasMaximizedGroup(), message: stage.messageOf(() => api.maximizeGroup(palette))};
  });
  expect(result.hasMaximized).toBe(false);
  expect(result.message).toContain("Cannot read properties of null (reading 'parentElement')");
});

behaviour(FLOATING, 'floating the only group of a dock fires no onDidLayoutChange', async ({page}) => {
  const fired = await page.evaluate(async () => {
    const eventsFor = async (ids: string) => {
      const api = stage.makeDock();
      stage.addPanels(api, ids);
      await stage.settled();
      const fired = stage.record(api, 'onDidLayoutChange');
      api.addFloatingGroup(api.getPanel('a')!.group);
      await stage.settled();
      return fired.length;
    };
    return {only: await eventsFor('a'), oneOfTwo: await eventsFor('a b')};
  });
  expect(fired).toEqual({only: 0, oneOfTwo: 1});
});

behaviour(FLOATING, 'a hidden floating group is saved without a size', async ({page}) => {
  const position = await page.evaluate(() => {
    const api = stage.makeDock();
    api.addPanel({id: 'a', component: 'text', floating: true}).group.api.setVisible(false);
    return api.toJSON().floatingGroups![0]!.position;
  });
  expect(position).toMatchObject({width: 0, height: 0});
});

behaviour(FLOATING, 'position pins a floating group to its corner', async ({page}) => {
  const distances = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    api.addFloatingGroup(api.getPanel('b')!, {position: {bottom: 20, right: 30}, width: 200, height: 100});
    const {style} = document.querySelector<HTMLElement>('.dv-resize-container')!;
    return [style.bottom, style.right];
  });
  expect(distances).toEqual(['20px', '30px']);
});

behaviour(HEADER, 'a hidden header is saved, and fires no onDidLayoutChange', async ({page}) => {
  const result = await page.evaluate(async () => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a');
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

behaviour(HEADER, 'onDidAddGroup comes before the first panel', async ({page}) => {
  const counts = await page.evaluate(() => {
    const api = stage.makeDock();
    const counts: number[] = [];
    api.onDidAddGroup((group) => counts.push(group.panels.length));
    stage.addPanels(api, 'a b');
    return counts;
  });
  expect(counts).toEqual([0, 0]);
});

behaviour(MAXIMISED, 'maximizing another group restores the first', async ({page}) => {
  const events = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    const events: string[] = [];
    const nameOf = (id: string) => api.panels.find(({group}) => group.id === id)!.id;
    api.onDidMaximizedGroupChange(({group, isMaximized}) => events.push(`${nameOf(group.id)} ${isMaximized}`));
    api.getPanel('a')!.api.maximize();
    api.getPanel('b')!.api.maximize();
    return events;
  });
  expect(events).toEqual(['a true', 'a false', 'b true']);
});

behaviour(MAXIMISED, 'activating another panel restores, activating its group does not', async ({page}) => {
  const maximized = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    const {api: panelApi, group} = api.getPanel('b')!;
    api.getPanel('a')!.api.maximize();
    group.api.setActive();
    const afterGroup = api.hasMaximizedGroup();
    api.getPanel('a')!.api.setActive();
    panelApi.setActive();
    return {afterGroup, afterPanel: api.hasMaximizedGroup()};
  });
  expect(maximized).toEqual({afterGroup: true, afterPanel: false});
});

behaviour(MAXIMISED, 'toJSON restores and maximizes again, with two events', async ({page}) => {
  const result = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    api.getPanel('a')!.api.maximize();
    const fired = stage.record(api, 'onDidMaximizedGroupChange');
    const saved = JSON.stringify(api.toJSON());
    return {fired: fired.length, saved, still: api.hasMaximizedGroup()};
  });
  expect(result).toMatchObject({fired: 2, still: true});
  expect(result.saved).toContain('"maximizedNode"');
});

behaviour(MAXIMISED, 'toJSON inside onDidMaximizedGroupChange never ends', async ({page}) => {
  const message = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    let calls = 0;
    api.onDidMaximizedGroupChange(() => {
      calls += 1;
      if (calls > 50) throw new Error('stopped after 50 calls');
      api.toJSON();
    });
    return stage.messageOf(() => api.getPanel('a')!.api.maximize());
  });
  expect(message).toBe('stopped after 50 calls');
});

behaviour(MAXIMISED, 'a maximized group keeps its maximum width', async ({page}) => {
  const width = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    const {group} = api.getPanel('a')!;
    group.api.setConstraints({maximumWidth: 300});
    group.api.maximize();
    return group.api.width;
  });
  expect(width).toBe(300);
});

behaviour(MOVE, 'a group moved to an edge is a new group without its lock', async ({page}) => {
  const result = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    const {group} = api.getPanel('b')!;
    group.locked = true;
    group.api.moveTo({position: 'left'});
    const moved = api.getPanel('b')!.group;
    return {sameId: moved.id === group.id, locked: Boolean(moved.locked)};
  });
  expect(result).toEqual({sameId: false, locked: false});
});

behaviour(MOVE, 'a group moved beside another stays the same group', async ({page}) => {
  const same = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    const {group} = api.getPanel('a')!;
    group.api.moveTo({group: api.getPanel('b')!.group, position: 'bottom'});
    return api.getPanel('a')!.group === group;
  });
  expect(same).toBe(true);
});

behaviour(MOVE, 'onDidMovePanel fires for a move beside a group, not for a merge or an edge', async ({page}) => {
  const moves = await page.evaluate(() => {
    const movesDuring = (position: 'bottom' | 'center' | 'edge') => {
      const api = stage.makeDock();
      stage.addPanels(api, 'a b');
      const fired = stage.record(api, 'onDidMovePanel');
      const {group} = api.getPanel('b')!;
      api.getPanel('a')!.group.api.moveTo(position === 'edge' ? {position: 'right'} : {group, position});
      return fired.length;
    };
    return {beside: movesDuring('bottom'), merged: movesDuring('center'), edge: movesDuring('edge')};
  });
  expect(moves).toEqual({beside: 1, merged: 0, edge: 0});
});

behaviour(MOVE, 'a group moved into itself is gone without an event', async ({page}) => {
  const fired = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    const fired = stage.record(api, 'onDidRemovePanel');
    const {group} = api.getPanel('a')!;
    group.api.moveTo({group});
    return fired;
  });
  expect(fired).toEqual([]);
  await expect(page.locator('.dv-tab')).toHaveText(['b']);
});

behaviour(MOVE, 'a group cannot stand beside a floating group', async ({page}) => {
  const message = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    const {group} = api.addPanel({id: 'palette', component: 'text', floating: true});
    return stage.messageOf(() => api.getPanel('a')!.group.api.moveTo({group, position: 'right'}));
  });
  expect(message).toBe('Invalid grid element');
});

behaviour(RESIZING, 'addGroup exchanges its initial width and height', async ({page}) => {
  const width = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a');
    const group = api.addGroup({referencePanel: 'a', direction: 'right', initialWidth: 200, initialHeight: 350});
    return group.api.width;
  });
  expect(width).toBe(350);
});

behaviour(RESIZING, 'a hidden group comes back at its old size, and setSize waits in vain', async ({page}) => {
  const width = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    const {api: groupApi} = api.getPanel('a')!.group;
    groupApi.setSize({width: 220});
    groupApi.setVisible(false);
    groupApi.setSize({width: 640});
    groupApi.setVisible(true);
    return groupApi.width;
  });
  expect(width).toBe(220);
});
