import type {DockviewApi} from 'dockview';
import {drag, groupOf, tab} from '../examples/support';
import {behavior, expect, fact} from './support';

const API = '/docs/api/dockview/overview';
const GROUP = '/docs/api/dockview/groupApi';
const PANEL = '/docs/api/dockview/panelApi';
const OPTIONS = '/docs/api/dockview/options';

fact(API, 'containerApi is the api of the dock only in panels that addPanel made', () => {
  const seen: [string, unknown][] = [];
  const part = (name: string) => ({
    element: document.createElement('div'),
    init: ({containerApi}: {containerApi: unknown}) => seen.push([name, containerApi]),
    dispose() {},
  });
  const api = stage.makeDock({
    createComponent: () => part('panel'),
    createWatermarkComponent: () => part('watermark'),
    createRightHeaderActionComponent: () => part('header'),
  });
  const same = () => seen.splice(0).map(([name, given]) => `${name} ${given === api}`);
  api.addPanel({id: 'a', component: 'text'});
  const added = same();
  api.fromJSON(api.toJSON());
  const loaded = same();
  return {
    got: {added: [...new Set(added)].sort(), loaded: [...new Set(loaded)].sort()},
    want: {
      added: ['header false', 'panel true', 'watermark false'],
      loaded: ['header false', 'panel false', 'watermark false'],
    },
  };
});

fact(API, 'with emptyGroup closeAllGroups leaves the last group, unless it was empty', () => {
  const closeAll = (prepare: (api: DockviewApi) => unknown) => {
    const api = stage.dockOf('a b', {noPanelsOverlay: 'emptyGroup'});
    prepare(api);
    api.closeAllGroups();
    return api.groups.map(({id, size, api: {location}}) => `${id}: ${size} ${location.type}`);
  };
  return {
    got: {
      full: closeAll(() => {}),
      empty: closeAll((api) => api.addGroup({direction: 'right'})),
      floating: closeAll((api) => api.addFloatingGroup(api.getPanel('a')!)),
    },
    want: {full: ['2: 0 grid'], empty: [], floating: ['3: 0 floating']},
  };
});

fact(API, 'moveToNext starts at the active tab of a group and includes hidden groups', () => {
  const api = stage.tabsOf('a b');
  api.addPanel({id: 'c', component: 'text', position: {direction: 'right'}});
  const steps = Array.from({length: 4}, () => {
    api.moveToNext({includePanel: true});
    return api.activePanel?.id;
  });
  const row = stage.dockOf('x y z');
  row.getPanel('y')!.group.api.setVisible(false);
  row.getPanel('x')!.api.setActive();
  row.moveToNext();
  return {got: {steps, hidden: row.activePanel?.id}, want: {steps: ['b', 'c', 'b', 'c'], hidden: 'y'}};
});

fact(API, 'limits of the dock leave out the gap', () => {
  const api = stage.dockOf('a b', {theme: stage.dockview.themeLightSpaced});
  const {minimumWidth} = api;
  api.layout(minimumWidth, 600);
  return {
    got: {minimumWidth, widths: api.groups.map(({width}) => width)},
    want: {minimumWidth: 200, widths: [95, 95]},
  };
});

fact(API, 'onDidActivePanelChange reports an empty active group, not an emptied one', () => {
  const api = stage.dockOf('a', {noPanelsOverlay: 'emptyGroup'});
  const reported: unknown[] = [];
  api.onDidActivePanelChange((panel) => reported.push(panel?.id ?? null));
  api.getPanel('a')!.api.close();
  const emptied = [...reported];
  const other = stage.dockOf('b');
  other.onDidActivePanelChange((panel) => reported.push(panel?.id ?? null));
  other.addGroup({direction: 'right'});
  return {got: {emptied, all: reported}, want: {emptied: ['a'], all: ['a', 'b', null]}};
});

fact(API, 'onDidActivePanelChange misses moves with skipSetActive and a return to the active group', async () => {
  const changeBy = async (change: (api: DockviewApi) => unknown, prepare: (api: DockviewApi) => unknown = () => {}) => {
    const api = stage.tabsOf('a b');
    api.addPanel({id: 'c', component: 'text', position: {direction: 'right'}});
    await prepare(api);
    api.getPanel('b')!.api.setActive();
    const fired = stage.record(api, 'onDidActivePanelChange');
    await change(api);
    await stage.settled(2);
    return [api.activePanel?.id, fired.length];
  };
  const moved = await changeBy((api) => {
    const {group} = api.getPanel('c')!;
    api.getPanel('b')!.api.moveTo({group, skipSetActive: true});
  });
  const within = await changeBy((api) => api.getPanel('b')!.api.moveTo({index: 0, skipSetActive: true}));
  const beside = await changeBy((api) => {
    const {group} = api.getPanel('c')!;
    api.getPanel('a')!.api.moveTo({group, position: 'bottom', skipSetActive: true});
  });
  const returned = await changeBy(
    (api) => api.getPanel('a')!.api.getWindow().close(),
    (api) => api.addPopoutGroup(api.getPanel('a')!),
  );
  return {
    got: {moved, within, beside, returned},
    want: {moved: ['a', 0], within: ['a', 0], beside: ['a', 1], returned: ['a', 0]},
  };
});

fact(API, 'after a blocked window closeAllGroups and fromJSON throw', async () => {
  window.open = () => null;
  const blocked = async () => {
    const api = stage.dockOf('a b');
    await api.addPopoutGroup(api.getPanel('b')!);
    return api;
  };
  const [closing, loading] = [await blocked(), await blocked()];
  return {
    got: [stage.messageOf(() => closing.closeAllGroups()), stage.messageOf(() => loading.fromJSON(loading.toJSON()))],
    want: ['Invalid grid element', 'Invalid grid element'],
  };
});

fact(API, 'several tabs are blank or wrong in a loaded window and after they leave one, until setActive', async () => {
  const open = async (prepare: (api: DockviewApi) => void = () => {}) => {
    const api = stage.tabsOf('a b c');
    api.addPanel({id: 'side', component: 'text', position: {direction: 'right'}});
    api.getPanel('b')!.api.setActive();
    prepare(api);
    await api.addPopoutGroup(api.getPanel('b')!.group);
    return api;
  };
  const see = async (api: DockviewApi) => {
    await stage.settled();
    const {group} = api.getPanel('b')!;
    const before = stage.shownIn(group);
    group.activePanel!.api.setActive();
    return [group.activePanel!.id, before, stage.shownIn(group)];
  };
  const moving = await open();
  moving.getPanel('b')!.group.api.moveTo({group: moving.getPanel('side')!.group, position: 'bottom'});
  const moved = await see(moving);
  const floating = await open((api) => api.addFloatingGroup(api.getPanel('b')!.group));
  const {api: panel} = floating.getPanel('b')!;
  const floats = new Promise((resolve) =>
    panel.onDidLocationChange(({location}) => location.type === 'floating' && resolve(0)),
  );
  panel.getWindow().close();
  await floats;
  const floated = await see(floating);
  const source = await open();
  const saved = source.toJSON();
  source.dispose();
  const loading = stage.makeDock();
  loading.fromJSON(saved);
  await new Promise((resolve) => loading.getPanel('b')!.api.onDidLocationChange(resolve));
  const loaded = await see(loading);
  const want = ['b', ['c'], ['b']];
  return {got: {moved, floated, loaded}, want: {moved: want, floated: want, loaded: want}};
});

fact(API, 'closing the last panel of a window calls onWillClose twice', async () => {
  const api = stage.dockOf('a b');
  let calls = 0;
  await api.addPopoutGroup(api.getPanel('b')!, {onWillClose: () => (calls += 1)});
  api.getPanel('b')!.api.close();
  return {got: calls, want: 2};
});

fact(GROUP, 'maximizing spares floating groups, and hidden groups stay hidden after it', () => {
  const api = stage.dockOf('a b c');
  api.addPanel({id: 'd', component: 'text', floating: true});
  const visible = () => api.groups.filter((group) => group.api.isVisible).map(({activePanel}) => activePanel?.id);
  api.getPanel('c')!.group.api.setVisible(false);
  api.getPanel('a')!.api.maximize();
  const maximized = visible();
  api.exitMaximizedGroup();
  return {got: {maximized, restored: visible()}, want: {maximized: ['a', 'd'], restored: ['a', 'b', 'd']}};
});

fact(GROUP, 'a group moved to the side of one that is not in the grid leaves the page', async () => {
  const move = (api: ReturnType<typeof stage.dockOf>) => {
    const {group} = api.getPanel('a')!;
    const message = stage.messageOf(() => group.api.moveTo({group: api.getPanel('b')!.group, position: 'right'}));
    return {message: message ?? null, isConnected: group.element.isConnected};
  };
  const floating = stage.dockOf('a b c');
  floating.addFloatingGroup(floating.getPanel('b')!);
  const popout = stage.dockOf('a b c');
  await popout.addPopoutGroup(popout.getPanel('b')!);
  return {
    got: {floating: move(floating), popout: move(popout)},
    want: {
      floating: {message: 'Invalid grid element', isConnected: false},
      popout: {message: null, isConnected: false},
    },
  };
});

fact(GROUP, 'setSize does nothing in a window', async () => {
  const api = stage.dockOf('a b');
  await api.addPopoutGroup(api.getPanel('b')!);
  const {group} = api.getPanel('b')!;
  const before = group.width;
  group.api.setSize({width: before - 100});
  return {got: group.width === before, want: true};
});

fact(PANEL, 'onDidActiveGroupChange misses the active group that a panel enters, and the change after it', () => {
  const api = stage.dockOf('a b c');
  const {api: panel} = api.getPanel('a')!;
  const reported: boolean[] = [];
  const actual: boolean[] = [];
  panel.onDidActiveGroupChange(({isActive}) => reported.push(isActive));
  panel.moveTo({group: api.getPanel('c')!.group});
  const {api: opened} = api.addPanel({id: 'd', component: 'text'});
  opened.onDidActiveGroupChange(({isActive}) => reported.push(isActive));
  actual.push(panel.isGroupActive, opened.isGroupActive);
  api.getPanel('b')!.api.setActive();
  actual.push(panel.isGroupActive, opened.isGroupActive);
  return {got: {reported, actual}, want: {reported: [], actual: [true, true, false, false]}};
});

fact(OPTIONS, 'emptyGroup counts only for the last panel of the only group', () => {
  const api = stage.dockOf('a', {noPanelsOverlay: 'emptyGroup'});
  const empty = api.addGroup({direction: 'right'});
  api.getPanel('a')!.api.close();
  return {got: api.groups.map(({id}) => id), want: [empty.id]};
});

behavior(OPTIONS, 'a window takes over only theme classes with the prefix of the library', async ({page}) => {
  const classes = await page.evaluate(async () => {
    const classOf = async (className: string) => {
      const api = stage.dockOf('a b', {className: 'my-look', theme: {name: 'own', className}});
      await api.addPopoutGroup(api.getPanel('b')!);
      return api.getPanel('b')!.api.getWindow().document.querySelector('.dv-popout-window')!.className;
    };
    return [await classOf('my-look'), await classOf('dockview-theme-mine')];
  });
  expect(classes).toEqual([expect.not.stringContaining('my-look'), 'dv-popout-window dockview-theme-mine dv-dockview']);
});

fact(OPTIONS, 'a header action in React keeps the panel of a group that became empty', async () => {
  const {React, dockview} = stage;
  const seen: (string | undefined)[] = [];
  let close = () => {};
  stage.render(
    React.createElement(dockview.DockviewReact, {
      components: {text: () => null},
      noPanelsOverlay: 'emptyGroup',
      rightHeaderActionsComponent: ({activePanel, panels}) => {
        seen.push(`${activePanel?.id} of ${panels.length}`);
        return null;
      },
      onReady: ({api}) => {
        const panel = api.addPanel({id: 'a', component: 'text'});
        close = () => panel.api.close();
      },
    }),
  );
  await stage.settled();
  close();
  await stage.settled();
  return {got: seen.at(-1), want: 'a of 0'};
});

fact(OPTIONS, 'React docks that share tabComponents share the default tab too', async () => {
  const {createElement} = stage.React;
  const tabComponents = {};
  const apis: DockviewApi[] = [];
  const dockWith = (name: string) =>
    createElement(stage.dockview.DockviewReact, {
      components: {text: () => null},
      tabComponents,
      defaultTabComponent: () => name,
      onReady: ({api}) => void apis.push(api),
    });
  stage.render(createElement('div', null, dockWith('first'), dockWith('second')));
  await stage.settled();
  apis.forEach((api) => api.addPanel({id: 'a', component: 'text'}));
  await stage.settled();
  return {got: stage.tabs(), want: ['second', 'second']};
});

behavior(OPTIONS, 'with one overlay for all targets a refused drop goes to the side offered last', async ({page}) => {
  const content = groupOf(page, 'b').locator('.dv-content-container');
  const results: unknown[] = [];
  for (const theme of ['themeLight', 'themeLightSpaced'] as const) {
    const dock = await page.evaluateHandle((name) => {
      document.body.replaceChildren();
      const api = stage.dockOf('a b', {theme: stage.dockview[name]});
      api.onWillShowOverlay((event) => {
        if (event.kind === 'content' && event.position !== 'center') event.preventDefault();
      });
      const dropped: string[] = [];
      api.onDidDrop(({position}) => dropped.push(position));
      const box = document.createElement('div');
      box.id = 'box';
      box.draggable = true;
      box.style.cssText = 'width: 200px; height: 40px';
      box.addEventListener('dragstart', (event) => event.dataTransfer!.setData('text/plain', 'note'));
      document.body.append(box);
      return {api, dropped};
    }, theme);
    await drag(page, tab(page, 'a'), content, {across: 0.5, down: 0.92});
    await drag(page, page.locator('#box'), content);
    results.push(await dock.evaluate(({api, dropped}) => ({groups: api.groups.length, dropped})));
  }
  expect(results).toEqual([
    {groups: 2, dropped: []},
    {groups: 1, dropped: ['center']},
  ]);
});

fact(PANEL, 'a panel in a window that is activated focuses the window', async () => {
  const api = stage.dockOf('a b');
  await api.addPopoutGroup(api.getPanel('b')!);
  let focused = 0;
  api.getPanel('b')!.api.getWindow().focus = () => (focused += 1);
  api.getPanel('a')!.api.setActive();
  const before = focused;
  api.getPanel('b')!.api.setActive();
  return {got: {before, after: focused}, want: {before: 0, after: 1}};
});

fact(PANEL, 'setActive takes the focus out of the content of its group, even when the panel is active', () => {
  const createComponent = () => {
    const element = document.createElement('div');
    element.append(document.createElement('input'));
    return {element, init() {}};
  };
  const focusAfter = (id: string, defaultRenderer: 'always' | 'onlyWhenVisible') => {
    const api = stage.tabsOf('a b', {createComponent, defaultRenderer});
    stage.addPanels(api, 'c');
    api.addPanel({id: 'd', component: 'text', position: {direction: 'right'}});
    api.getPanel('c')!.view.content.element.querySelector('input')!.focus();
    api.getPanel(id)!.api.setActive();
    return document.activeElement?.tagName;
  };
  return {
    got: [focusAfter('c', 'onlyWhenVisible'), focusAfter('d', 'onlyWhenVisible'), focusAfter('c', 'always')],
    want: ['BODY', 'INPUT', 'INPUT'],
  };
});

fact(API, 'groups lists the hidden group behind a window', async () => {
  const api = stage.dockOf('a b');
  await api.addPopoutGroup(api.getPanel('b')!);
  const groups = api.groups.map(({size, api: {isVisible, location}}) => `${location.type} ${size} ${isVisible}`);
  return {got: {groups, size: api.size}, want: {groups: ['grid 1 true', 'grid 0 false', 'popout 1 true'], size: 3}};
});

fact(API, 'onDidMovePanel names the group that moved as a whole, and misses the way back from a window', async () => {
  const api = stage.dockOf('a b c');
  const panel = api.getPanel('b')!;
  const moves: boolean[] = [];
  api.onDidMovePanel(({from}) => moves.push(from === panel.group));
  panel.api.moveTo({group: api.getPanel('c')!.group, position: 'bottom'});
  await api.addPopoutGroup(panel);
  const returned = new Promise((resolve) => panel.api.onDidLocationChange(resolve));
  panel.api.getWindow().close();
  await returned;
  return {got: {moves, location: panel.api.location.type}, want: {moves: [true], location: 'grid'}};
});

fact(API, 'floating groups and windows that are loaded activate themselves and restore a maximized group', async () => {
  const source = stage.dockOf('a b');
  source.getPanel('a')!.api.maximize();
  const saved = source.toJSON();
  const load = async (extra: object) => {
    const api = stage.makeDock();
    const opened = new Promise((resolve) => api.onDidActivePanelChange((panel) => panel?.id === 'c' && resolve(0)));
    const c = {id: 'c', contentComponent: 'text'};
    api.fromJSON({...saved, panels: {...saved.panels, c}, ...extra});
    if ('popoutGroups' in extra) await opened;
    return {maximized: api.hasMaximizedGroup(), active: api.activePanel?.id};
  };
  const data = {id: '9', views: ['c'], activeView: 'c'};
  const position = {left: 0, top: 0, width: 300, height: 300};
  const grid = await load({});
  const floating = await load({floatingGroups: [{data, position}]});
  const floatingFirst = await load({floatingGroups: [{data, position}], activeGroup: undefined});
  const popout = await load({popoutGroups: [{data, position}]});
  return {
    got: {grid, floating, floatingFirst, popout},
    want: {
      grid: {maximized: true, active: 'a'},
      floating: {maximized: false, active: 'a'},
      floatingFirst: {maximized: false, active: 'c'},
      popout: {maximized: false, active: 'c'},
    },
  };
});

fact(PANEL, 'a loaded panel has no name for the default tab that it shows', () => {
  const saved = stage.dockOf('a').toJSON();
  const options = {defaultTabComponent: 'mine', createTabComponent: () => new stage.TextTab()};
  const api = stage.makeDock(options);
  api.fromJSON(saved);
  const {tabComponent} = api.addPanel({id: 'b', component: 'text'}).api;
  const {a, b} = api.toJSON().panels;
  return {
    got: [api.getPanel('a')!.api.tabComponent, tabComponent, a!.tabComponent, b!.tabComponent],
    want: [undefined, 'mine', undefined, 'mine'],
  };
});

fact(GROUP, 'a hidden group that is maximized leaves the grid blank', () => {
  const api = stage.dockOf('a b');
  const {group} = api.getPanel('a')!;
  group.api.setVisible(false);
  group.api.maximize();
  const visible = api.groups.map(({api: {isVisible}}) => isVisible);
  return {got: {visible, maximized: group.api.isMaximized()}, want: {visible: [false, false], maximized: true}};
});

fact(GROUP, 'a hidden group reappears when it floats or another moves to an edge, and isVisible stays false', () => {
  const state = (act: (api: DockviewApi) => void) => {
    const api = stage.dockOf('a b');
    api.addPanel({id: 'c', component: 'text', position: {referencePanel: 'b', direction: 'below'}});
    const {group} = api.getPanel('c')!;
    group.api.setVisible(false);
    act(api);
    const see = () => [group.api.isVisible, group.element.offsetHeight > 0];
    const after = see();
    group.api.setVisible(false);
    const hidden = see();
    group.api.setVisible(true);
    return [after, hidden, see()];
  };
  const want = [
    [false, true],
    [false, false],
    [true, true],
  ];
  return {
    got: [
      state((api) => api.addFloatingGroup(api.getPanel('c')!.group)),
      state((api) => api.getPanel('a')!.group.api.moveTo({position: 'bottom'})),
    ],
    want: [want, want],
  };
});

fact(GROUP, 'a floating group ignores its limits', async () => {
  const api = stage.dockOf('a');
  const {group} = api.addPanel({id: 'b', component: 'text', floating: true, minimumHeight: 250});
  group.api.setConstraints({minimumWidth: 250});
  group.api.setSize({width: 150, height: 150});
  await stage.settled();
  return {got: [group.width, group.height], want: [150, 150]};
});

fact(GROUP, 'onDidConstraintsChange reports 0 for a minimum never read, and nothing the active panel overrides', () => {
  const api = stage.dockOf('a');
  api.addPanel({id: 'b', component: 'text', minimumWidth: 150, position: {direction: 'right'}});
  const reported: unknown[] = [];
  for (const {api: groupApi} of api.groups) {
    groupApi.onDidConstraintsChange(({minimumWidth, minimumHeight}) => reported.push([minimumWidth, minimumHeight]));
    groupApi.setConstraints({minimumWidth: 200});
  }
  api.layout(1000, 600, true);
  return {
    got: {reported: [...reported], actual: api.groups[0]!.minimumHeight},
    want: {reported: [[200, 0]], actual: 100},
  };
});

fact(GROUP, 'a group that moves to a side activates nothing, or with false the other group', () => {
  const activeAfter = (skipSetActive?: boolean) => {
    const api = stage.dockOf('a b c');
    api.getPanel('a')!.api.setActive();
    const {group} = api.getPanel('c')!;
    api
      .getPanel('b')!
      .group.api.moveTo({group, position: 'bottom', ...(skipSetActive !== undefined && {skipSetActive})});
    return api.activePanel?.id;
  };
  return {got: [activeAfter(), activeAfter(true), activeAfter(false)], want: ['a', 'a', 'c']};
});

fact(OPTIONS, 'watermarks of removed groups and of a dock that ends are not all disposed of', () => {
  const alive = new Set<string>();
  const make = () =>
    stage.makeDock({
      createWatermarkComponent: () => {
        let name = '';
        return {
          element: document.createElement('div'),
          init: ({group}) => void alive.add((name = group ? `group ${group.id}` : 'dock')),
          dispose: () => void alive.delete(name),
        };
      },
    });
  make().dispose();
  const ended = [...alive];
  alive.clear();
  const api = make();
  api.addPanel({id: 'a', component: 'text'}).api.close();
  return {got: {ended, removed: [...alive].sort()}, want: {ended: ['dock'], removed: ['dock', 'group 1']}};
});

behavior(
  API,
  'an inactive panel in a new group that becomes active stays blank, also after a click on its tab',
  async ({page}) => {
    const panel = await page.evaluateHandle(() => {
      const api = stage.dockOf('a');
      const added = api.addPanel({id: 'b', component: 'text', inactive: true, position: {direction: 'right'}});
      added.group.api.setActive();
      return added;
    });
    const isShown = () => panel.evaluate(({group, view}) => group.size === 1 && view.content.element.isConnected);
    await tab(page, 'b').click({position: {x: 8, y: 10}});
    expect([await isShown(), await panel.evaluate(({group}) => group.activePanel?.id)]).toEqual([false, 'b']);
    await panel.evaluate(({api}) => api.setActive());
    expect(await isShown()).toBe(true);
  },
);

fact(API, 'addGroup without options opens at the left of stacked groups, or at their top', () => {
  const place = (position: {referencePanel: string; direction: 'below'} | {direction: 'below'}) => {
    const api = stage.dockOf('a');
    api.addPanel({id: 'b', component: 'text', position});
    const {width, height} = api.addGroup();
    return {width, height};
  };
  return {
    got: [place({referencePanel: 'a', direction: 'below'}), place({direction: 'below'})],
    want: [
      {width: 500, height: 600},
      {width: 1000, height: 200},
    ],
  };
});

behavior(API, 'a click on its tab shows an inactive panel in an empty group that was active before', async ({page}) => {
  const content = await page.evaluateHandle(() => {
    const api = stage.dockOf('a');
    const referenceGroup = api.addGroup({direction: 'right'});
    const panel = api.addPanel({id: 'b', component: 'text', inactive: true, position: {referenceGroup}});
    return panel.view.content.element;
  });
  const isShown = () => content.evaluate(({isConnected}) => isConnected);
  const before = await isShown();
  await tab(page, 'b').click({position: {x: 8, y: 10}});
  expect([before, await isShown()]).toEqual([false, true]);
});

fact(API, 'the size of the dock is without the padding of its theme', async () => {
  const theme = stage.dockview.themeLightSpaced;
  const api = stage.dockOf('a b', {theme});
  const fixed = stage.dockOf('a b', {theme, disableAutoResizing: true});
  await stage.settled(2);
  const overflow = document.body.lastElementChild!.scrollWidth - 1000;
  return {
    got: {width: api.width, height: api.height, fixed: fixed.width, overflow},
    want: {width: 980, height: 580, fixed: 1000, overflow: 10},
  };
});

fact(API, 'onDidOpen comes before the page of the window', async () => {
  const api = stage.dockOf('a b');
  let url = '';
  await api.addPopoutGroup(api.getPanel('b')!, {onDidOpen: ({window: {document}}) => (url = document.URL)});
  return {got: [url, api.getPanel('b')!.api.getWindow().location.pathname], want: ['about:blank', '/popout.html']};
});

fact(API, 'onDidLayoutChange misses the move of an empty group beside another', async () => {
  const api = stage.dockOf('a b');
  const group = api.addGroup({direction: 'right'});
  await stage.settled();
  const fired = stage.record(api, 'onDidLayoutChange');
  group.api.moveTo({group: api.getPanel('a')!.group, position: 'left'});
  await stage.settled();
  const silent = fired.length;
  api.getPanel('b')!.group.api.moveTo({group: api.getPanel('a')!.group, position: 'left'});
  await stage.settled();
  return {got: {silent, all: fired.length}, want: {silent: 0, all: 1}};
});

fact(PANEL, 'a panel alone in its group is lost when it moves into that group', () => {
  const api = stage.dockOf('a b c');
  const [a, b] = [api.getPanel('a')!, api.getPanel('b')!];
  a.api.moveTo({});
  b.api.moveTo({group: b.group});
  return {got: api.panels.map(({id}) => id), want: ['c']};
});

fact(PANEL, 'api.title is undefined in init, and a listener added there gets the first title', () => {
  const got: unknown[] = [];
  const api = stage.makeDock({
    createComponent: () => ({
      element: document.createElement('div'),
      init: ({title, api: panelApi}) => {
        got.push(title, panelApi.title);
        panelApi.onDidTitleChange((event) => got.push(event));
      },
    }),
  });
  api.addPanel({id: 'a', component: 'text', title: 'A'});
  return {got, want: ['A', undefined, {title: 'A'}]};
});

fact(PANEL, 'a title that is set in init is overwritten', () => {
  const api = stage.makeDock({
    createComponent: () => ({
      element: document.createElement('div'),
      init: ({api: panelApi}) => panelApi.setTitle('mine'),
    }),
  });
  return {got: api.addPanel({id: 'a', component: 'text', title: 'A'}).title, want: 'A'};
});

fact(PANEL, 'with a gap setSize gives less than it was asked for', () => {
  const widthWith = (gap: number) => {
    const api = stage.dockOf('a b', {theme: {...stage.dockview.themeAbyss, gap}});
    api.getPanel('a')!.api.setSize({width: 300});
    return api.getPanel('a')!.api.width;
  };
  return {got: [widthWith(0), widthWith(10)], want: [300, 295]};
});

fact(PANEL, 'setSize of a hidden or maximized group has no effect, also not afterwards', async () => {
  const widthAfter = async (change: 'hide' | 'maximize' | 'none') => {
    const api = stage.dockOf('a b c');
    const group = api.getPanel('a')!.group.api;
    if (change === 'hide') group.setVisible(false);
    if (change === 'maximize') group.maximize();
    await stage.settled();
    group.setSize({width: 400});
    group.setVisible(true);
    group.exitMaximized();
    await stage.settled();
    return group.width;
  };
  const got = {
    hidden: await widthAfter('hide'),
    maximized: await widthAfter('maximize'),
    shown: await widthAfter('none'),
  };
  return {got, want: {hidden: 333, maximized: 333, shown: 400}};
});
