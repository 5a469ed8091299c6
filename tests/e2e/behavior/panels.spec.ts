import type {Page} from '@playwright/test';
import type {FunctionComponent} from 'react';
import type {DockviewReadyEvent, IDockviewPanelHeaderProps} from 'dockview';
import type {
  DockviewApi,
  DockviewGroupPanel,
  GroupPanelPartInitParameters,
  IContentRenderer,
  IDockviewPanel,
  ITabRenderer,
} from 'dockview-core';
import {loadSample, readFence} from './pageSample';
import {behavior, expect, fact} from './support';

const ADD = '/docs/core/panels/add';
const MOVE = '/docs/core/panels/move';
const REMOVE = '/docs/core/panels/remove';
const UPDATE = '/docs/core/panels/update';
const RESIZING = '/docs/core/panels/resizing';
const REGISTER = '/docs/core/panels/register';

fact(ADD, 'a second panel with an open id throws', () => {
  const api = stage.dockOf('a');
  return {
    got: stage.messageOf(() => api.addPanel({id: 'a', component: 'text'})),
    want: 'panel with id a already exists',
  };
});

fact(ADD, 'without a title the tab shows the id', () => {
  stage.dockOf('readme');
  return {got: stage.tabs(), want: ['readme']};
});

fact(ADD, 'without a position a panel joins the active group as its last tab', () => {
  const api = stage.dockOf('a b');
  api.getPanel('a')!.api.setActive();
  const added = api.addPanel({id: 'c', component: 'text'});
  return {got: [added.group.panels.map(({id}) => id), api.activePanel?.id], want: [['a', 'c'], 'c']};
});

fact(ADD, 'a reference that does not exist throws and adds nothing', () => {
  const api = stage.makeDock();
  const add = (position: {referencePanel: string} | {referenceGroup: string}) =>
    stage.messageOf(() => api.addPanel({id: 'a', component: 'text', position}));
  return {
    got: [[add({referencePanel: 'x'}), add({referenceGroup: 'x'})], api.totalPanels],
    want: [["referencePanel 'x' does not exist", "referenceGroup 'x' does not exist"], 0],
  };
});

fact(ADD, 'position and floating together throw', () => {
  const options = {id: 'a', component: 'text', floating: true, position: {direction: 'left' as const}};
  // The types forbid it too; plain JavaScript does not.
  const api = stage.makeDock();
  return {
    got: stage.messageOf(() => Reflect.apply(api.addPanel, api, [options])),
    want: /you can only provide one of: position, floating/,
  };
});

fact(ADD, 'an index places the tab', () => {
  const api = stage.tabsOf('a b');
  api.addPanel({id: 'c', component: 'text', position: {referencePanel: 'a', direction: 'within', index: 0}});
  return {got: stage.tabs(), want: ['c', 'a', 'b']};
});

fact(ADD, 'an inactive panel leaves the active one as it is', () => {
  const api = stage.dockOf('a');
  api.addPanel({id: 'log', component: 'text', inactive: true});
  return {got: [api.activePanel?.id, stage.tabs()], want: ['a', ['a', 'log']]};
});

fact(ADD, 'a floating panel is 300 by 300 pixels unless told otherwise', () => {
  const api = stage.makeDock();
  api.addPanel({id: 'a', component: 'text', floating: true});
  const frame = document.querySelector<HTMLElement>('.dv-resize-container')!;
  return {got: [frame.style.width, frame.style.height], want: ['300px', '300px']};
});

behavior(ADD, 'panels added before the first layout lose their initial width', async ({page}) => {
  const widths = await page.evaluate(async () => {
    const widthOfFiles = async (layout?: 'first' | 'hidden') => {
      const container = stage.addContainer();
      if (layout === 'hidden') container.style.display = 'none';
      const api = stage.dockview.createDockview(container, {createComponent: ({id}) => new stage.Text(id)});
      if (layout === 'first') api.layout(container.clientWidth, container.clientHeight);
      if (layout === 'hidden') api.layout(1000, 600);
      api.addPanel({id: 'editor', component: 'text'});
      const position = {direction: 'left'} as const;
      const files = api.addPanel({id: 'files', component: 'text', position, initialWidth: 240});
      container.style.display = '';
      await stage.settled();
      return files.api.width;
    };
    return {without: await widthOfFiles(), first: await widthOfFiles('first'), hidden: await widthOfFiles('hidden')};
  });
  expect(widths.without).not.toBe(240);
  expect(widths).toMatchObject({first: 240, hidden: 240});
});

behavior(ADD, 'disableFloatingGroups does not keep addPanel from floating', async ({page}) => {
  await page.evaluate(() => {
    stage.makeDock({disableFloatingGroups: true}).addPanel({id: 'a', component: 'text', floating: true});
  });
  await expect(page.locator('.dv-resize-container')).toBeVisible();
});

fact(ADD, 'a panel without a position opens in a floating group that is active', () => {
  const api = stage.dockOf('a');
  api.addPanel({id: 'palette', component: 'text', floating: true});
  return {got: api.addPanel({id: 'b', component: 'text'}).api.location.type, want: 'floating'};
});

fact(MOVE, 'a moved panel keeps its component and counts as neither added nor removed', () => {
  const api = stage.dockOf('a b');
  stage.Text.calls.length = 0;
  const fired = stage.record(api, 'onDidAddPanel', 'onDidRemovePanel', 'onDidMovePanel');
  api.getPanel('a')!.api.moveTo({group: api.getPanel('b')!.group});
  return {got: [fired, stage.Text.calls], want: [['onDidMovePanel'], []]};
});

fact(MOVE, 'skipSetActive holds for moves into a group only', () => {
  const activeAfter = (position: 'center' | 'right') => {
    const api = stage.dockOf('a b');
    stage.addPanels(api, 'c');
    api.getPanel('b')!.api.setActive();
    const {group} = api.getPanel('a')!;
    api.getPanel('c')!.api.moveTo({group, position, skipSetActive: true});
    return api.activePanel?.id;
  };
  return {got: {into: activeAfter('center'), beside: activeAfter('right')}, want: {into: 'b', beside: 'c'}};
});

fact(MOVE, 'a position without a group does not split', () => {
  const api = stage.tabsOf('a b');
  api.getPanel('a')!.api.moveTo({position: 'right'});
  return {
    got: {groups: api.groups.length, tabs: api.groups[0]!.panels.map(({id}) => id)},
    want: {groups: 1, tabs: ['b', 'a']},
  };
});

fact(MOVE, 'a lone panel that is moved within its own group is lost', () => {
  const left = [{index: 0}, {position: 'right' as const}, 'own group' as const].map((target) => {
    const api = stage.dockOf('a b');
    const fired = stage.record(api, 'onDidRemovePanel');
    const panel = api.getPanel('a')!;
    panel.api.moveTo(target === 'own group' ? {group: panel.group} : target);
    return [api.panels.map(({id}) => id), api.groups.length, fired];
  });
  return {got: left, want: [1, 2, 3].map(() => [['b'], 1, []])};
});

fact(MOVE, 'skipSetActive for the active panel of a group of one leaves no active panel', () => {
  const api = stage.dockOf('a b c');
  api.getPanel('a')!.api.setActive();
  api.getPanel('a')!.api.moveTo({group: api.getPanel('b')!.group, skipSetActive: true});
  const active = {panel: api.activePanel, isListed: api.groups.includes(api.activeGroup!)};
  api.addPanel({id: 'd', component: 'text'});
  return {
    got: {active, panels: api.panels.map(({id}) => id)},
    want: {active: {panel: undefined, isListed: false}, panels: ['b', 'a', 'c']},
  };
});

fact(MOVE, 'a move to the side of a floating group throws', () => {
  const api = stage.dockOf('a b');
  const {group} = api.addPanel({id: 'palette', component: 'text', floating: true});
  return {
    got: stage.messageOf(() => api.getPanel('a')!.api.moveTo({group, position: 'right'})),
    want: /Cannot read properties of null \(reading 'parentElement'\)/,
  };
});

fact(REMOVE, 'the panel used last comes to the front', () => {
  const api = stage.tabsOf('a b c');
  api.getPanel('a')!.api.setActive();
  api.getPanel('c')!.api.setActive();
  api.getPanel('c')!.api.close();
  return {got: api.activePanel?.id, want: 'a'};
});

fact(REMOVE, 'closing the same panel twice throws', () => {
  const api = stage.dockOf('a b');
  const panel = api.getPanel('a')!;
  panel.api.close();
  return {got: stage.messageOf(() => panel.api.close()), want: 'invalid operation'};
});

fact(REMOVE, 'closing a panel again removes a new one with its id, without dispose', () => {
  const afterAgain = (isClose: boolean) => {
    const api = stage.tabsOf('a b');
    const panel = api.getPanel('b')!;
    panel.api.close();
    stage.addPanels(api, 'b');
    if (isClose) panel.api.close();
    else api.removePanel(panel);
    return api.panels.map(({id}) => id);
  };
  return {got: [afterAgain(true), afterAgain(false)], want: [['a'], ['a']]};
});

fact(REMOVE, 'a closed panel is out of the list and can still be read', () => {
  const api = stage.makeDock();
  api.addPanel({id: 'a', component: 'text', title: 'A', params: {path: 'x'}});
  let seen: unknown;
  api.onDidRemovePanel(({id, title, params}) => {
    seen = {id, title, params, listed: api.panels.length};
  });
  api.getPanel('a')!.api.close();
  return {got: seen, want: {id: 'a', title: 'A', params: {path: 'x'}, listed: 0}};
});

fact(REMOVE, 'an always panel that opens again while it closes is blank', async () => {
  const isShown = async (defaultRenderer: 'always' | 'onlyWhenVisible', run = (open: () => void) => open()) => {
    const api = stage.dockOf('a b', {defaultRenderer});
    await stage.settled();
    const position = {referencePanel: 'a'};
    api.onDidRemovePanel(({id}) => run(() => void api.addPanel({id, component: 'text', position})));
    api.getPanel('b')!.api.close();
    await stage.settled();
    return api.getPanel('b')!.view.content.element.isConnected;
  };
  const shown = [await isShown('onlyWhenVisible'), await isShown('always'), await isShown('always', queueMicrotask)];
  return {got: shown, want: [true, false, true]};
});

fact(REMOVE, 'the list of a group shrinks while its panels close, that of the dock is a copy', () => {
  const closeAll = (listOf: (api: ReturnType<typeof stage.makeDock>) => {api: {close(): void}}[]) => {
    const api = stage.tabsOf('a b c d');
    for (const panel of listOf(api)) panel.api.close();
    return api.totalPanels;
  };
  return {
    got: {group: closeAll((api) => api.groups[0]!.panels), dock: closeAll((api) => api.panels)},
    want: {group: 2, dock: 0},
  };
});

fact(REMOVE, 'emptyGroup keeps the group when the last panel closes itself, not for removePanel', () => {
  const groupsAfter = (remove: (api: ReturnType<typeof stage.makeDock>) => void) => {
    const api = stage.dockOf('a', {noPanelsOverlay: 'emptyGroup'});
    remove(api);
    return api.groups.length;
  };
  return {
    got: {
      close: groupsAfter((api) => api.getPanel('a')!.api.close()),
      closeAllGroups: groupsAfter((api) => api.closeAllGroups()),
      removePanel: groupsAfter((api) => api.removePanel(api.getPanel('a')!)),
      clear: groupsAfter((api) => api.clear()),
    },
    want: {close: 1, closeAllGroups: 1, removePanel: 0, clear: 0},
  };
});

fact(UPDATE, 'updateParameters merges, undefined removes a key, and a hidden component hears of it', () => {
  const api = stage.makeDock();
  const panel = api.addPanel({id: 'a', component: 'text', params: {path: 'x', line: 1, zoom: 2}});
  stage.addPanels(api, 'b');
  panel.api.updateParameters({line: undefined, zoom: null});
  return {
    got: {params: panel.params, got: stage.Text.updates.a, visible: panel.api.isVisible},
    want: {params: {path: 'x', zoom: null}, got: {path: 'x', zoom: null}, visible: false},
  };
});

fact(UPDATE, 'getParameters returns the last change alone', () => {
  const panel = stage.makeDock().addPanel({id: 'a', component: 'text', params: {path: 'x'}});
  const before = panel.api.getParameters();
  panel.api.updateParameters({line: 3});
  return {
    got: {before, after: panel.api.getParameters(), all: panel.params},
    want: {before: {}, after: {line: 3}, all: {path: 'x', line: 3}},
  };
});

fact(RESIZING, 'the rest of a row is shared out evenly when a group closes', () => {
  const api = stage.dockOf('a b c');
  const widthsOf = (ids: string) => ids.split(' ').map((id) => api.getPanel(id)!.api.width);
  api.getPanel('a')!.api.setSize({width: 200});
  api.getPanel('b')!.api.setSize({width: 300});
  const before = widthsOf('a b c');
  api.getPanel('a')!.api.close();
  return {got: {before, after: widthsOf('b c')}, want: {before: [200, 300, 500], after: [500, 500]}};
});

fact(RESIZING, 'next to a reference without an initial size, the groups of the row become equally wide', () => {
  const widthsAfter = (initialWidth?: number) => {
    const api = stage.dockOf('a b');
    api.getPanel('a')!.api.setSize({width: 200});
    const position = {referencePanel: 'b', direction: 'right' as const};
    api.addPanel({id: 'c', component: 'text', position, initialWidth});
    return ['a', 'b', 'c'].map((id) => api.getPanel(id)!.api.width);
  };
  return {
    got: [widthsAfter(), widthsAfter(300)],
    want: [
      [333, 333, 334],
      [200, 500, 300],
    ],
  };
});

fact(RESIZING, 'setSize leaves every group its minimum of 100 pixels', () => {
  const api = stage.dockOf('a b');
  const {api: panelApi} = api.getPanel('a')!;
  panelApi.setSize({width: 5});
  const smallest = panelApi.width;
  panelApi.setSize({width: 5000});
  return {got: {smallest, largest: panelApi.width}, want: {smallest: 100, largest: 900}};
});

fact(RESIZING, 'the height of a panel includes the header', () => {
  const api = stage.dockOf('a');
  return {
    got: {panel: api.getPanel('a')!.api.height, content: document.querySelector('[data-content=a]')!.clientHeight},
    want: {panel: 600, content: 565},
  };
});

fact(RESIZING, 'a panel reports 0 until it is shown', () => {
  const api = stage.dockOf('a');
  const {api: hidden} = api.addPanel({id: 'b', component: 'text', inactive: true});
  const before = hidden.width;
  hidden.setActive();
  return {got: {before, after: hidden.width}, want: {before: 0, after: 1000}};
});

fact(RESIZING, 'groups keep their share when the dock is resized', async () => {
  const api = stage.dockOf('a b');
  api.getPanel('a')!.api.setSize({width: 300});
  document.querySelector<HTMLElement>('.dv-dockview')!.parentElement!.style.width = '500px';
  await stage.settled();
  const limited = stage.dockOf('c d e');
  for (const id of ['d', 'e']) limited.getPanel(id)!.group.api.setConstraints({maximumWidth: 400});
  limited.layout(2000, 600);
  return {
    got: {share: api.getPanel('a')!.api.width, limited: limited.groups.map(({width}) => width)},
    want: {share: 150, limited: [1200, 400, 400]},
  };
});

fact(REGISTER, 'in init a panel has no title and no size and cannot be found yet', () => {
  const seen: unknown[] = [];
  const api = stage.makeDock({
    createComponent: () => ({
      element: document.createElement('div'),
      init: ({api, containerApi, title}) =>
        seen.push({title, apiTitle: api.title ?? null, width: api.width, found: Boolean(containerApi.getPanel('a'))}),
    }),
  });
  api.addPanel({id: 'a', component: 'text', title: 'A'});
  return {got: seen, want: [{title: 'A', apiTitle: null, width: 0, found: false}]};
});

fact(REGISTER, 'a new floating group and a loaded layout first lay their panels out without a size', async () => {
  const sizes: string[] = [];
  const layout = (width: number, height: number) => void sizes.push(`${width} × ${height}`);
  const api = stage.makeDock({createComponent: () => ({element: document.createElement('div'), init() {}, layout})});
  const sizesOf = async (run: () => void) => {
    sizes.length = 0;
    run();
    await stage.settled();
    return [sizes[0], sizes.at(-1)];
  };
  const floating = {width: 200, height: 150};
  const floated = await sizesOf(() => api.addPanel({id: 'a', component: 'text', floating}));
  api.clear();
  api.addPanel({id: 'b', component: 'text'});
  const saved = JSON.stringify(api.toJSON());
  api.clear();
  const loaded = await sizesOf(() => api.fromJSON(JSON.parse(saved)));
  return {
    got: {floated, loaded},
    want: {floated: ['0 × 0', '200 × 150'], loaded: ['0 × 0', '1000 × 600']},
  };
});

behavior(
  REGISTER,
  'moving the focus into an activated panel takes it from the clicked field, unless the code checks',
  async ({page}) => {
    await page.evaluate(() => {
      const createComponent = ({name}: {name: string}): IContentRenderer => {
        const element = document.createElement('div');
        element.innerHTML = '<input /><input class="second" />';
        const focus = () => {
          if (name === 'checks' && element.contains(document.activeElement)) return;
          element.querySelector('input')!.focus();
        };
        const init = ({api}: GroupPanelPartInitParameters) =>
          void api.onDidActiveChange(({isActive}) => isActive && setTimeout(focus));
        return {element, init};
      };
      const api = stage.makeDock({createComponent});
      api.addPanel({id: 'a', component: 'plain'});
      api.addPanel({id: 'b', component: 'checks', position: {direction: 'right'}});
      api.addPanel({id: 'c', component: 'checks', position: {direction: 'right'}});
    });
    const [unchecked, checked] = [page.locator('.second').nth(0), page.locator('.second').nth(1)];
    await unchecked.click();
    await expect(page.locator('input').first()).toBeFocused();
    await checked.click();
    await page.evaluate(() => stage.settled());
    await expect(checked).toBeFocused();
    await page.locator('.dv-default-tab-content').nth(1).click();
    await page.evaluate(() => stage.settled());
    await expect(page.locator('.dv-tab').nth(1)).toBeFocused();
  },
);

fact(REGISTER, 'an unknown component throws and leaves the new group behind, empty', () => {
  const api = stage.dockOf('a', {
    createComponent: ({name}) => {
      if (name !== 'text') throw new Error(`no ${name}`);
      return new stage.Text(name);
    },
  });
  const message = stage.messageOf(() => api.addPanel({id: 'b', component: 'chart', position: {direction: 'right'}}));
  return {
    got: {message, panels: api.totalPanels, sizes: api.groups.map(({panels}) => panels.length)},
    want: {message: 'no chart', panels: 1, sizes: [1, 0]},
  };
});

behavior(
  '/docs/core/panels/tabs',
  'a tab without a name, or for which nothing is returned, is the default tab',
  async ({page}) => {
    await page.evaluate(() => {
      const api = stage.makeDock({
        createTabComponent: ({name}) => (name === 'nothing' ? undefined : new stage.TextTab()),
      });
      api.addPanel({id: 'a', component: 'text', tabComponent: 'own'});
      api.addPanel({id: 'b', component: 'text', tabComponent: 'nothing'});
      api.addPanel({id: 'c', component: 'text'});
    });
    await expect(page.locator('.dv-tab')).toHaveText(['[a]', 'b', 'c']);
    await expect(page.locator('.dv-default-tab')).toHaveCount(2);
  },
);

/** What `keepGroup.ts` of the page exports. */
declare const keep: {keepGroup(api: DockviewApi, groupId: string): unknown};

/** What `toolWindows.ts` exports. */
declare const toolWindows: {
  rememberPlaces(api: DockviewApi): {open(tool: {id: string; component: string}): void};
};

behavior(REMOVE, 'a tool window reopens among its tabs, or where it floated', async ({page}) => {
  await loadSample(page, REMOVE, 'toolWindows.ts', 'toolWindows');
  const places = await page.evaluate(async () => {
    const api = stage.tabsOf('a b c');
    api.addPanel({id: 'palette', component: 'text', floating: {x: 300, y: 120, width: 220, height: 180}});
    const {group} = api.getPanel('b')!;
    const {open} = toolWindows.rememberPlaces(api);
    for (const id of ['b', 'palette']) api.getPanel(id)!.api.close();
    await stage.settled();
    for (const id of ['b', 'palette']) open({id, component: 'text'});
    return {tabs: group.panels.map(({id}) => id), palette: api.toJSON().floatingGroups![0]!.position};
  });
  expect(places.tabs).toEqual(['a', 'b', 'c']);
  expect(places.palette).toMatchObject({left: 300, top: 120});
});

behavior(REMOVE, 'a tool window does not open in a later group with the same id', async ({page}) => {
  await loadSample(page, REMOVE, 'toolWindows.ts', 'toolWindows');
  const groups = await page.evaluate(() => {
    const api = stage.dockOf('a b');
    const {id} = api.getPanel('b')!.group;
    const {open} = toolWindows.rememberPlaces(api);
    api.fromJSON(JSON.parse(JSON.stringify(api.toJSON()).replaceAll('"a"', '"c"').replaceAll('"b"', '"d"')));
    const isUsedAgain = api.getGroup(id) !== undefined;
    open({id: 'b', component: 'text'});
    return {isUsedAgain, panels: api.groups.map(({panels}) => panels.map((panel) => panel.id).join())};
  });
  expect(groups).toEqual({isUsedAgain: true, panels: ['c', 'd', 'b']});
});

behavior(REMOVE, 'opening a tool window shows its hidden group', async ({page}) => {
  await loadSample(page, REMOVE, 'toolWindows.ts', 'toolWindows');
  const shown = await page.evaluate(async () => {
    const api = stage.dockOf('a b');
    stage.addPanels(api, 'c d', 'tabs');
    const {open} = toolWindows.rememberPlaces(api);
    const {group} = api.getPanel('d')!;
    const openHidden = async (isClosed: boolean) => {
      if (isClosed) api.getPanel('d')!.api.close();
      group.api.setVisible(false);
      await stage.settled();
      open({id: 'd', component: 'text'});
      return [group.api.isVisible, api.activePanel?.id, group.panels.map(({id}) => id).join()];
    };
    return [await openHidden(false), await openHidden(true)];
  });
  expect(shown).toEqual([1, 2].map(() => [true, 'd', 'b,c,d']));
});

fact(REMOVE, 'closing the visible panel of another group activates that group', () => {
  const activeAfter = (closed: string) => {
    const api = stage.tabsOf('a b');
    api.addPanel({id: 'c', component: 'text', position: {direction: 'right'}});
    api.getPanel(closed)!.api.close();
    return api.activePanel?.id;
  };
  return {got: {visible: activeAfter('b'), hidden: activeAfter('a')}, want: {visible: 'a', hidden: 'c'}};
});

fact(REMOVE, 'the first group becomes active after the active one is gone, even hidden', async () => {
  const api = stage.dockOf('a b c');
  const fired = stage.record(api, 'onDidRemoveGroup', 'onDidActiveGroupChange', 'onDidActivePanelChange');
  api.getPanel('b')!.api.close();
  const inactive = [api.activePanel?.id, [...fired]];
  api.getPanel('a')!.group.api.setVisible(false);
  await stage.settled();
  api.getPanel('c')!.api.close();
  const {id, group} = api.activePanel!;
  return {
    got: {inactive, next: [id, group.api.isVisible]},
    want: {inactive: ['c', ['onDidRemoveGroup']], next: ['a', false]},
  };
});

fact(
  ADD,
  'a panel added at an edge makes the row equally wide, then the last of the others take the difference',
  () => {
    const widthsWith = (direction: 'left' | 'right', initialWidth?: number) => {
      const api = stage.dockOf('a b c');
      api.getPanel('a')!.api.setSize({width: 200});
      api.addPanel({id: 'd', component: 'text', position: {direction}, initialWidth});
      return ['a', 'b', 'c', 'd'].map((id) => api.getPanel(id)!.api.width);
    };
    return {
      got: [widthsWith('left'), widthsWith('left', 100), widthsWith('right', 100), widthsWith('right', 600)],
      want: [
        [250, 250, 250, 250],
        [250, 250, 400, 100],
        [250, 250, 400, 100],
        [200, 100, 100, 600],
      ],
    };
  },
);

fact(RESIZING, 'the last groups of the row make room for a new one with an initial width', () => {
  const widthsAfter = (smallest: string) => {
    const api = stage.dockOf('a b c');
    api.getPanel(smallest)!.api.setSize({width: 100});
    const position = {referencePanel: 'a', direction: 'right' as const};
    api.addPanel({id: 'd', component: 'text', position, initialWidth: 250});
    return api.groups.map(({width}) => width).join(' ');
  };
  return {got: [widthsAfter('a'), widthsAfter('c')], want: ['100 333 317 250', '333 317 100 250']};
});

fact(ADD, 'an inactive panel in a new group stays blank until it is activated', async () => {
  const api = stage.dockOf('a');
  const options = {component: 'text', inactive: true};
  const referenceGroup = api.addGroup({direction: 'right', skipSetActive: true});
  const panels = [
    api.addPanel({...options, id: 'docked', position: {direction: 'right'}}),
    api.addPanel({...options, id: 'floating', floating: true}),
    api.addPanel({...options, id: 'empty', position: {referenceGroup}}),
  ];
  await stage.settled();
  const isShown = () => panels.map(({view}) => view.content.element.isConnected);
  const before = isShown();
  for (const panel of panels) panel.api.setActive();
  return {got: {before, after: isShown()}, want: {before: [false, false, false], after: [true, true, true]}};
});

behavior(ADD, 'a group whose button added a panel elsewhere is not activated by a click', async ({page}) => {
  await page.evaluate(() => {
    const api = stage.dockOf('a b');
    const addButton = (label: string, prepare: (button: HTMLButtonElement) => void) => {
      const button = document.createElement('button');
      button.textContent = label;
      button.addEventListener('click', () => {
        prepare(button);
        api.addPanel({id: label, component: 'text', position: {referencePanel: 'b'}});
      });
      api.getPanel('a')!.view.content.element.append(button);
    };
    addButton('keeps the focus', () => {});
    addButton('gives it up', (button) => button.blur());
  });
  const active = page.locator('.dv-active-group .dv-active-tab');
  const clickContent = () => page.locator('[data-content=a]').click({position: {x: 100, y: 300}});
  await page.getByRole('button', {name: 'keeps the focus'}).click();
  await clickContent();
  await expect(active).toHaveText('keeps the focus');
  await page.getByRole('button', {name: 'gives it up'}).click();
  await expect(active).toHaveText('gives it up');
  await clickContent();
  await expect(active).toHaveText('a');
});

fact(MOVE, 'a move to a negative index throws and loses the panel', () => {
  const api = stage.tabsOf('a b');
  const message = stage.messageOf(() => api.getPanel('a')!.api.moveTo({index: -1}));
  return {got: {message, panels: api.panels.map(({id}) => id)}, want: {message: 'invalid location', panels: ['b']}};
});

behavior(REMOVE, 'a group stays when a panel is added to it while its last one closes', async ({page}) => {
  await loadSample(page, REMOVE, 'keepGroup.ts', 'keep');
  const panels = await page.evaluate(() => {
    const api = stage.dockOf('a b');
    const {group} = api.getPanel('b')!;
    keep.keepGroup(api, group.id);
    const read = () => api.panels.map(({id}) => id).join();
    api.getPanel('b')!.api.close();
    const kept = [read(), api.getGroup(group.id) === group];
    api.addPanel({id: 'c', component: 'text', position: {referenceGroup: group}});
    const returned = read();
    api.getPanel('c')!.api.close();
    api.addPanel({id: 'd', component: 'text', position: {referencePanel: 'a'}}).api.moveTo({group});
    return {kept, returned, moved: read(), id: group.id};
  });
  const placeholder = `empty-${panels.id}`;
  expect(panels).toEqual({
    kept: [`a,${placeholder}`, true],
    returned: 'a,c',
    moved: `a,${placeholder},d`,
    id: panels.id,
  });
});

behavior(REMOVE, 'a placeholder leaves no content behind when the dock is cleared', async ({page}) => {
  await loadSample(page, REMOVE, 'keepGroup.ts', 'keep');
  await page.evaluate(async () => {
    const api = stage.dockOf('a', {defaultRenderer: 'always'});
    keep.keepGroup(api, api.groups[0]!.id);
    api.clear();
    await stage.settled();
  });
  await expect(page.locator('[data-content]')).toHaveCount(0);
});

behavior(RESIZING, 'a press on a sash tells a drag from setSize', async ({page}) => {
  await page.evaluate(() => {
    const api = stage.dockOf('a b');
    let isDragging = false;
    window.addEventListener('pointerdown', ({target}) => {
      isDragging = target instanceof Element && target.closest('.dv-sash') !== null;
    });
    api.onDidLayoutChange(() => {
      document.title += isDragging ? ' drag' : ' call';
      isDragging = false;
    });
  });
  await page.evaluate(() => stage.settled());
  await page.evaluate(() => (document.title = ''));
  await page.mouse.move(500, 300);
  await page.mouse.down();
  await page.mouse.move(600, 300, {steps: 4});
  await page.mouse.up();
  await expect(page).toHaveTitle('drag');
});

fact(RESIZING, 'in a flex row the dock shrinks only with min-width 0', async () => {
  const widthAfterShrinking = async (minWidth: string) => {
    const row = document.createElement('div');
    row.style.cssText = 'display: flex; width: 1000px; height: 300px';
    const container = stage.addContainer();
    container.style.cssText = `flex: 1; min-width: ${minWidth}`;
    row.append(container);
    document.body.append(row);
    const api = stage.dockview.createDockview(container, {createComponent: ({id}) => new stage.Text(id)});
    api.layout(1000, 300);
    stage.addPanels(api, 'a b');
    row.style.width = '500px';
    await stage.settled();
    await stage.settled();
    return api.width;
  };
  return {got: [await widthAfterShrinking('auto'), await widthAfterShrinking('0')], want: [1000, 500]};
});

const TABS = '/docs/core/panels/tabs';

behavior(
  TABS,
  'the default tab can be extended, without its close button and with the current title in the list',
  async ({page}) => {
    await page.evaluate(() => {
      class Tab extends stage.dockview.DefaultTab {
        override init(parameters: Parameters<InstanceType<typeof stage.dockview.DefaultTab>['init']>[0]): void {
          super.init({...parameters, title: parameters.api.title ?? parameters.title});
          this.element.querySelector('.dv-default-tab-action')?.remove();
        }
      }
      const api = stage.tabsOf(Array.from({length: 40}, (_, index) => `panel-${index}`).join(' '), {
        createTabComponent: () => new Tab(),
        defaultTabComponent: 'own',
      });
      api.getPanel('panel-0')!.api.setTitle('Renamed');
    });
    await page.locator('.dv-tabs-overflow-dropdown-root').click();
    await expect(page.locator('.dv-tabs-overflow-container .dv-tab').first()).toHaveText('Renamed');
    await expect(page.locator('.dv-default-tab-action')).toHaveCount(0);
  },
);

behavior(TABS, 'the list of hidden tabs keeps the title that a panel was opened with', async ({page}) => {
  await page.evaluate(() => {
    const api = stage.tabsOf(Array.from({length: 40}, (_, index) => `panel-${index}`).join(' '));
    api.getPanel('panel-0')!.api.setTitle('Renamed');
  });
  await expect(page.locator('.dv-tabs-container .dv-tab').first()).toHaveText('Renamed');
  await page.locator('.dv-tabs-overflow-dropdown-root').click();
  await expect(page.locator('.dv-tabs-overflow-container .dv-tab').first()).toHaveText('panel-0');
});

fact(TABS, 'the tab of a list of hidden tabs receives the first title, and the current one as api.title', async () => {
  const received: unknown[] = [];
  const createTabComponent = (): ITabRenderer => ({
    element: document.createElement('div'),
    init({api, title, tabLocation}) {
      this.element.textContent = `${title}, a long title`;
      if (api.id === 'panel-0') received.push([tabLocation, title, api.title]);
    },
  });
  const ids = Array.from({length: 40}, (_, index) => `panel-${index}`).join(' ');
  const api = stage.tabsOf(ids, {createTabComponent, defaultTabComponent: 'own'});
  api.getPanel('panel-0')!.api.setTitle('Renamed');
  while (!document.querySelector('.dv-tabs-overflow-dropdown-root')) await stage.settled();
  document.querySelector<HTMLElement>('.dv-tabs-overflow-dropdown-root')!.click();
  return {
    got: received,
    want: [
      ['header', 'panel-0', undefined],
      ['headerOverflow', 'panel-0', 'Renamed'],
    ],
  };
});

/** Opens the list of hidden tabs. */
const clickListButton = (page: Page) => page.locator('.dv-tabs-overflow-dropdown-root').click();

behavior(
  TABS,
  'in the list of hidden tabs, a button activates its panel unless its click is prevented',
  async ({page}) => {
    await page.evaluate(() => {
      const createTabComponent = (): ITabRenderer => ({
        element: document.createElement('div'),
        init({title, params}) {
          const button = document.createElement('button');
          button.textContent = title;
          button.addEventListener('pointerdown', (event) => event.preventDefault());
          button.addEventListener('click', (event) => params.prevents && event.preventDefault());
          this.element.append(button);
        },
      });
      const api = stage.makeDock({createTabComponent, defaultTabComponent: 'own'});
      api.addPanel({id: 'first', component: 'text', params: {prevents: true}});
      stage.addPanels(api, Array.from({length: 20}, (_, index) => `panel-${index}`).join(' '), 'tabs');
    });
    const active = page.locator('.dv-tabs-container .dv-active-tab');
    const entry = (title: string) => page.locator('.dv-tabs-overflow-container').getByRole('button', {name: title});
    await clickListButton(page);
    await entry('first').click();
    await expect(active).toHaveText('panel-19');
    await clickListButton(page);
    await entry('panel-0').click();
    await expect(active).toHaveText('panel-0');
  },
);

behavior(TABS, 'a click on an iframe or on an SVG icon leaves the list of hidden tabs open', async ({page}) => {
  await page.evaluate(() => {
    stage.tabsOf(Array.from({length: 40}, (_, index) => `panel-${index}`).join(' '));
    const style = 'position: fixed; bottom: 0; width: 100px; height: 100px';
    document.body.insertAdjacentHTML(
      'beforeend',
      `<iframe style="${style}"></iframe><svg style="${style}; left: 200px"></svg><p style="${style}; left: 400px">text</p>`,
    );
  });
  const list = page.locator('.dv-tabs-overflow-container');
  await clickListButton(page);
  for (const outside of ['iframe', 'body > svg']) {
    await page.locator(outside).click();
    await expect(list).toHaveCount(1);
  }
  await page.locator('body > p').click();
  await expect(list).toHaveCount(0);
});

behavior(
  TABS,
  'the list of hidden tabs misses a panel that is added inactive until the tabs scroll',
  async ({page}) => {
    await page.evaluate(() => {
      const api = stage.tabsOf(Array.from({length: 40}, (_, index) => `panel-${index}`).join(' '));
      Object.assign(window, {api});
      api.getPanel('panel-0')!.api.setActive();
    });
    const button = page.locator('.dv-tabs-overflow-dropdown-root');
    await expect(page.locator('.dv-active-tab')).toHaveText('panel-0');
    const late = page.locator('.dv-tabs-overflow-container .dv-tab', {hasText: 'late'});
    await clickListButton(page);
    await page.mouse.click(1300, 800);
    const before = await button.textContent();
    await page.evaluate(async () => {
      const {api} = window as unknown as {api: DockviewApi};
      api.addPanel({id: 'late', component: 'text', inactive: true});
      await stage.settled();
      await stage.settled();
    });
    await clickListButton(page);
    await expect(late).toHaveCount(0);
    await expect(button).toHaveText(before!);
    await page.mouse.click(1300, 800);
    await page.evaluate(() => {
      const [group] = (window as unknown as {api: DockviewApi}).api.groups;
      group!.element.querySelector('.dv-tabs-container')?.dispatchEvent(new Event('scroll'));
    });
    await expect(button).toHaveText(String(Number(before) + 1));
    await clickListButton(page);
    await expect(late).toHaveCount(1);
  },
);

fact(TABS, 'the tabs that do not fit can be found by their position', () => {
  const api = stage.tabsOf(Array.from({length: 40}, (_, index) => `panel-${index}`).join(' '), {
    disableTabsOverflowList: true,
  });
  const header = document.querySelector('.dv-tabs-container')!.getBoundingClientRect();
  return {
    got: ['panel-0', 'panel-39'].map((id) => {
      const tab = api.getPanel(id)!.view.tab.element.parentElement!.getBoundingClientRect();
      return tab.left < header.left - 1 || tab.right > header.right + 1;
    }),
    want: [true, false],
  };
});

/** What `tabMenu.ts` of the page exports. */
declare const tabMenu: {addTabMenus(api: DockviewApi): unknown};

behavior(TABS, 'the menu of a tab opens with the mouse and with Shift+F10, and returns the focus', async ({page}) => {
  await loadSample(page, TABS, 'tabMenu.ts', 'tabMenu');
  await page.evaluate(() => {
    const api = stage.tabsOf('a b');
    tabMenu.addTabMenus(api);
    api.addPanel({id: 'new', component: 'text', floating: true});
  });
  const tab = (title: string) => page.locator('.dv-tab', {hasText: title});
  const item = (name: string) => page.getByRole('menuitem', {name});
  await tab('new').focus();
  await page.keyboard.press('Shift+F10');
  await expect(item('Rename')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Close the others')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tab('new')).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);

  await tab('a').click({button: 'right'});
  await expect(item('Rename')).toBeFocused();
  await page.mouse.click(500, 500);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await tab('a').click({button: 'right'});
  await item('Close the others').click();
  await expect(page.locator('.dv-tab')).toHaveText(['a', 'new']);
  await expect(tab('a')).toBeFocused();

  const renameBy = async (act: () => Promise<void>, title: string) => {
    page.once('dialog', (dialog) => dialog.accept(title));
    await act();
    await expect(page.locator('.dv-tab').first()).toHaveText(title);
  };
  await renameBy(() => tab('a').dblclick({position: {x: 10, y: 10}}), 'first');
  await page.keyboard.press('ContextMenu');
  await renameBy(() => page.keyboard.press('Enter'), 'second');
});

behavior(TABS, 'the menu of a tab opens in the popout window of its group', async ({page}) => {
  await loadSample(page, TABS, 'tabMenu.ts', 'tabMenu');
  const opening = page.context().waitForEvent('page');
  await page.evaluate(() => {
    const api = stage.dockOf('a b');
    tabMenu.addTabMenus(api);
    void api.addPopoutGroup(api.getPanel('b')!.group);
  });
  const popout = await opening;
  const tab = popout.locator('.dv-tab');
  await tab.focus();
  await popout.keyboard.press('Shift+F10');
  await expect(popout.getByRole('menuitem', {name: 'Rename'})).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await popout.keyboard.press('Escape');
  await expect(tab).toBeFocused();
  await popout.evaluate(() => window.close());
  await page.locator('.dv-tab', {hasText: 'b'}).click({button: 'right'});
  await expect(page.getByRole('menuitem', {name: 'Rename'})).toBeFocused();
});

behavior(TABS, 'a mask replaces the close icon', async ({page}) => {
  const css = readFence(TABS, 'closeIcon.css');
  await page.evaluate(() => stage.tabsOf('a'));
  const icon = page.locator('.dv-default-tab-action svg');
  const before = await icon.screenshot();
  await page.addStyleTag({content: css});
  const after = await icon.screenshot();
  expect(after.equals(before)).toBe(false);
  await page.addStyleTag({content: '.dv-default-tab-action svg {background: none}'});
  expect((await icon.screenshot()).equals(after)).toBe(false);
});

behavior(TABS, 'the close button of an inactive tab is hidden until the pointer is over the tab', async ({page}) => {
  await page.evaluate(() => stage.tabsOf('one two'));
  const tab = page.locator('.dv-tab', {hasText: 'one'});
  const close = tab.locator('.dv-default-tab-action');
  await expect(close).toBeHidden();
  await tab.hover();
  await close.click();
  await expect(page.locator('.dv-tab')).toHaveText(['two']);
});

behavior(TABS, 'a stretched tab leaves only Shift to move a floating group by', async ({page}) => {
  const dragHeader = async (singleTabMode: 'default' | 'fullwidth') => {
    await page.evaluate((mode) => {
      document.body.replaceChildren();
      const api = stage.dockOf('a', {singleTabMode: mode});
      const floating = {x: 100, y: 100, width: 300, height: 200};
      const {api: panelApi} = api.addPanel({id: 'b', component: 'text', floating});
      panelApi.onDidLocationChange(({location}) => (document.title = location.type));
      document.title = panelApi.location.type;
    }, singleTabMode);
    await page.locator('.dv-resize-container').hover({position: {x: 200, y: 15}});
    await page.mouse.down();
    await page.mouse.move(700, 400, {steps: 12});
    await page.mouse.up();
  };
  await dragHeader('default');
  await expect(page).toHaveTitle('floating');
  expect((await page.locator('.dv-resize-container').boundingBox())!.x).toBeGreaterThan(300);
  await dragHeader('fullwidth');
  await expect(page).toHaveTitle('grid');
  await page.keyboard.down('Shift');
  await dragHeader('fullwidth');
  await page.keyboard.up('Shift');
  await expect(page).toHaveTitle('floating');
  expect((await page.locator('.dv-resize-container').boundingBox())!.x).toBeGreaterThan(300);
});

fact(ADD, 'next to a floating panel every direction adds a tab', () => {
  const api = stage.dockOf('a');
  const {group} = api.addPanel({id: 'palette', component: 'text', floating: true});
  for (const direction of ['left', 'right', 'above', 'below'] as const) {
    api.addPanel({id: direction, component: 'text', position: {referencePanel: 'palette', direction}});
  }
  return {got: group.panels.map(({id}) => id), want: ['palette', 'left', 'right', 'above', 'below']};
});

behavior(ADD, 'a panel cannot open beside one in a popout window', async ({page}) => {
  const opening = page.context().waitForEvent('page');
  await page.evaluate(() => {
    const api = stage.dockOf('a b');
    Object.assign(window, {api});
    void api.addPopoutGroup(api.getPanel('b')!.group);
  });
  await (await opening).locator('.dv-tab').waitFor();
  const messages = await page.evaluate(() => {
    const {api} = window as unknown as {api: DockviewApi};
    const add = (direction: 'right' | 'below' | 'within') =>
      stage.messageOf(() =>
        api.addPanel({id: direction, component: 'text', position: {referencePanel: 'b', direction}}),
      );
    return {right: add('right'), below: add('below'), within: add('within') ?? 'none'};
  });
  const error = expect.stringMatching(/Invalid grid element|reading 'parentElement'/);
  expect(messages).toEqual({right: error, below: error, within: 'none'});
});

fact(ADD, 'a closed panel or a removed group as the reference does not throw', () => {
  const api = stage.dockOf('a b c');
  const {group} = api.getPanel('c')!;
  const closed = api.getPanel('b')!;
  for (const id of ['b', 'c']) api.getPanel(id)!.api.close();
  api.addPanel({id: 'first', component: 'text', position: {referencePanel: closed, direction: 'right'}});
  api.addPanel({id: 'lost', component: 'text', position: {referenceGroup: group}});
  const {group: opened} = api.getPanel('first')!;
  const found = {left: opened.element.getBoundingClientRect().x, isAlone: opened.panels.length === 1};
  const panels = api.panels.map(({id}) => id);
  return {got: {...found, panels}, want: {left: 0, isAlone: true, panels: ['a', 'first']}};
});

fact(MOVE, 'with skipSetActive the active panel hands over to its group', () => {
  const api = stage.tabsOf('a b c');
  api.addPanel({id: 'd', component: 'text', position: {direction: 'right'}});
  api.getPanel('c')!.api.setActive();
  const target = api.getPanel('d')!.group;
  api.getPanel('a')!.api.moveTo({group: target, skipSetActive: true});
  const afterOther = [api.activePanel?.id, target.activePanel?.id];
  api.getPanel('c')!.api.moveTo({group: target, skipSetActive: true});
  const afterActive = [api.activePanel?.id, target.activePanel?.id];
  const empty = api.addGroup({direction: 'left', skipSetActive: true});
  api.getPanel('a')!.api.moveTo({group: empty, skipSetActive: true});
  return {
    got: {afterOther, afterActive, empty: [api.activePanel?.id, empty.activePanel?.id]},
    want: {afterOther: ['c', 'd'], afterActive: ['b', 'd'], empty: ['b', 'a']},
  };
});

fact(MOVE, 'addGroup takes names of positions, throws at an edge and opens on the left of a group', () => {
  const api = stage.dockOf('a b');
  const edge = stage.messageOf(() => api.addGroup({direction: 'bottom'}));
  const beside = api.addGroup({referencePanel: 'b', direction: 'bottom'});
  const [left, right] = [beside, api.getPanel('b')!.group].map(({element}) => element.getBoundingClientRect().x);
  return {got: [edge, left! < right!], want: ["invalid direction 'bottom'", true]};
});

fact(MOVE, 'with skipSetActive the active tab of a group that moves within it is no longer active', () => {
  const api = stage.tabsOf('a b c');
  api.addPanel({id: 'd', component: 'text', position: {direction: 'right'}});
  const {api: panelApi, group} = api.getPanel('c')!;
  panelApi.moveTo({index: 0, skipSetActive: true});
  return {got: [stage.tabs(), group.activePanel?.id, api.activePanel?.id], want: [['c', 'a', 'b', 'd'], 'b', 'd']};
});

fact(MOVE, 'a split makes the groups of a row equally large as far as their limits allow', () => {
  const widthsWith = (minimumWidth?: number) => {
    const api = stage.dockOf('a b');
    api.addPanel({id: 'c', component: 'text', minimumWidth, position: {direction: 'right'}});
    api.addPanel({id: 'd', component: 'text', position: {referencePanel: 'a'}});
    const {api: panelApi, group} = api.getPanel('d')!;
    panelApi.moveTo({group, position: 'right'});
    return new Set(api.groups.map(({width}) => width)).size;
  };
  return {got: [widthsWith() === 1, widthsWith(400) === 1], want: [true, false]};
});

fact(MOVE, 'floating a panel does not fire onDidMovePanel', () => {
  const api = stage.tabsOf('a b');
  const panel = api.getPanel('a')!;
  const places: string[] = [];
  panel.api.onDidLocationChange(({location}) => places.push(location.type));
  const fired = stage.record(api, 'onDidMovePanel');
  api.addFloatingGroup(panel);
  return {got: {fired, places}, want: {fired: [], places: ['grid', 'floating']}};
});

fact(MOVE, 'the only panel of a window misses its side, its group does not', async () => {
  const move = async (ids: string, position: 'left' | 'right' | 'bottom', byGroup: boolean) => {
    const api = stage.dockOf(ids);
    const panel = api.getPanel('b')!;
    await api.addPopoutGroup(panel, {popoutUrl: '/popout.html'});
    const mover = byGroup ? panel.group.api : panel.api;
    const {group} = api.getPanel('a')!;
    const message = stage.messageOf(() => mover.moveTo({group, position}));
    if (message) return message;
    await stage.settled(2);
    const [b, a] = [panel.group, group].map(({element}) => element.getBoundingClientRect());
    return b!.y > a!.y ? 'bottom' : b!.x > a!.x ? 'right' : 'left';
  };
  const all = async (byGroup: boolean) => [
    await move('b a', 'right', byGroup),
    await move('b a', 'bottom', byGroup),
    await move('b a', 'left', byGroup),
  ];
  return {
    got: [await all(false), await all(true)],
    want: [
      ['Invalid index', 'Invalid location', 'right'],
      ['right', 'bottom', 'left'],
    ],
  };
});

fact(MOVE, 'a lone panel that splits its own group across leaves the page', () => {
  const api = stage.dockOf('a b');
  const {api: panelApi, group} = api.getPanel('a')!;
  const along = stage.messageOf(() => panelApi.moveTo({group, position: 'right'})) ?? 'none';
  const before = group.element.isConnected;
  const across = stage.messageOf(() => panelApi.moveTo({group, position: 'bottom'}));
  return {
    got: {along, before, across, after: group.element.isConnected},
    want: {along: 'none', before: true, across: 'Invalid grid element', after: false},
  };
});

/** What `keepWidths.ts` of the page exports. */
declare const widths: {
  keepWidths(api: DockviewApi, container: HTMLElement, panelIds: string[]): () => void;
};

behavior(
  RESIZING,
  'keepWidths keeps the width of a background tab, while the container is hidden, and under a theme with gaps',
  async ({page}) => {
    await loadSample(page, RESIZING, 'keepWidths.ts', 'widths');
    const found = await page.evaluate(async () => {
      const start = (theme = stage.dockview.themeAbyss) => {
        const container = stage.addContainer();
        const createComponent = ({id}: {id: string}) => new stage.Text(id);
        const api = stage.dockview.createDockview(container, {theme, createComponent, disableAutoResizing: true});
        api.layout(1000, 600);
        stage.addPanels(api, 'side main');
        api.addPanel({id: 'behind', component: 'text', position: {referencePanel: 'side'}, inactive: true});
        const {group} = api.getPanel('side')!;
        group.api.setSize({width: 200});
        widths.keepWidths(api, container, ['behind']);
        return async (change: Partial<CSSStyleDeclaration>) => {
          Object.assign(container.style, change);
          await stage.settled();
          await stage.settled();
          return [api.width, group.width];
        };
      };
      const resize = start();
      const wider = await resize({width: '1300px'});
      await resize({display: 'none'});
      const back = await resize({display: ''});
      await resize({width: '150px'});
      const spaced = start(stage.dockview.themeReplit);
      const [before, after] = [await spaced({width: '1100px'}), await spaced({width: '1300px'})];
      return {wider, back, regrown: await resize({width: '1300px'}), spaced: [before[1], after]};
    });
    expect(found).toEqual({wider: [1300, 200], back: [1300, 200], regrown: [1300, 100], spaced: [195, [1280, 195]]});
  },
);

fact(RESIZING, 'setSize is lost on a hidden group and while a group is maximized', async () => {
  const hidden = stage.dockOf('a b');
  const {group, api: panelApi} = hidden.getPanel('a')!;
  group.api.setVisible(false);
  panelApi.setSize({width: 200});
  group.api.setVisible(true);
  const maximized = stage.dockOf('a b');
  maximized.getPanel('a')!.api.maximize();
  for (const {api} of maximized.panels) api.setSize({width: 200});
  maximized.exitMaximizedGroup();
  await stage.settled();
  const widthsOf = (api: DockviewApi) => ['a', 'b'].map((id) => api.getPanel(id)!.group.api.width);
  return {got: [widthsOf(hidden), widthsOf(maximized)], want: [1, 2].map(() => [500, 500])};
});

fact(RESIZING, 'setSize of a floating group fires no onDidLayoutChange', async () => {
  const api = stage.dockOf('a b');
  const floating = api.addPanel({id: 'palette', component: 'text', floating: true});
  const firedBy = async (resize: () => void) => {
    await stage.settled();
    const fired = stage.record(api, 'onDidLayoutChange');
    resize();
    await stage.settled();
    return fired.length;
  };
  const inGrid = await firedBy(() => api.getPanel('a')!.api.setSize({width: 300}));
  const above = await firedBy(() => floating.api.setSize({width: 400}));
  return {got: {inGrid, above, width: floating.api.width}, want: {inGrid: 1, above: 0, width: 400}};
});

fact(RESIZING, 'with a gap the width of a hidden group is less than 0', () => {
  const api = stage.dockOf('a b c', {theme: stage.dockview.themeLightSpaced});
  const {group} = api.getPanel('a')!;
  group.api.setVisible(false);
  return {got: [group.api.width, api.getPanel('a')!.api.width], want: [-5, -5]};
});

fact(RESIZING, 'a panel of a hidden or covered group reports 0', async () => {
  const sizeAfter = async (
    floating: boolean,
    act: (panel: DockviewApi['panels'][number], dock: DockviewApi) => void,
  ) => {
    const dock = stage.dockOf('a b');
    const panel = dock.addPanel({
      id: 'c',
      component: 'text',
      ...(floating ? {floating} : {position: {direction: 'right'}}),
    });
    await stage.settled();
    act(panel, dock);
    await stage.settled();
    return [panel.api.width, panel.api.height];
  };
  return {
    got: {
      hidden: await sizeAfter(false, ({group}) => group.api.setVisible(false)),
      floating: await sizeAfter(true, ({group}) => group.api.setVisible(false)),
      covered: await sizeAfter(false, (_, dock) => dock.getPanel('a')!.api.maximize()),
    },
    want: {hidden: [0, 600], floating: [0, 0], covered: [0, 600]},
  };
});

fact(RESIZING, 'a fixed width ends when another tab of the group becomes active', () => {
  const api = stage.dockOf('a');
  const {group} = api.addPanel({
    ...{id: 'toolbox', component: 'text', position: {direction: 'left'}},
    ...{minimumWidth: 200, maximumWidth: 200},
  });
  const widths = [1000, 1200].map((width) => {
    api.layout(width, 600);
    return group.width;
  });
  api.addPanel({id: 'other', component: 'text', position: {referenceGroup: group}});
  api.layout(2400, 600);
  return {got: [...widths, group.width], want: [200, 200, 400]};
});

behavior(ADD, 'a click on the tab of a blank panel does not help once its group is active', async ({page}) => {
  await page.evaluate(() => {
    const api = stage.dockOf('a');
    api.addPanel({id: 'log', component: 'text', position: {direction: 'right'}, inactive: true});
    Object.assign(window, {show: () => api.getPanel('log')!.api.setActive()});
  });
  const content = page.locator('[data-content=log]');
  await page.mouse.click(750, 300);
  await page.locator('.dv-tab', {hasText: 'log'}).click({position: {x: 8, y: 8}});
  await expect(page.locator('.dv-active-group .dv-active-tab')).toHaveText('log');
  await expect(content).toHaveCount(0);
  await page.evaluate(() => (window as unknown as {show: () => void}).show());
  await expect(content).toBeVisible();
});

/** What the fences of the page with these titles export. */
declare const unreadReact: {UnreadTab: FunctionComponent<IDockviewPanelHeaderProps>};
declare const unread: {UnreadTab: new () => ITabRenderer};
declare const lines: {countLine(panel: IDockviewPanel): void};

behavior(
  TABS,
  'the badge of a tab counts while its panel is hidden and is reset when it is shown, in React and in TypeScript',
  async ({page}) => {
    await loadSample(page, TABS, 'UnreadTab.tsx', 'unreadReact');
    await loadSample(page, TABS, 'unreadTab.ts', 'unread');
    await loadSample(page, TABS, 'countLine.ts', 'lines');
    for (const framework of ['react', 'typescript']) {
      await page.evaluate(async (name) => {
        document.body.replaceChildren();
        let api: DockviewApi | undefined;
        if (name === 'react') {
          const {createElement} = stage.React;
          stage.render(
            createElement(stage.dockview.DockviewReact, {
              components: {text: () => null},
              tabComponents: {unread: unreadReact.UnreadTab},
              onReady: (event: DockviewReadyEvent) => (api = event.api),
            }),
          );
          await stage.settled();
        } else api = stage.makeDock({createTabComponent: () => new unread.UnreadTab(), defaultTabComponent: 'unread'});
        const log = api!.addPanel({id: 'log', component: 'text', tabComponent: 'unread'});
        lines.countLine(log);
        api!.addPanel({id: 'other', component: 'text'});
        lines.countLine(log);
        lines.countLine(log);
      }, framework);
      const tab = page.locator('.dv-tab', {hasText: 'log'});
      await expect(tab).toHaveText('2log');
      await expect(tab.getByTitle('2 unread')).toBeVisible();
      await tab.click();
      await expect(tab).toHaveText('log');
    }
  },
);

fact(RESIZING, 'a ResizeObserver on the container runs before the dock takes the new size', async () => {
  const api = stage.makeDock();
  const container = document.querySelector<HTMLElement>('.dv-dockview')!.parentElement!;
  await stage.settled();
  const widths: number[] = [];
  new ResizeObserver(() => widths.push(api.width)).observe(container);
  await stage.settled();
  container.style.width = '500px';
  await stage.settled();
  return {got: [...widths, api.width], want: [1000, 1000, 500]};
});

/** What `closeKeepingSizes.ts` of the page exports. */
declare const closing: {
  closeKeepingSizes(api: DockviewApi, panel: IDockviewPanel, center: DockviewGroupPanel): void;
};

behavior(
  RESIZING,
  'closeKeepingSizes gives the space of a closed group to the center, in any order of groups',
  async ({page}) => {
    await loadSample(page, RESIZING, 'closeKeepingSizes.ts', 'closing');
    const sizes = await page.evaluate(() =>
      ['log side layers', 'side layers log', 'layers log side'].map((order) => {
        const api = stage.makeDock();
        const {group} = api.addPanel({id: 'map', component: 'text'});
        const positions = {
          log: {referencePanel: 'map', direction: 'below'},
          side: {direction: 'right'},
          layers: {direction: 'left'},
        } as const;
        for (const id of order.split(' ') as (keyof typeof positions)[]) {
          api.addPanel({id, component: 'text', position: positions[id]});
        }
        for (const [id, size] of [
          ['layers', {width: 200}],
          ['map', {width: 580}],
          ['side', {width: 220}],
          ['log', {height: 150}],
        ] as const) {
          api.getPanel(id)!.api.setSize(size);
        }
        closing.closeKeepingSizes(api, api.getPanel('layers')!, group);
        return ['map', 'log', 'side'].map((id) => {
          const {width, height} = api.getPanel(id)!.group.api;
          return [width, height];
        });
      }),
    );
    const expected = [
      [780, 450],
      [780, 150],
      [220, 600],
    ];
    expect(sizes).toEqual([expected, expected, expected]);
  },
);

behavior(RESIZING, 'under a gap, sizes that are set again stay in withoutGap only', async ({page}) => {
  await loadSample(page, RESIZING, 'closeKeepingSizes.ts', 'closing');
  const widths = await page.evaluate(async () => {
    const theme = stage.dockview.themeLightSpaced;
    const widthsWith = async (gap: number) => {
      document.body.replaceChildren();
      const api = stage.dockOf('left map right extra', {theme});
      await stage.settled(2);
      const width = () => api.getPanel('left')!.group.api.width;
      api.getPanel('left')!.api.setSize({width: 200});
      const before = width();
      api.updateOptions({theme: {...theme, gap}});
      closing.closeKeepingSizes(api, api.getPanel('extra')!, api.getPanel('map')!.group);
      api.updateOptions({theme});
      return Math.round(width() - before);
    };
    return [await widthsWith(0), await widthsWith(10)];
  });
  // Two gaps among three groups take one pixel less from each than three among four.
  expect(widths).toEqual([1, -6]);
});

behavior(RESIZING, 'keepWidths keeps the widths of sidebars that users moved to the other side', async ({page}) => {
  await loadSample(page, RESIZING, 'keepWidths.ts', 'widths');
  const found = await page.evaluate(async () => {
    const widthsAfter = async (...moves: [string, 'left' | 'right'][]) => {
      const container = stage.addContainer();
      const createComponent = ({id}: {id: string}) => new stage.Text(id);
      const api = stage.dockview.createDockview(container, {createComponent, disableAutoResizing: true});
      api.layout(1000, 600);
      stage.addPanels(api, 'files main outline');
      for (const [id, position] of moves) api.getPanel(id)!.group.api.moveTo({position});
      const row = [...api.panels].sort(
        (a, b) => a.group.element.getBoundingClientRect().left - b.group.element.getBoundingClientRect().left,
      );
      const wanted: Record<string, number> = {files: 200, main: 650, outline: 150};
      for (const {id, api: panelApi} of row) panelApi.setSize({width: wanted[id]!});
      widths.keepWidths(api, container, ['files', 'outline']);
      for (const width of ['1300px', '900px']) {
        container.style.width = width;
        await stage.settled();
      }
      return row.map(({id, group}) => `${id} ${group.width}`).join();
    };
    return [await widthsAfter(['files', 'right'], ['outline', 'left']), await widthsAfter(['outline', 'left'])];
  });
  expect(found).toEqual(['outline 150,main 550,files 200', 'outline 150,files 200,main 550']);
});

fact(REMOVE, 'a microtask after onDidRemovePanel, panels that fromJSON opened again are found', async () => {
  const api = stage.dockOf('a b');
  const gone: string[] = [];
  let reported = 0;
  api.onDidRemovePanel(({id}) => {
    reported++;
    queueMicrotask(() => {
      if (!api.getPanel(id)) gone.push(id);
    });
  });
  api.fromJSON(api.toJSON());
  await stage.settled();
  const afterLoad = [...gone];
  api.getPanel('a')!.api.close();
  await stage.settled();
  return {got: {reported, afterLoad, gone}, want: {reported: 3, afterLoad: [], gone: ['a']}};
});

fact(RESIZING, 'in a column a group shrinks to its header', () => {
  const api = stage.dockOf('a');
  const {group} = api.addPanel({id: 'b', component: 'text', position: {direction: 'below'}});
  group.api.setConstraints({minimumHeight: 35});
  group.api.setSize({height: 35});
  return {
    got: {group: group.height, content: document.querySelector('[data-content=b]')!.clientHeight},
    want: {group: 35, content: 0},
  };
});
