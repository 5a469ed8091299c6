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
  const closeAll = (empty: boolean) => {
    const api = stage.dockOf('a b', {noPanelsOverlay: 'emptyGroup'});
    if (empty) api.addGroup({direction: 'right'});
    api.closeAllGroups();
    return api.groups.map(({id, size}) => `${id}: ${size}`);
  };
  return {got: {full: closeAll(false), empty: closeAll(true)}, want: {full: ['2: 0'], empty: []}};
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

fact(API, 'limits of the dock leave out the gap and add up without a maximum', () => {
  const api = stage.dockOf('a b', {theme: stage.dockview.themeLightSpaced});
  const {minimumWidth} = api;
  api.layout(minimumWidth, 600);
  const stacked = stage.dockOf('a');
  stacked.addPanel({id: 'b', component: 'text', position: {direction: 'below'}});
  return {
    got: {
      minimumWidth,
      widths: api.groups.map(({width}) => width),
      most: stacked.maximumHeight > Number.MAX_SAFE_INTEGER,
    },
    want: {minimumWidth: 200, widths: [95, 95], most: true},
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

fact(PANEL, 'a panel that is activated in a hidden group calls itself visible', () => {
  const api = stage.dockOf('a b');
  const {api: panel} = api.getPanel('a')!;
  panel.group.api.setVisible(false);
  const hidden = panel.isVisible;
  panel.setActive();
  return {
    got: {hidden, activated: panel.isVisible, group: panel.group.api.isVisible},
    want: {hidden: false, activated: true, group: false},
  };
});

fact(PANEL, 'onDidActiveGroupChange misses a move into the active group and the change after it', () => {
  const api = stage.dockOf('a b c');
  const {api: panel} = api.getPanel('a')!;
  const reported: boolean[] = [];
  const actual: boolean[] = [];
  panel.onDidActiveGroupChange(({isActive}) => reported.push(isActive));
  panel.moveTo({group: api.getPanel('c')!.group});
  actual.push(panel.isGroupActive);
  api.getPanel('b')!.api.setActive();
  actual.push(panel.isGroupActive);
  return {got: {reported, actual}, want: {reported: [], actual: [true, false]}};
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
      const api = stage.dockOf('a b', {theme: {name: 'own', className}});
      await api.addPopoutGroup(api.getPanel('b')!);
      return api.getPanel('b')!.api.getWindow().document.querySelector('.dv-popout-window')!.className;
    };
    return [await classOf('my-look'), await classOf('dockview-theme-mine')];
  });
  expect(classes).toEqual([expect.not.stringContaining('my-look'), expect.stringContaining('dockview-theme-mine')]);
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
