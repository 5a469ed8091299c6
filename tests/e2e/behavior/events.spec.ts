import type {Page} from '@playwright/test';
import type {DockviewApi} from 'dockview';
import {behavior, expect} from './support';

const EVENTS = '/docs/help/events';

/** How the panels lie before the change; those that name another panel add one with the id `last`. */
type Arrangement = 'row' | 'tabs' | 'beside' | 'floating' | 'front' | 'first' | 'popout' | 'maximized';

/** Declares `record` and `panelOf` on the page. */
const declareRecord = () => {
  const names = [
    ...(['onDidAddGroup', 'onDidAddPanel', 'onDidMovePanel', 'onDidRemoveGroup', 'onDidRemovePanel'] as const),
    ...(['onDidActiveGroupChange', 'onDidActivePanelChange', 'onDidMaximizedGroupChange'] as const),
    ...(['onDidLayoutChange', 'onDidLayoutFromJSON', 'onDidOpenPopoutWindowFail'] as const),
  ];
  const last = {id: 'last', component: 'text'};
  /** What follows after the panels are there, in arrangements of tabs but for `popout`, `first` and `maximized`. */
  const arrange: Partial<Record<Arrangement, (api: DockviewApi) => unknown>> = {
    beside: (api) => api.addPanel({...last, position: {direction: 'right'}}),
    floating: (api) => api.addPanel({...last, floating: true}),
    front: (api) => api.panels[0]!.api.setActive(),
    first: (api) => api.panels[0]!.api.setActive(),
    popout: (api) => api.addPopoutGroup(api.activePanel!),
    maximized: (api) => api.activePanel!.api.maximize(),
  };
  const rows: Arrangement[] = ['row', 'first', 'popout', 'maximized'];
  const record = async (ids: string, arrangement: Arrangement, change: (api: DockviewApi) => unknown) => {
    const api = stage.makeDock();
    if (ids) stage.addPanels(api, ids, rows.includes(arrangement) ? 'row' : 'tabs');
    await arrange[arrangement]?.(api);
    await stage.settled();
    const fired = stage.record(api, ...names);
    await change(api);
    await stage.settled();
    return fired.map((name) => name.replace(/^onDid(?:Open)?|Change$/g, '')).join(' ');
  };
  Object.assign(window, {record, panelOf: (api: DockviewApi, id: string) => api.getPanel(id)!});
};

declare const record: (ids: string, arrangement: Arrangement, change: (api: DockviewApi) => unknown) => Promise<string>;
declare const panelOf: (api: DockviewApi, id: string) => NonNullable<ReturnType<DockviewApi['getPanel']>>;

/** Runs on a page with `record`, which names the events without `onDid` and `Change`. */
async function withRecord<Result>(page: Page, run: () => Promise<Result>): Promise<Result> {
  await page.evaluate(declareRecord);
  return page.evaluate(run);
}

behavior(EVENTS, 'the order of events when panels open, close and become active', async ({page}) => {
  const fired = await withRecord(page, async () => ({
    beside: await record('a', 'row', (api) =>
      api.addPanel({id: 'b', component: 'text', position: {direction: 'right'}}),
    ),
    floating: await record('a', 'row', (api) => api.addPanel({id: 'b', component: 'text', floating: true})),
    tab: await record('a', 'row', (api) => api.addPanel({id: 'b', component: 'text'})),
    inactive: await record('a', 'row', (api) => api.addPanel({id: 'b', component: 'text', inactive: true})),
    activateTab: await record('a b', 'tabs', (api) => panelOf(api, 'a').api.setActive()),
    activateGroup: await record('a b', 'row', (api) => panelOf(api, 'a').api.setActive()),
    closeBack: await record('a b', 'tabs', (api) => panelOf(api, 'a').api.close()),
    closeFront: await record('a b', 'tabs', (api) => panelOf(api, 'b').api.close()),
    closeFrontElsewhere: await record('a b', 'beside', (api) => panelOf(api, 'b').api.close()),
    closeLast: await record('a b', 'row', (api) => panelOf(api, 'b').api.close()),
    closeLastFloating: await record('a b', 'floating', (api) => panelOf(api, 'last').api.close()),
    closeLastInWindow: await record('a b', 'popout', (api) => panelOf(api, 'b').api.close()),
    closeOnly: await record('a', 'row', (api) => panelOf(api, 'a').api.close()),
    closeOnlyElsewhere: await record('a b', 'row', (api) => panelOf(api, 'a').api.close()),
    clear: await record('a b', 'row', (api) => api.clear()),
    clearTabs: await record('a b', 'front', (api) => api.clear()),
    clearPopout: await record('a b', 'popout', (api) => api.clear()),
    clearMaximized: await record('a b', 'maximized', (api) => api.clear()),
    inactiveGroup: await record('a', 'row', (api) =>
      api.addPanel({id: 'b', component: 'text', inactive: true, position: {direction: 'right'}}),
    ),
  }));
  const opened = 'AddGroup AddPanel ActiveGroup ActivePanel Layout';
  const emptied = 'RemovePanel RemoveGroup';
  expect(fired).toEqual({
    beside: opened,
    floating: opened,
    tab: 'AddPanel ActivePanel Layout',
    inactive: 'AddPanel Layout',
    activateTab: 'ActivePanel Layout',
    activateGroup: 'ActiveGroup ActivePanel Layout',
    closeBack: 'RemovePanel Layout',
    closeFront: 'RemovePanel ActivePanel Layout',
    closeFrontElsewhere: 'RemovePanel ActiveGroup ActivePanel Layout',
    closeLast: 'RemovePanel RemoveGroup ActiveGroup ActivePanel ActivePanel Layout',
    closeLastFloating: 'RemovePanel RemoveGroup ActiveGroup ActivePanel Layout',
    closeLastInWindow: 'RemovePanel RemoveGroup RemoveGroup ActiveGroup ActivePanel Layout',
    closeOnly: 'RemovePanel RemoveGroup ActiveGroup ActivePanel Layout',
    closeOnlyElsewhere: `${emptied} Layout`,
    clear: `${emptied} ${emptied} ActiveGroup ActivePanel Layout`,
    clearTabs: `RemovePanel ActivePanel ${emptied} ActiveGroup ActivePanel Layout`,
    clearPopout: `${emptied} RemoveGroup ${emptied} ActiveGroup ActivePanel Layout`,
    clearMaximized: `RemovePanel MaximizedGroup RemoveGroup ${emptied} ActiveGroup ActivePanel Layout`,
    inactiveGroup: 'AddGroup AddPanel Layout',
  });
});

behavior(EVENTS, 'the order of events when panels and groups move, float and pop out', async ({page}) => {
  const fired = await withRecord(page, async () => ({
    reorder: await record('a b', 'tabs', (api) =>
      panelOf(api, 'b').api.moveTo({group: panelOf(api, 'b').group, index: 0}),
    ),
    split: await record('a b', 'tabs', (api) =>
      panelOf(api, 'b').api.moveTo({group: panelOf(api, 'b').group, position: 'right'}),
    ),
    join: await record('a b', 'row', (api) => panelOf(api, 'b').api.moveTo({group: panelOf(api, 'a').group})),
    joinFromTabs: await record('a b', 'floating', (api) => {
      panelOf(api, 'b').api.setActive();
      panelOf(api, 'b').api.moveTo({group: panelOf(api, 'last').group});
    }),
    float: await record('a b', 'tabs', (api) => api.addFloatingGroup(panelOf(api, 'b'))),
    floatOnly: await record('a b', 'row', (api) => api.addFloatingGroup(panelOf(api, 'b'))),
    floatAgain: await record('a', 'floating', (api) => api.addFloatingGroup(panelOf(api, 'last'))),
    reorderBack: await record('a b', 'tabs', (api) => panelOf(api, 'a').api.moveTo({index: 1})),
    moveBeside: await record('a b c', 'row', (api) =>
      panelOf(api, 'c').api.moveTo({group: panelOf(api, 'a').group, position: 'left'}),
    ),
    moveBelow: await record('a b c', 'row', (api) =>
      panelOf(api, 'c').api.moveTo({group: panelOf(api, 'a').group, position: 'bottom'}),
    ),
    floatGroup: await record('a b', 'row', (api) => api.addFloatingGroup(panelOf(api, 'b').group)),
    floatFirst: await record('a b', 'first', (api) => api.addFloatingGroup(panelOf(api, 'a').group)),
    popOut: await record('a b', 'row', (api) => api.addPopoutGroup(panelOf(api, 'b'))),
    popOutGroup: await record('a b', 'tabs', (api) => api.addPopoutGroup(panelOf(api, 'b').group)),
    popOutTab: await record('a b', 'tabs', async (api) => {
      const before = api.activeGroup;
      await api.addPopoutGroup(panelOf(api, 'b'));
      if (api.activeGroup === before) throw new Error('The active group has not changed.');
    }),
    blocked: await record('a b', 'row', async (api) => {
      window.open = () => null;
      await api.addPopoutGroup(panelOf(api, 'b'));
    }),
  }));
  expect(fired).toEqual({
    reorder: 'MovePanel Layout',
    split: 'AddGroup ActiveGroup MovePanel Layout',
    join: 'RemoveGroup ActiveGroup MovePanel Layout',
    joinFromTabs: 'ActiveGroup ActivePanel ActiveGroup MovePanel Layout',
    float: 'AddGroup ActiveGroup Layout',
    floatAgain: 'AddGroup RemoveGroup ActiveGroup Layout',
    floatOnly: 'AddGroup ActiveGroup Layout',
    reorderBack: 'ActivePanel MovePanel Layout',
    ...{moveBeside: 'MovePanel Layout', moveBelow: 'MovePanel Layout'},
    floatGroup: 'ActiveGroup ActivePanel ActivePanel ActiveGroup ActivePanel Layout',
    floatFirst: '',
    popOut: 'AddGroup ActiveGroup Layout',
    popOutGroup: 'AddGroup ActiveGroup Layout',
    popOutTab: 'AddGroup Layout',
    blocked: 'PopoutWindowFail',
  });
});

behavior(EVENTS, 'a panel that moves reports that it is hidden and shown in between', async ({page}) => {
  const reports = await page.evaluate(async () => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    await stage.settled();
    const {api: panel} = api.getPanel('b')!;
    const during: string[] = [];
    const after: boolean[] = [];
    panel.onDidGroupChange(() => during.push('group'));
    panel.onDidLocationChange(() => during.push('location'));
    panel.onDidActiveChange(({isActive}) => during.push(`active ${isActive}`));
    panel.onDidVisibilityChange(({isVisible}) => {
      during.push(`visible ${isVisible}`);
      queueMicrotask(() => after.push(panel.isVisible));
    });
    panel.moveTo({group: api.getPanel('a')!.group});
    during.push('then in its group');
    panel.moveTo({index: 0});
    await stage.settled();
    return {during, after};
  });
  expect(reports).toEqual({
    during: [
      'group',
      'location',
      'active false',
      'visible false',
      'visible true',
      'active true',
      'then in its group',
      'active false',
      'visible false',
      'active true',
      'visible true',
    ],
    after: [true, true, true, true],
  });
});

behavior(EVENTS, 'which events of the dock fire for layouts, sizes and options', async ({page}) => {
  const fired = await withRecord(page, async () => {
    const source = stage.makeDock();
    stage.addPanels(source, 'x');
    const load = (api: DockviewApi) => api.fromJSON(source.toJSON());
    const tabs = stage.tabsOf('x y');
    tabs.addPanel({id: 'z', component: 'text', floating: true});
    const broken = tabs.toJSON();
    delete broken.panels.z;
    panelOf(tabs, 'x').api.setActive();
    const windows = stage.dockOf('x y');
    await windows.addPopoutGroup(panelOf(windows, 'y'));
    panelOf(windows, 'x').api.setActive();
    const withWindow = windows.toJSON();
    windows.clear();
    return {
      window: await record('', 'row', async (api) => {
        api.fromJSON(withWindow);
        while (api.activePanel?.id !== 'y') await stage.settled();
      }),
      load: await record('', 'row', load),
      replace: await record('a', 'row', load),
      noActive: await record('', 'row', (api) => api.fromJSON({...source.toJSON(), activeGroup: undefined})),
      floating: await record('', 'row', (api) => api.fromJSON(tabs.toJSON())),
      maximized: await record('', 'row', (api) => {
        panelOf(source, 'x').api.maximize();
        load(api);
        source.exitMaximizedGroup();
      }),
      failed: await record('', 'row', (api) => stage.messageOf(() => api.fromJSON(broken))),
      broken: await record('a', 'row', (api) => stage.messageOf(() => api.fromJSON({} as never))),
      size: await record('a b', 'row', (api) => panelOf(api, 'b').api.setSize({width: 200})),
      hide: await record('a b', 'row', (api) => panelOf(api, 'b').group.api.setVisible(false)),
      title: await record('a b', 'row', (api) => panelOf(api, 'b').api.setTitle('B')),
      params: await record('a b', 'row', (api) => panelOf(api, 'b').api.updateParameters({x: 1})),
      maximize: await record('a b', 'row', (api) => panelOf(api, 'b').api.maximize()),
      restore: await record('a b', 'row', (api) => {
        panelOf(api, 'b').api.maximize();
        panelOf(api, 'b').api.exitMaximized();
      }),
      silent: await record('a b', 'row', (api) => {
        api.layout(700, 500);
        panelOf(api, 'b').group.api.setConstraints({minimumWidth: 300});
        panelOf(api, 'b').group.locked = true;
        api.dispose();
      }),
    };
  });
  const cleared = 'RemovePanel RemoveGroup ActiveGroup ActivePanel';
  const loaded = 'AddGroup AddPanel ActiveGroup ActivePanel LayoutFromJSON Layout';
  expect(fired).toEqual({
    load: loaded,
    replace: `${cleared} ${loaded}`,
    noActive: 'AddGroup AddPanel LayoutFromJSON Layout',
    window: `AddGroup AddPanel AddGroup ${loaded} ActiveGroup ActivePanel Layout`,
    maximized: 'AddGroup AddPanel MaximizedGroup ActiveGroup ActivePanel LayoutFromJSON Layout',
    floating:
      'AddGroup AddPanel AddPanel AddGroup AddPanel ActiveGroup ActivePanel ActiveGroup ActivePanel LayoutFromJSON Layout',
    failed: 'AddGroup AddPanel AddPanel AddGroup RemovePanel RemoveGroup RemoveGroup Layout',
    broken: `${cleared} Layout`,
    ...{size: 'Layout', hide: 'Layout', title: 'Layout', params: 'Layout'},
    maximize: 'MaximizedGroup',
    restore: 'MaximizedGroup MaximizedGroup',
    silent: '',
  });
});
