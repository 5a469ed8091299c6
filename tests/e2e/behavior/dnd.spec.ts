import type {Page} from '@playwright/test';
import type {DockviewApi} from 'dockview';
import {drag, groupOf, tab} from '../examples/support';
import {loadSample} from './pageSample';
import {behavior, expect, fact} from './support';

const OVERVIEW = '/docs/core/dnd/overview';
const CONTROL = '/docs/core/dnd/dragAndDrop';
const EXTERNAL = '/docs/core/dnd/external';
const DISABLE = '/docs/core/dnd/disable';
const THIRD_PARTY = '/docs/core/dnd/thirdParty';
const LOCKED = '/docs/core/groups/locked';

const contentOf = (page: Page, title: string) => groupOf(page, title).locator('.dv-content-container');
const headerSpaceOf = (page: Page, title: string) => groupOf(page, title).locator('.dv-void-container');
const LEFT = {across: 0.08, down: 0.5};
const RIGHT = {across: 0.92, down: 0.5};
const BOTTOM = {across: 0.5, down: 0.92};

/** What the dock looks like: the tabs of each group, in the order of the groups. */
function groupsOf(page: Page): Promise<string[]> {
  return page.locator('.dv-groupview').evaluateAll((groups) =>
    groups.map((group) =>
      Array.from(group.querySelectorAll('.dv-tab'))
        .map(({textContent}) => textContent)
        .join(' '),
    ),
  );
}

/** Puts a box beside the dock that can be dragged into it. */
async function addBox(page: Page): Promise<void> {
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.id = 'box';
    box.draggable = true;
    box.textContent = 'Drag me in';
    box.style.cssText = 'width: 200px; height: 40px';
    box.addEventListener('dragstart', (event) => event.dataTransfer!.setData('application/x-note', 'note-1'));
    document.body.append(box);
  });
}

/** Drags tab `b` over the content of `a` with Shift pressed, which floats it. */
async function dragWithShift(page: Page): Promise<void> {
  await page.keyboard.down('Shift');
  await drag(page, tab(page, 'b'), contentOf(page, 'a'));
  await page.keyboard.up('Shift');
}

behavior(OVERVIEW, 'the order of events when a tab is dragged to the side of another group', async ({page}) => {
  const fired = await page.evaluateHandle(() => {
    const api = stage.dockOf('a b');
    const names = ['onDidActiveGroupChange', 'onDidActivePanelChange', 'onWillDragPanel', 'onWillShowOverlay'] as const;
    const others = ['onDidAddGroup', 'onDidRemoveGroup', 'onDidAddPanel', 'onDidRemovePanel', 'onDidDrop'] as const;
    return stage.record(api, ...names, ...others, 'onWillDrop', 'onDidMovePanel', 'onDidLayoutChange');
  });
  await drag(page, tab(page, 'a'), contentOf(page, 'b'), BOTTOM);
  const once = (events: string[]) => events.filter((name, index) => name !== events[index - 1]);
  await expect
    .poll(async () => once(await fired.jsonValue()))
    .toEqual([
      ...['onDidActiveGroupChange', 'onDidActivePanelChange', 'onDidLayoutChange', 'onWillDragPanel'],
      ...['onWillShowOverlay', 'onWillDrop', 'onDidMovePanel', 'onDidLayoutChange'],
    ]);
});

behavior(OVERVIEW, 'a panel dropped on a tab takes its place, whichever half was hit', async ({page}) => {
  await page.evaluate(() => {
    const api = stage.tabsOf('first second');
    api.addPanel({id: 'guest', component: 'text', position: {direction: 'right'}});
  });
  await drag(page, tab(page, 'guest'), tab(page, 'second'), {across: 0.85, down: 0.5});
  await expect(page.locator('.dv-tab')).toHaveText(['first', 'guest', 'second']);
});

behavior(
  OVERVIEW,
  'a tab dragged to the right within its group lands after the tab it is dropped on',
  async ({page}) => {
    await page.evaluate(() => stage.tabsOf('first second third fourth'));
    await drag(page, tab(page, 'first'), tab(page, 'third'), {across: 0.2, down: 0.5});
    await expect(page.locator('.dv-tab')).toHaveText(['second', 'third', 'first', 'fourth']);
    await drag(page, tab(page, 'fourth'), tab(page, 'third'), {across: 0.8, down: 0.5});
    await expect(page.locator('.dv-tab')).toHaveText(['second', 'fourth', 'third', 'first']);
  },
);

behavior(OVERVIEW, 'a drop along the row makes all groups of the row equally wide', async ({page}) => {
  await page.evaluate(() => {
    const api = stage.dockOf('a b c');
    stage.addPanels(api, 'd');
    api.getPanel('a')!.api.setSize({width: 500});
  });
  await drag(page, tab(page, 'd'), contentOf(page, 'a'), LEFT);
  const widths = await page.locator('.dv-groupview').evaluateAll((groups) => groups.map((group) => group.clientWidth));
  expect(widths).toEqual([250, 250, 250, 250]);
});

behavior(OVERVIEW, 'Shift and drag floats a tab without onWillDragPanel and onDidMovePanel', async ({page}) => {
  const fired = await page.evaluateHandle(() => {
    const api = stage.dockOf('a b');
    return stage.record(api, 'onWillDragPanel', 'onDidMovePanel');
  });
  await dragWithShift(page);
  await expect(page.locator('.dv-resize-container .dv-tab')).toHaveText('b');
  expect(await fired.jsonValue()).toEqual([]);
});

behavior(CONTROL, 'without an overlay there is no drop', async ({page}) => {
  await page.evaluate(() => {
    const api = stage.dockOf('a b');
    api.onWillShowOverlay((event) => {
      if (event.kind === 'content' && event.position !== 'center') event.preventDefault();
    });
  });
  await drag(page, tab(page, 'a'), contentOf(page, 'b'), BOTTOM);
  expect(await groupsOf(page)).toEqual(['a', 'b']);
  await drag(page, tab(page, 'a'), contentOf(page, 'b'));
  await expect.poll(() => groupsOf(page)).toEqual(['b a']);
});

behavior(CONTROL, 'onWillDrop can refuse a drop that was offered', async ({page}) => {
  await page.evaluate(() => {
    const api = stage.dockOf('a b');
    api.onWillDrop((event) => event.preventDefault());
  });
  await drag(page, tab(page, 'a'), contentOf(page, 'b'));
  expect(await groupsOf(page)).toEqual(['a', 'b']);
});

behavior(CONTROL, 'moveTo loses a lone tab and a group that were dropped on themselves', async ({page}) => {
  await page.evaluate(() => {
    const api = stage.dockOf('a b c');
    Object.assign(window, {api});
    api.onWillDrop((event) => {
      event.preventDefault();
      const {panelId, groupId} = event.getData()!;
      const {group} = event;
      const moved = panelId ? api.getPanel(panelId)! : api.getGroup(groupId)!;
      setTimeout(() => moved.api.moveTo({group}));
    });
  });
  await drag(page, tab(page, 'a'), contentOf(page, 'a'));
  await expect.poll(() => page.evaluate('api.panels.map(({id}) => id)')).toEqual(['b', 'c']);
  await drag(page, headerSpaceOf(page, 'b'), contentOf(page, 'b'));
  await expect.poll(() => page.evaluate('api.panels.map(({id}) => id)')).toEqual(['c']);
});

behavior(CONTROL, 'moveTo with the index of the tab moves a panel there after a drop was prevented', async ({page}) => {
  await page.evaluate(() => {
    const api = stage.tabsOf('a b c');
    api.addPanel({id: 'd', component: 'text', position: {direction: 'right'}});
    api.onWillDrop((event) => {
      event.preventDefault();
      const {group, panel, position} = event;
      const {panelId} = event.getData()!;
      setTimeout(() => api.getPanel(panelId!)!.api.moveTo({group, position, index: group!.panels.indexOf(panel!)}));
    });
  });
  await drag(page, tab(page, 'd'), tab(page, 'b'));
  await expect.poll(() => groupsOf(page)).toEqual(['a d b c']);
  await drag(page, tab(page, 'a'), tab(page, 'b'));
  await expect.poll(() => groupsOf(page)).toEqual(['d b a c']);
});

behavior(CONTROL, 'onWillDrop calls the free part of a header a tab, without a panel', async ({page}) => {
  const seen = await page.evaluateHandle(() => {
    const api = stage.dockOf('a b');
    const seen: unknown[] = [];
    api.onWillDrop(({kind, panel, position}) => seen.push({kind, panel: panel?.id ?? null, position}));
    return seen;
  });
  await drag(page, tab(page, 'a'), headerSpaceOf(page, 'b'));
  await expect.poll(() => seen.jsonValue()).toEqual([{kind: 'tab', panel: null, position: 'center'}]);
});

behavior(
  CONTROL,
  'a drag that is refused at its start leaves its data behind until dragend is sent',
  async ({page}) => {
    const holds = () => page.evaluate(() => stage.dockview.getPanelData()?.panelId ?? null);
    const iframeTakesClicks = () =>
      page.locator('iframe').evaluate((iframe) => getComputedStyle(iframe).pointerEvents !== 'none');
    await page.evaluate(() => {
      const api = stage.dockOf('a b c');
      document.body.append(document.createElement('iframe'));
      api.onWillDragPanel(({nativeEvent, panel}) => {
        if (panel.id === 'c') return;
        const source = nativeEvent.currentTarget;
        nativeEvent.preventDefault();
        if (panel.id === 'b') setTimeout(() => source?.dispatchEvent(new DragEvent('dragend')));
      });
    });
    await drag(page, tab(page, 'b'), contentOf(page, 'a'));
    await expect.poll(holds).toBe(null);
    expect(await iframeTakesClicks()).toBe(true);
    await drag(page, tab(page, 'a'), contentOf(page, 'b'));
    expect(await groupsOf(page)).toEqual(['a', 'b', 'c']);
    expect(await holds()).toBe('a');
    expect(await iframeTakesClicks()).toBe(false);
    await drag(page, tab(page, 'c'), contentOf(page, 'b'));
    await expect.poll(holds).toBe(null);
    expect(await groupsOf(page)).toEqual(['a', 'b c']);
    expect(await iframeTakesClicks()).toBe(false);
  },
);

behavior(EXTERNAL, 'a drag from outside is refused until it is accepted', async ({page}) => {
  await addBox(page);
  const dropped = await page.evaluateHandle(() => {
    const api = stage.dockOf('a b');
    const state = {accept: false, drops: [] as unknown[]};
    Object.assign(window, {state});
    api.onUnhandledDragOverEvent((event) => {
      if (state.accept) event.accept();
    });
    api.onDidDrop(({nativeEvent, group, panel, position}) =>
      state.drops.push({
        note: nativeEvent.dataTransfer?.getData('application/x-note'),
        group: group?.activePanel?.id,
        panel: panel?.id ?? null,
        position,
      }),
    );
    return state;
  });
  await drag(page, page.locator('#box'), contentOf(page, 'b'), RIGHT);
  await dropped.evaluate((state) => {
    state.accept = true;
  });
  await drag(page, page.locator('#box'), contentOf(page, 'a'), BOTTOM);
  await drag(page, page.locator('#box'), tab(page, 'b'));
  await expect
    .poll(() => dropped.evaluate(({drops}) => drops))
    .toEqual([
      {note: 'note-1', group: 'a', panel: null, position: 'bottom'},
      {note: 'note-1', group: 'b', panel: 'b', position: 'center'},
    ]);
});

behavior(EXTERNAL, 'over an empty dock the target is its edge and there is no group', async ({page}) => {
  await addBox(page);
  const seen = await page.evaluateHandle(() => {
    const seen: unknown[] = [];
    const api = stage.makeDock();
    api.onUnhandledDragOverEvent((event) => event.accept());
    api.onDidDrop(({group, position}) => seen.push({group: group?.id ?? null, position}));
    return seen;
  });
  await drag(page, page.locator('#box'), page.locator('.dv-dockview'));
  await expect.poll(() => seen.jsonValue()).toEqual([{group: null, position: 'center'}]);
});

behavior(
  THIRD_PARTY,
  'a tab of another dock counts as a drag from outside, for the group where it is at an edge',
  async ({page}) => {
    const seen = await page.evaluateHandle(() => {
      const source = stage.dockOf('a');
      const target = stage.dockOf('b');
      const seen = new Set<string>();
      target.onUnhandledDragOverEvent((event) => {
        if (event.getData()?.viewId === source.id) seen.add(`${event.target} ${event.position}`);
      });
      return seen;
    });
    await page.setViewportSize({width: 1100, height: 1250});
    await drag(page, tab(page, 'a'), contentOf(page, 'b'));
    expect(await seen.evaluate((all) => [...all])).toContain('content center');
    await drag(page, tab(page, 'a'), page.locator('.dv-dockview').last(), {across: 0.004, down: 0.5});
    const targets = await seen.evaluate((all) => [...all]);
    expect(targets).toContain('content left');
    expect(targets.filter((target) => target.startsWith('edge'))).toEqual([]);
    expect(await groupsOf(page)).toEqual(['a', 'b']);
  },
);

behavior(DISABLE, 'disableDnd keeps tabs from being dragged, Shift floats them all the same', async ({page}) => {
  await page.evaluate(() => stage.dockOf('a b', {disableDnd: true}));
  await drag(page, tab(page, 'a'), contentOf(page, 'b'));
  expect(await groupsOf(page)).toEqual(['a', 'b']);
  await dragWithShift(page);
  await expect(page.locator('.dv-resize-container .dv-tab')).toHaveText('b');
});

behavior(DISABLE, 'disableFloatingGroups stops Shift and drag', async ({page}) => {
  await page.evaluate(() => stage.dockOf('a b', {disableDnd: true, disableFloatingGroups: true}));
  await dragWithShift(page);
  await expect(page.locator('.dv-resize-container')).toHaveCount(0);
});

/** Drops a tab at the left edge of a dock and returns the height of its new group: that of the dock is 600. */
async function heightAfterDropAtEdge(page: Page, refuseEdges: boolean): Promise<number> {
  await page.evaluate((refuse) => {
    const api = stage.tabsOf('a b', {dndEdges: false});
    api.addPanel({id: 'c', component: 'text', position: {direction: 'below'}});
    api.onWillShowOverlay((event) => {
      if (refuse && event.kind === 'edge' && event.position !== 'center') event.preventDefault();
    });
  }, refuseEdges);
  await drag(page, tab(page, 'a'), page.locator('.dv-dockview'), {across: 0.004, down: 0.6});
  return groupOf(page, 'a').evaluate((group) => group.clientHeight);
}

behavior(DISABLE, 'dndEdges set to false changes nothing', async ({page}) => {
  expect(await heightAfterDropAtEdge(page, false)).toBe(600);
});

/** What `floatOnDrop.ts` exports. */
declare const floating: {floatOnDrop(api: DockviewApi, container: HTMLElement, target: HTMLElement): void};

behavior(EXTERNAL, 'a tab and a group that are dropped outside the dock float near the pointer', async ({page}) => {
  await loadSample(page, EXTERNAL, 'floatOnDrop.ts', 'floating');
  const dock = await page.evaluateHandle(() => {
    const desk = document.createElement('div');
    desk.id = 'desk';
    desk.style.cssText = 'position: fixed; inset: 700px 0 0 0';
    const api = stage.dockOf('a b c');
    document.body.append(desk);
    floating.floatOnDrop(api, document.querySelector<HTMLElement>('.dv-dockview')!.parentElement!, desk);
    return api;
  });
  const desk = page.locator('#desk');
  const places = () =>
    dock.evaluate(({groups}) =>
      groups
        .filter(({api}) => api.location.type === 'floating')
        .map(({element, panels}) => {
          const {left, top} = element.closest('.dv-resize-container')!.getBoundingClientRect();
          return [panels[0]!.id, left, top];
        }),
    );
  await drag(page, tab(page, 'a'), desk, {across: 0.25, down: 0.5});
  await drag(page, headerSpaceOf(page, 'b'), desk);
  expect(await places()).toEqual([
    ['b', 720, 500],
    ['a', 360, 500],
  ]);
});

behavior(DISABLE, 'the edges are closed by refusing their overlay', async ({page}) => {
  expect(await heightAfterDropAtEdge(page, true)).toBeLessThan(600);
});

/** Drops a tab on each part of a locked group, and tells where it ended up. */
async function dropOnLocked(page: Page, locked: true | 'no-drop-target') {
  const startAgain = () =>
    page.evaluate((value) => {
      document.body.replaceChildren();
      const api = stage.dockOf('guest locked');
      api.getPanel('locked')!.group.locked = value;
    }, locked);
  await startAgain();
  await drag(page, tab(page, 'guest'), contentOf(page, 'locked'));
  const middle = await groupsOf(page);
  await drag(page, tab(page, 'guest'), tab(page, 'locked'));
  const onTab = await groupsOf(page);
  await drag(page, tab(page, 'guest'), headerSpaceOf(page, 'locked'));
  const header = await groupsOf(page);
  await startAgain();
  await drag(page, tab(page, 'guest'), contentOf(page, 'locked'), BOTTOM);
  const side = await groupsOf(page);
  return {middle, onTab, header, side};
}

behavior(
  LOCKED,
  'a group locked with true refuses its middle and its tabs, not its sides and its header',
  async ({page}) => {
    expect(await dropOnLocked(page, true)).toEqual({
      middle: ['guest', 'locked'],
      onTab: ['guest', 'locked'],
      header: ['locked guest'],
      side: ['locked', 'guest'],
    });
  },
);

behavior(LOCKED, 'a group locked with no-drop-target takes no drop at all', async ({page}) => {
  expect(await dropOnLocked(page, 'no-drop-target')).toEqual({
    middle: ['guest', 'locked'],
    onTab: ['guest', 'locked'],
    header: ['guest', 'locked'],
    side: ['guest', 'locked'],
  });
});

behavior(LOCKED, 'a locked group refuses accepted drags from outside in the same places', async ({page}) => {
  const dropsOn = async (locked: true | 'no-drop-target') => {
    const drops = await page.evaluateHandle((value) => {
      document.body.replaceChildren();
      const api = stage.dockOf('other locked');
      const {group} = api.getPanel('locked')!;
      group.locked = value;
      const fired: string[] = [];
      api.onUnhandledDragOverEvent((event) => event.accept());
      api.onDidDrop(({position}) => fired.push(position));
      return fired;
    }, locked);
    await addBox(page);
    const box = page.locator('#box');
    await drag(page, box, contentOf(page, 'locked'));
    await drag(page, box, tab(page, 'locked'));
    await drag(page, box, headerSpaceOf(page, 'locked'));
    await drag(page, box, contentOf(page, 'locked'), BOTTOM);
    return drops.jsonValue();
  };
  expect(await dropsOn(true)).toEqual(['center', 'bottom']);
  expect(await dropsOn('no-drop-target')).toEqual([]);
});

behavior(LOCKED, 'with a spaced theme, a drop in the middle splits a group locked with true', async ({page}) => {
  const groupsAfterDrop = async (dndOverlayMounting: 'absolute' | 'relative') => {
    await page.evaluate((value) => {
      document.body.replaceChildren();
      const theme = {...stage.dockview.themeAbyssSpaced, dndOverlayMounting: value};
      const api = stage.dockOf('locked other guest', {theme});
      api.getPanel('locked')!.group.locked = true;
    }, dndOverlayMounting);
    await drag(page, tab(page, 'guest'), contentOf(page, 'locked'));
    return groupsOf(page);
  };
  expect(await groupsAfterDrop('absolute')).toEqual(['locked', 'guest', 'other']);
  expect(await groupsAfterDrop('relative')).toEqual(['locked', 'other', 'guest']);
});

behavior(LOCKED, 'a header that refuses drops highlights its own tab with true only', async ({page}) => {
  const overlaysOf = async (locked: true | 'no-drop-target', source: 'own' | 'foreign') => {
    await page.evaluate((value) => {
      document.body.replaceChildren();
      const api = stage.dockOf('rest foreign');
      api.addPanel({id: 'own', component: 'text', position: {referencePanel: 'rest'}});
      api.getPanel('rest')!.group.locked = value;
      api.onWillShowOverlay((event) => {
        const {group, kind} = event;
        const mayReorder = group?.locked === true && event.getData()?.groupId === group.id;
        if (kind === 'header_space' && group?.locked && !mayReorder) event.preventDefault();
      });
    }, locked);
    await tab(page, source).hover({position: {x: 10, y: 10}});
    await page.mouse.down();
    const {x, y} = (await headerSpaceOf(page, 'rest').boundingBox())!;
    await page.mouse.move(x + 40, y + 15, {steps: 5});
    await page.mouse.move(x + 60, y + 15, {steps: 5});
    const count = await page.locator('.dv-drop-target-selection').count();
    await page.mouse.up();
    return count;
  };
  expect(await overlaysOf(true, 'own')).toBe(1);
  expect(await overlaysOf(true, 'foreign')).toBe(0);
  expect(await overlaysOf('no-drop-target', 'own')).toBe(0);
  expect(await overlaysOf('no-drop-target', 'foreign')).toBe(0);
});

behavior(LOCKED, 'a panel can be dragged out of a locked group', async ({page}) => {
  await page.evaluate(() => {
    const api = stage.dockOf('a locked');
    api.getPanel('locked')!.group.locked = 'no-drop-target';
  });
  await drag(page, tab(page, 'locked'), contentOf(page, 'a'));
  await expect.poll(() => groupsOf(page)).toEqual(['a locked']);
});

behavior('/docs/core/locked', 'a locked dock keeps its sashes, setSize moves them all the same', async ({page}) => {
  await page.evaluate(() => {
    const api = stage.dockOf('a b', {locked: true});
    Object.assign(window, {panel: api.getPanel('a')});
  });
  const widthOf = () => groupOf(page, 'a').evaluate((group) => group.clientWidth);
  await page.mouse.move(500, 300);
  await page.mouse.down();
  await page.mouse.move(300, 300, {steps: 5});
  await page.mouse.up();
  expect(await widthOf()).toBe(500);
  await page.evaluate('panel.api.setSize({width: 320})');
  expect(await widthOf()).toBe(320);
});

behavior('/docs/core/locked', 'dragging in a locked header selects text unless CSS prevents it', async ({page}) => {
  const selectedWith = async (css: string) => {
    await page.evaluate((content) => {
      const style = document.createElement('style');
      style.textContent = content;
      document.body.replaceChildren(style);
      stage.dockOf('first second', {locked: true, disableDnd: true, disableFloatingGroups: true});
    }, css);
    await page.mouse.move(20, 15);
    await page.mouse.down();
    await page.mouse.move(700, 18, {steps: 5});
    await page.mouse.up();
    return page.evaluate(() => String(getSelection()));
  };
  expect(await selectedWith('')).toContain('first');
  expect(await selectedWith('.dv-tabs-and-actions-container {user-select: none}')).toBe('');
});

behavior('/docs/core/locked', 'users still move and resize floating groups of a locked dock', async ({page}) => {
  await page.evaluate(() => {
    const api = stage.dockOf('a b', {locked: true, disableDnd: true, disableFloatingGroups: true});
    api.addFloatingGroup(api.getPanel('b')!, {x: 100, y: 100, width: 300, height: 200});
  });
  const frame = page.locator('.dv-resize-container');
  const box = async () => (await frame.boundingBox())!;
  const dock = page.locator('.dv-dockview');
  const before = await box();
  await drag(page, frame.locator('.dv-void-container'), dock, {across: 0.5, down: 0.5});
  const moved = await box();
  expect(moved.x).toBeGreaterThan(before.x);
  await drag(page, frame.locator('.dv-resize-handle-bottomright'), dock, {across: 0.9, down: 0.9});
  expect((await box()).width).toBeGreaterThan(moved.width);
});

behavior('/docs/other/tabview', 'tabs with refused sides and edges stay in one group', async ({page}) => {
  await page.evaluate(() => {
    const api = stage.tabsOf('a b c', {disableFloatingGroups: true});
    api.onWillShowOverlay((event) => {
      if (event.kind !== 'tab' && event.position !== 'center') event.preventDefault();
    });
  });
  await drag(page, tab(page, 'a'), contentOf(page, 'a'), RIGHT);
  await drag(page, tab(page, 'a'), page.locator('.dv-dockview'), {across: 0.997, down: 0.5});
  expect(await groupsOf(page)).toEqual(['a b c']);
  await drag(page, tab(page, 'a'), tab(page, 'c'), {across: 0.7, down: 0.5});
  await expect.poll(() => groupsOf(page)).toEqual(['b c a']);
});

/** Starts anew with a row of groups 500, 300 and 200 pixels wide; the dock becomes the global `api`. */
async function openRow(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.replaceChildren();
    const api = stage.dockOf('a b c');
    api.getPanel('a')!.api.setSize({width: 500});
    api.getPanel('b')!.api.setSize({width: 300});
    Object.assign(window, {api});
  });
}

const sizesOf = (page: Page) => page.evaluate<string[]>('api.groups.map(({width, height}) => `${width} x ${height}`)');

behavior(
  OVERVIEW,
  'the only panel of a group changes places within its row without a change of widths',
  async ({page}) => {
    await openRow(page);
    await drag(page, tab(page, 'c'), contentOf(page, 'a'), LEFT);
    await expect.poll(() => groupsOf(page)).toEqual(['c', 'a', 'b']);
    expect(await sizesOf(page)).toEqual(['500 x 600', '300 x 600', '200 x 600']);
  },
);

behavior(
  OVERVIEW,
  'the only panel of a group makes the row equally wide when it is dropped at an edge',
  async ({page}) => {
    await openRow(page);
    await drag(page, tab(page, 'c'), page.locator('.dv-dockview'), {across: 0.004, down: 0.5});
    await expect.poll(() => groupsOf(page)).toEqual(['c', 'a', 'b']);
    expect(await sizesOf(page)).toEqual(['333 x 600', '334 x 600', '333 x 600']);
  },
);

behavior(OVERVIEW, 'the only panel of a group takes its group along and reports it as from', async ({page}) => {
  await openRow(page);
  const moved = await page.evaluateHandle(() => {
    const moved: unknown[] = [];
    const {api} = window as unknown as {api: ReturnType<typeof stage.dockOf>};
    api.onDidMovePanel(({panel, from}) => moved.push([panel.id, from === panel.group]));
    return moved;
  });
  await drag(page, tab(page, 'c'), contentOf(page, 'a'), BOTTOM);
  await expect.poll(() => moved.jsonValue()).toEqual([['c', true]]);
  await drag(page, tab(page, 'c'), contentOf(page, 'a'));
  await expect.poll(() => moved.evaluate((all) => all[1])).toEqual(['c', false]);
});

behavior(OVERVIEW, 'the rest of the row becomes equally wide when the last panel leaves a group', async ({page}) => {
  await openRow(page);
  await drag(page, tab(page, 'a'), contentOf(page, 'b'));
  await expect.poll(() => groupsOf(page)).toEqual(['b a', 'c']);
  expect(await sizesOf(page)).toEqual(['500 x 600', '500 x 600']);
});

behavior(OVERVIEW, 'a whole group dropped below another gets its old width as height', async ({page}) => {
  await openRow(page);
  await drag(page, headerSpaceOf(page, 'c'), contentOf(page, 'a'), BOTTOM);
  await expect.poll(() => sizesOf(page)).toEqual(['500 x 400', '500 x 600', '500 x 200']);
  await openRow(page);
  await drag(page, headerSpaceOf(page, 'c'), contentOf(page, 'a'), LEFT);
  await expect.poll(() => groupsOf(page)).toEqual(['c', 'a', 'b']);
  expect(await sizesOf(page)).toEqual(['500 x 600', '300 x 600', '200 x 600']);
});

behavior(
  OVERVIEW,
  'sizes can be restored in onDidRemoveGroup when a whole group is merged or dropped at an edge',
  async ({page}) => {
    type Event = 'onDidMovePanel' | 'onDidRemoveGroup';
    const dropAndRead = async (event: Event, at: 'middle' | 'edge', id = 'a') => {
      await openRow(page);
      await page.evaluate(
        `api.${event}(() => queueMicrotask(() => api.getPanel('${id}').group.api.setSize({width: 420})))`,
      );
      if (at === 'middle') await drag(page, headerSpaceOf(page, 'c'), contentOf(page, 'b'));
      else await drag(page, headerSpaceOf(page, 'c'), page.locator('.dv-dockview'), {across: 0.004, down: 0.5});
      await expect.poll(() => groupsOf(page)).toEqual(at === 'middle' ? ['a', 'b c'] : ['c', 'a', 'b']);
      return page.evaluate(`api.getPanel('${id}').group.width`);
    };
    expect(await dropAndRead('onDidMovePanel', 'middle')).toBe(500);
    expect(await dropAndRead('onDidMovePanel', 'edge')).toBe(333);
    expect(await dropAndRead('onDidRemoveGroup', 'middle')).toBe(420);
    expect(await dropAndRead('onDidRemoveGroup', 'edge')).toBe(420);
    expect(await dropAndRead('onDidRemoveGroup', 'edge', 'c'), 'the moved group').toBe(420);
  },
);

behavior(OVERVIEW, 'a whole group dropped at an edge fires no onDidMovePanel and loses its lock', async ({page}) => {
  await openRow(page);
  await page.evaluate("api.getPanel('c').group.locked = true");
  const fired = await page.evaluateHandle<string[]>("stage.record(api, 'onWillDrop', 'onDidMovePanel')");
  await drag(page, headerSpaceOf(page, 'c'), page.locator('.dv-dockview'), {across: 0.004, down: 0.5});
  await expect.poll(() => groupsOf(page)).toEqual(['c', 'a', 'b']);
  expect(await fired.jsonValue()).toEqual(['onWillDrop']);
  expect(await page.evaluate("api.getPanel('c').group.locked")).toBe(false);
});

behavior(CONTROL, 'a floating group is moved by its header without an event of drag and drop', async ({page}) => {
  const fired = await page.evaluateHandle(() => {
    const api = stage.dockOf('a');
    const floating = {width: 300, height: 200, position: {left: 50, top: 100}};
    api.addPanel({id: 'palette', component: 'text', floating});
    return stage.record(api, 'onWillDragPanel', 'onWillDragGroup', 'onWillShowOverlay', 'onWillDrop');
  });
  const floating = page.locator('.dv-resize-container');
  const before = await floating.boundingBox();
  await drag(page, floating.locator('.dv-void-container'), page.locator('.dv-dockview'));
  expect((await floating.boundingBox())!.x).toBeGreaterThan(before!.x + 100);
  expect(await fired.jsonValue()).toEqual([]);
});

behavior(CONTROL, 'the header of a floating group fires onWillDragGroup with Shift', async ({page}) => {
  const fired = await page.evaluateHandle(() => {
    const api = stage.dockOf('a');
    const floating = {width: 300, height: 200, position: {left: 50, top: 100}};
    api.addPanel({id: 'b', component: 'text', floating});
    return stage.record(api, 'onWillDragPanel', 'onWillDragGroup');
  });
  await page.keyboard.down('Shift');
  await drag(page, headerSpaceOf(page, 'b'), contentOf(page, 'a'));
  await page.keyboard.up('Shift');
  expect(await fired.jsonValue()).toEqual(['onWillDragGroup']);
});

behavior(CONTROL, 'a rule against splits that allows the center lets users dock into an empty dock', async ({page}) => {
  const typeAfterDrop = async (refusesEdges: boolean) => {
    await page.evaluate((refuses) => {
      document.body.replaceChildren();
      const api = stage.dockOf('a');
      api.addFloatingGroup(api.getPanel('a')!, {width: 300, height: 200, position: {left: 10, top: 10}});
      api.onWillShowOverlay((event) => {
        const splits = event.kind !== 'tab' && event.position !== 'center';
        if (splits || (refuses && event.kind === 'edge')) event.preventDefault();
      });
      Object.assign(window, {api});
    }, refusesEdges);
    await drag(page, tab(page, 'a'), page.locator('.dv-dockview'), {across: 0.7, down: 0.7});
    await page.evaluate(() => stage.settled());
    return page.evaluate<string>("api.getPanel('a').api.location.type");
  };
  expect(await typeAfterDrop(false)).toBe('grid');
  expect(await typeAfterDrop(true)).toBe('floating');
});

behavior(CONTROL, 'a drag that ends without a drop sends dragend with the effect none', async ({page}) => {
  const effects = await page.evaluateHandle(() => {
    const effects: unknown[] = [];
    stage.tabsOf('a b').onWillShowOverlay((event) => event.preventDefault());
    document.body.lastElementChild!.addEventListener('dragend', (event) =>
      effects.push((event as DragEvent).dataTransfer?.dropEffect),
    );
    return effects;
  });
  await drag(page, tab(page, 'a'), page.locator('html'), {across: 0.95, down: 0.95});
  await expect.poll(() => effects.jsonValue()).toEqual(['none']);
  await drag(page, tab(page, 'a'), contentOf(page, 'a'), RIGHT);
  await expect.poll(() => effects.jsonValue()).toEqual(['none', 'move']);
});

behavior(DISABLE, 'another tab can be dropped before a tab that cancels its drag', async ({page}) => {
  await page.evaluate(() => {
    const createTabComponent = ({id}: {id: string}) => {
      if (id !== 'home') return undefined;
      const tab = new stage.TextTab();
      tab.element.draggable = true;
      tab.element.addEventListener('dragstart', (event) => {
        event.preventDefault();
        event.stopPropagation();
      });
      return tab;
    };
    stage.tabsOf('home other', {createTabComponent, defaultTabComponent: 'fixed'});
  });
  await drag(page, tab(page, 'other'), tab(page, 'home'));
  await expect.poll(() => groupsOf(page)).toEqual(['other [home]']);
});

behavior(DISABLE, 'a tab that cancels its drag stays, and floats with Shift', async ({page}) => {
  await page.evaluate(() => {
    const createTabComponent = ({id}: {id: string}) => {
      if (id !== 'b') return undefined;
      const element = document.createElement('div');
      element.textContent = 'b fixed';
      element.draggable = true;
      element.addEventListener('dragstart', (event) => {
        event.preventDefault();
        event.stopPropagation();
      });
      return {element, init() {}};
    };
    stage.dockOf('a b', {createTabComponent, defaultTabComponent: 'fixed'});
  });
  const fixed = page.getByText('b fixed');
  await drag(page, fixed, contentOf(page, 'a'));
  expect(await groupsOf(page)).toEqual(['a', 'b fixed']);
  await page.keyboard.down('Shift');
  await drag(page, fixed, contentOf(page, 'a'));
  await page.keyboard.up('Shift');
  await expect(page.locator('.dv-resize-container .dv-tab')).toHaveText('b fixed');
});

behavior(
  EXTERNAL,
  'text cannot be dropped into a field of a panel unless the events are kept from the dock',
  async ({page}) => {
    const textAfterDrop = async (isKept: boolean) => {
      await page.evaluate((kept) => {
        document.body.replaceChildren();
        const source = document.body.appendChild(document.createElement('p'));
        source.textContent = 'dragged';
        source.style.cssText = 'width: 100px; font-size: 20px';
        const createComponent = () => ({element: document.createElement('textarea'), init() {}});
        stage.dockOf('a', {createComponent});
        const keep = (event: DragEvent) => {
          const target = event.composedPath()[0] as Partial<Element>;
          if (!stage.dockview.getPanelData() && target.closest?.('input, textarea')) event.stopPropagation();
        };
        for (const name of kept ? (['dragenter', 'dragover', 'drop'] as const) : [])
          window.addEventListener(name, keep, true);
        getSelection()!.selectAllChildren(source);
      }, isKept);
      await drag(page, page.getByText('dragged'), page.locator('textarea'));
      await page.evaluate(() => stage.settled());
      return page.locator('textarea').inputValue();
    };
    expect(await textAfterDrop(false)).toBe('');
    expect(await textAfterDrop(true)).toBe('dragged');
  },
);

behavior(
  CONTROL,
  'with a single moving overlay a group takes what it refuses once it has taken something else',
  async ({page}) => {
    const groupsAfterDrops = async (dndOverlayMounting: 'relative' | 'absolute') => {
      await page.evaluate((mounting) => {
        document.body.replaceChildren();
        const theme = {...stage.dockview.themeLightSpaced, dndOverlayMounting: mounting};
        const api = stage.dockOf('logs other', {theme});
        api.addPanel({id: 'log-2', component: 'text'});
        api.addPanel({id: 'files', component: 'text'});
        const {group} = api.getPanel('logs')!;
        api.onWillShowOverlay((event) => {
          if (event.group === group && !event.getData()?.panelId?.startsWith('log')) event.preventDefault();
        });
      }, dndOverlayMounting);
      const groups: string[][] = [];
      for (const id of ['files', 'log-2', 'files']) {
        await drag(page, tab(page, id), contentOf(page, 'logs'));
        await page.evaluate(() => stage.settled());
        groups.push(await groupsOf(page));
      }
      return groups;
    };
    const first = [
      ['logs', 'other log-2 files'],
      ['logs log-2', 'other files'],
    ];
    expect(await groupsAfterDrops('relative')).toEqual([...first, ['logs log-2', 'other files']]);
    expect(await groupsAfterDrops('absolute')).toEqual([...first, ['logs log-2 files', 'other']]);
  },
);

behavior(
  OVERVIEW,
  'the edges take 20 percent of the dock and their overlay half of it where only the other size is set',
  async ({page}) => {
    const ofOverlay = async (dndEdges: Partial<Record<'activationSize' | 'size', {type: 'pixels'; value: number}>>) => {
      const kinds = await page.evaluateHandle((edges) => {
        document.body.replaceChildren();
        const kinds: string[] = [];
        stage.tabsOf('a b', {dndEdges: edges}).onWillShowOverlay(({kind}) => kinds.push(kind));
        return kinds;
      }, dndEdges);
      const start = (await tab(page, 'a').boundingBox())!;
      const dock = (await page.locator('.dv-dockview').boundingBox())!;
      await page.mouse.move(start.x + 8, start.y + 8);
      await page.mouse.down();
      await page.mouse.move(dock.x + 400, dock.y + 300, {steps: 5});
      await page.mouse.move(dock.x + 190, dock.y + 300, {steps: 5});
      await expect.poll(() => kinds.evaluate((all) => all.length)).toBeGreaterThan(2);
      const kind = await kinds.evaluate((all) => all.at(-1));
      await page.mouse.move(dock.x + 5, dock.y + 300, {steps: 5});
      const selection = page.locator('.dv-drop-target-left');
      await expect(selection).toBeVisible();
      const {width} = (await selection.boundingBox())!;
      await page.mouse.up();
      return {kind, width};
    };
    expect(await ofOverlay({activationSize: {type: 'pixels', value: 30}})).toEqual({kind: 'content', width: 500});
    expect(await ofOverlay({size: {type: 'pixels', value: 60}})).toEqual({kind: 'edge', width: 60});
  },
);

behavior(
  THIRD_PARTY,
  'an empty dock takes panels of another dock with a drop listener on its container or an empty group',
  async ({page}) => {
    await page.setViewportSize({width: 1100, height: 1250});
    const dropOn = async (noPanelsOverlay?: 'emptyGroup') => {
      const drops = await page.evaluateHandle((option) => {
        document.body.replaceChildren();
        const drops: unknown[] = [];
        stage.dockOf('a b');
        const target = stage.makeDock({noPanelsOverlay: option});
        target.addPanel({id: 'last', component: 'text'}).api.close();
        target.onUnhandledDragOverEvent((event) => event.accept());
        target.onDidDrop((event) => drops.push(['dock', event.getData()?.panelId]));
        document.body.lastElementChild!.addEventListener('drop', () =>
          drops.push(['container', stage.dockview.getPanelData()?.panelId]),
        );
        return drops;
      }, noPanelsOverlay);
      await drag(page, tab(page, 'a'), page.locator('.dv-dockview').last());
      return drops.jsonValue();
    };
    expect(await dropOn()).toEqual([['container', 'a']]);
    expect(await dropOn('emptyGroup')).toEqual([['dock', 'a']]);
  },
);

/** Drags the content of a floating group with Shift pressed. Returns how far the group went. */
async function dragContentWithShift(page: Page, option: 'onlyWhenVisible' | 'always' | 'stopped'): Promise<number> {
  await page.evaluate((value) => {
    document.body.replaceChildren();
    const renderer = value === 'always' ? value : 'onlyWhenVisible';
    const floating = {width: 300, height: 200, position: {left: 50, top: 50}};
    const createComponent = ({id}: {id: string}) => {
      const content = new stage.Text(id);
      if (value === 'stopped') content.element.addEventListener('pointerdown', (event) => event.stopPropagation());
      content.element.draggable = value === 'stopped';
      return content;
    };
    stage.dockOf('a', {createComponent}).addPanel({id: 'palette', component: 'text', renderer, floating});
    return stage.settled();
  }, option);
  const group = page.locator('.dv-resize-container');
  const {x, y} = (await group.boundingBox())!;
  await page.keyboard.down('Shift');
  await page.mouse.move(x + 100, y + 100);
  await page.mouse.down();
  await page.mouse.move(x + 150, y + 120);
  await page.mouse.move(x + 250, y + 150, {steps: 5});
  await page.mouse.up();
  await page.keyboard.up('Shift');
  return (await group.boundingBox())!.x - x;
}

behavior(THIRD_PARTY, 'Shift on the content moves a floating group with the default renderer only', async ({page}) => {
  expect(await dragContentWithShift(page, 'onlyWhenVisible')).toBe(100);
  expect(await dragContentWithShift(page, 'always')).toBe(0);
});

behavior(THIRD_PARTY, 'stopPropagation keeps Shift from moving floating groups', async ({page}) => {
  expect(await dragContentWithShift(page, 'stopped')).toBe(0);
});

fact(THIRD_PARTY, 'fixed elements in panels are misplaced', async () => {
  const leftOf = async (renderer: 'onlyWhenVisible' | 'always', isFloating: boolean) => {
    document.body.replaceChildren();
    const createComponent = ({id}: {id: string}) => {
      const content = new stage.Text(id);
      content.element.style.cssText = 'position: fixed; left: 0';
      return content;
    };
    const floating = {width: 300, height: 200, position: {left: 500, top: 50}};
    const position = {direction: 'right' as const};
    const api = stage.dockOf('a', {createComponent});
    document.querySelector<HTMLElement>('body > div')!.style.marginLeft = '200px';
    api.addPanel({id: 'b', component: 'text', renderer, ...(isFloating ? {floating} : {position})});
    await stage.settled(2);
    return document.querySelector('[data-content="b"]')!.getBoundingClientRect().left;
  };
  const lefts = [
    await leftOf('onlyWhenVisible', false),
    await leftOf('onlyWhenVisible', true),
    await leftOf('always', false),
  ];
  return {got: lefts, want: [200, 701, 700]};
});

behavior('/docs/advanced/iframe', 'a drag from outside does not reach the dock above an iframe', async ({page}) => {
  const targetsWith = async (pointerEvents: 'none' | 'auto') => {
    const targets = await page.evaluateHandle((value) => {
      document.body.replaceChildren();
      const createComponent = () => {
        const element = document.createElement('iframe');
        element.style.cssText = `width: 100%; height: 100%; pointer-events: ${value}`;
        return {element, init() {}};
      };
      const targets = new Set<string>();
      stage.dockOf('a', {createComponent}).onUnhandledDragOverEvent(({target}) => targets.add(target));
      return targets;
    }, pointerEvents);
    await addBox(page);
    await drag(page, page.locator('#box'), contentOf(page, 'a'));
    return targets.evaluate((all) => all.has('content'));
  };
  expect(await targetsWith('auto')).toBe(false);
  expect(await targetsWith('none')).toBe(true);
});

behavior(OVERVIEW, 'while the grid is empty, a drop on a floating group opens a group in the grid', async ({page}) => {
  const placeAfterDrop = async (target: 'content' | 'tab', isEmpty = true) => {
    await page.evaluate((empty) => {
      document.body.replaceChildren();
      const api = stage.tabsOf(empty ? 'a b' : 'a b c');
      for (const [id, left] of [
        ['a', 50],
        ['b', 500],
      ] as const) {
        api.addFloatingGroup(api.getPanel(id)!, {width: 300, height: 200, position: {left, top: 100}});
      }
      Object.assign(window, {api});
    }, isEmpty);
    await drag(page, tab(page, 'a'), target === 'tab' ? tab(page, 'b') : contentOf(page, 'b'));
    await page.evaluate(() => stage.settled());
    return page.evaluate<string>("api.getPanel('a').api.location.type");
  };
  expect(await placeAfterDrop('content')).toBe('grid');
  expect(await placeAfterDrop('tab')).toBe('grid');
  expect(await placeAfterDrop('content', false)).toBe('floating');
});

behavior(
  EXTERNAL,
  'Shift keeps a drag from outside off the content unless the key is hidden from the dock',
  async ({page}) => {
    const dropsWith = async (isHidden: boolean) => {
      const drops = await page.evaluateHandle((hides) => {
        document.body.replaceChildren();
        const drops: string[] = [];
        const api = stage.dockOf('a b');
        api.onUnhandledDragOverEvent((event) => event.accept());
        api.onDidDrop(({position}) => drops.push(position));
        const hideShift = (event: DragEvent) => {
          if (!stage.dockview.getPanelData()) Object.defineProperty(event, 'shiftKey', {value: false});
        };
        if (hides) window.addEventListener('dragover', hideShift, true);
        return drops;
      }, isHidden);
      await addBox(page);
      await page.keyboard.down('Shift');
      await drag(page, page.locator('#box'), contentOf(page, 'a'));
      await page.keyboard.up('Shift');
      return drops.jsonValue();
    };
    expect(await dropsWith(false)).toEqual([]);
    expect(await dropsWith(true)).toEqual(['center']);
  },
);

behavior(OVERVIEW, 'a low group cannot be split at the bottom with an overlay over the whole group', async ({page}) => {
  const groupsAfterDrop = async (dndPanelOverlay: 'content' | 'group') => {
    await page.evaluate(async (value) => {
      document.body.replaceChildren();
      const api = stage.dockOf('a b', {theme: {...stage.dockview.themeLightSpaced, dndPanelOverlay: value}});
      api.addPanel({id: 'low', component: 'text', position: {referencePanel: 'b', direction: 'below'}});
      await stage.settled();
      api.getPanel('low')!.api.setSize({height: 200});
    }, dndPanelOverlay);
    await drag(page, tab(page, 'a'), contentOf(page, 'low'), {across: 0.5, down: 0.95});
    return groupsOf(page);
  };
  expect(await groupsAfterDrop('content')).toEqual(['b', 'low', 'a']);
  expect(await groupsAfterDrop('group')).toEqual(['b', 'low a']);
});

behavior(CONTROL, 'with a single moving overlay a drop outside the dock still docks the panel', async ({page}) => {
  const groupsAfterDrop = async (dndOverlayMounting: 'relative' | 'absolute') => {
    await page.evaluate((mounting) => {
      document.body.replaceChildren();
      const toolbar = document.body.appendChild(document.createElement('div'));
      toolbar.id = 'toolbar';
      toolbar.style.height = '60px';
      stage.tabsOf('a b', {theme: {...stage.dockview.themeLightSpaced, dndOverlayMounting: mounting}});
    }, dndOverlayMounting);
    await drag(page, tab(page, 'a'), page.locator('#toolbar'), {across: 0.03, down: 0.5});
    await page.evaluate(() => stage.settled());
    return groupsOf(page);
  };
  expect(await groupsAfterDrop('relative')).toEqual(['a b']);
  expect(await groupsAfterDrop('absolute')).toEqual(['a', 'b']);
});

behavior(CONTROL, 'a text field takes the text of a tab once effectAllowed is copyMove', async ({page}) => {
  const textAfterDrop = async (effect?: 'copyMove') => {
    await page.evaluate((allowed) => {
      document.body.replaceChildren();
      stage.dockOf('a b').onWillDragPanel(({nativeEvent, panel}) => {
        nativeEvent.dataTransfer!.setData('text/plain', panel.id);
      });
      document.body.lastElementChild!.addEventListener('dragstart', (event) => {
        if (allowed) (event as DragEvent).dataTransfer!.effectAllowed = allowed;
      });
      document.body.append(document.createElement('textarea'));
    }, effect);
    await drag(page, tab(page, 'a'), page.locator('textarea'));
    return page.locator('textarea').inputValue();
  };
  expect(await textAfterDrop()).toBe('');
  expect(await textAfterDrop('copyMove')).toBe('a');
});

behavior(EXTERNAL, 'no overlay stays over a field if dragenter is kept from the dock', async ({page}) => {
  const overlaysAfterDrop = async (names: ('dragenter' | 'dragover' | 'drop')[]) => {
    await page.reload();
    await page.evaluate((kept) => {
      const createComponent = () => {
        const element = document.createElement('div');
        element.append(document.createElement('textarea'));
        element.style.padding = '100px';
        return {element, init() {}};
      };
      stage.dockOf('a', {createComponent}).onUnhandledDragOverEvent((event) => event.accept());
      const keep = (event: DragEvent) => {
        if ((event.target as Element).closest('textarea')) event.stopPropagation();
      };
      for (const name of kept) window.addEventListener(name, keep, true);
    }, names);
    await addBox(page);
    await page
      .locator('#box')
      .evaluate((box) =>
        box.addEventListener('dragstart', (event) => (event as DragEvent).dataTransfer!.setData('text', 'dragged')),
      );
    await drag(page, page.locator('#box'), page.locator('textarea'));
    await expect(page.locator('textarea')).toHaveValue('dragged');
    return page.locator('.dv-drop-target-selection').count();
  };
  expect(await overlaysAfterDrop(['dragover', 'drop'])).toBe(1);
  expect(await overlaysAfterDrop(['dragenter', 'dragover', 'drop'])).toBe(0);
});
