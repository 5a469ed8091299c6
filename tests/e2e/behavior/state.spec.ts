import type {
  DockviewApi,
  DockviewReadyEvent,
  IContentRenderer,
  IDockviewPanelProps,
  SerializedDockview,
} from 'dockview';
import type {ChangeEvent, FunctionComponent} from 'react';
import {loadSample} from './pageSample';
import {behavior, expect, fact} from './support';

const SAVE = '/docs/core/state/save';
const LOAD = '/docs/core/state/load';

fact(SAVE, 'params in a saved layout are the live objects', () => {
  const api = stage.makeDock();
  const params = {path: 'x'};
  const panel = api.addPanel({id: 'a', component: 'text', params});
  const kept = api.toJSON().panels.a!;
  const isLive = kept.params === params;
  params.path = 'changed in place';
  panel.api.updateParameters({path: 'updated'});
  return {got: [isLive, kept.params], want: [true, {path: 'changed in place'}]};
});

fact(SAVE, 'ten changes in a row are one onDidLayoutChange', async () => {
  const api = stage.makeDock();
  await stage.settled();
  const fired = stage.record(api, 'onDidLayoutChange');
  for (let number = 0; number < 10; number++) api.addPanel({id: String(number), component: 'text'});
  const during = fired.length;
  await stage.settled();
  return {got: {during, after: fired.length}, want: {during: 0, after: 1}};
});

fact(SAVE, 'changes with an await between them fire onDidLayoutChange each', async () => {
  const api = stage.makeDock();
  await stage.settled();
  const fired = stage.record(api, 'onDidLayoutChange');
  for (const id of ['a', 'b', 'c']) {
    api.addPanel({id, component: 'text'});
    await Promise.resolve();
  }
  return {got: fired.length, want: 3};
});

fact(SAVE, 'which changes are reported by onDidLayoutChange', async () => {
  const reportedBy = async (change: (api: ReturnType<typeof stage.makeDock>) => unknown) => {
    const api = stage.dockOf('a b');
    await stage.settled();
    const fired = stage.record(api, 'onDidLayoutChange');
    change(api);
    await stage.settled();
    return fired.length > 0;
  };
  return {
    got: {
      add: await reportedBy((api) => api.addPanel({id: 'c', component: 'text'})),
      close: await reportedBy((api) => api.getPanel('a')!.api.close()),
      activate: await reportedBy((api) => api.getPanel('a')!.api.setActive()),
      title: await reportedBy((api) => api.getPanel('a')!.api.setTitle('A')),
      sameTitle: await reportedBy((api) => api.getPanel('a')!.api.setTitle('a')),
      params: await reportedBy((api) => api.getPanel('a')!.api.updateParameters({x: 1})),
      update: await reportedBy((api) => api.getPanel('a')!.update({params: {x: 1}})),
      size: await reportedBy((api) => api.getPanel('a')!.api.setSize({width: 200})),
      hide: await reportedBy((api) => api.getPanel('a')!.group.api.setVisible(false)),
      clear: await reportedBy((api) => api.clear()),
      maximize: await reportedBy((api) => api.getPanel('b')!.api.maximize()),
      maximizeInactive: await reportedBy((api) => api.getPanel('a')!.api.maximize()),
      lock: await reportedBy((api) => (api.getPanel('a')!.group.locked = true)),
      header: await reportedBy((api) => (api.getPanel('a')!.group.header.hidden = true)),
      renderer: await reportedBy((api) => api.getPanel('a')!.api.setRenderer('always')),
      options: await reportedBy((api) => api.updateOptions({locked: true})),
      resize: await reportedBy((api) => api.layout(700, 500)),
    },
    want: {
      ...{add: true, close: true, activate: true, title: true, params: true, size: true, hide: true, clear: true},
      ...{
        sameTitle: false,
        maximize: false,
        maximizeInactive: true,
        lock: false,
        header: false,
        renderer: false,
        update: false,
        options: false,
        resize: false,
      },
    },
  };
});

fact(SAVE, 'a disposed dock saves groups without panels', () => {
  const api = stage.dockOf('a');
  api.dispose();
  return {got: JSON.stringify(api.toJSON()), want: /"views":\[\]/};
});

fact(SAVE, 'a subscription made after a load in the same task does not hear of it', async () => {
  const source = stage.dockOf('a b');
  const api = stage.makeDock();
  await stage.settled();
  api.fromJSON(source.toJSON());
  const fired = stage.record(api, 'onDidLayoutChange');
  await stage.settled();
  return {got: fired.length, want: 0};
});

fact(SAVE, 'an effect that subscribes does not hear of a load in onReady', async () => {
  const {React, dockview} = stage;
  const saved = JSON.stringify(stage.dockOf('a b').toJSON());
  const log: string[] = [];
  const App = () => {
    const [api, setApi] = React.useState<DockviewApi>();
    React.useEffect(() => {
      if (!api) return;
      log.push('subscribed');
      const subscription = api.onDidLayoutChange(() => log.push('change'));
      return () => subscription.dispose();
    }, [api]);
    const onReady = (event: DockviewReadyEvent) => {
      event.api.fromJSON(JSON.parse(saved));
      setApi(event.api);
    };
    return React.createElement(dockview.DockviewReact, {components: {text: () => null}, onReady});
  };
  stage.render(React.createElement(App));
  await stage.settled();
  return {got: log, want: ['subscribed']};
});

behavior(LOAD, 'fromJSON clears the dock before it looks at the layout', async ({page}) => {
  const outcomes = await page.evaluate(() => {
    const outcomeOf = (layout: unknown) => {
      const api = stage.dockOf('a b');
      const message = stage.messageOf(() => Reflect.apply(api.fromJSON, api, [layout]));
      const left = api.totalPanels;
      stage.addPanels(api, 'usable');
      return {message, left, usable: api.totalPanels === 1};
    };
    const grid = {width: 1000, height: 600, orientation: 'HORIZONTAL'};
    const leaf = {type: 'leaf', size: 600, data: {id: '1', views: ['gone'], activeView: 'gone'}};
    return {
      nothing: outcomeOf(null),
      text: outcomeOf('layout'),
      empty: outcomeOf({}),
      rootIsLeaf: outcomeOf({grid: {...grid, root: leaf}, panels: {}}),
      panelMissing: outcomeOf({grid: {...grid, root: {type: 'branch', size: 600, data: [leaf]}}, panels: {}}),
    };
  });
  for (const outcome of Object.values(outcomes)) expect(outcome).toMatchObject({left: 0, usable: true});
  expect(outcomes.nothing.message).toBe('serialized layout must be a non-null object');
  expect(outcomes.text.message).toBe('serialized layout must be a non-null object');
  expect(outcomes.empty.message).toBeDefined();
  expect(outcomes.rootIsLeaf.message).toContain('root must be of type branch');
  expect(outcomes.panelMissing.message).toContain("Cannot read properties of undefined (reading 'id')");
});

fact(LOAD, 'a failed load never disposes of the tabs before the error in the same group', () => {
  const {panels, ...saved} = stage.tabsOf('a b').toJSON();
  delete panels.b;
  const api = stage.makeDock();
  stage.Text.calls.length = 0;
  const message = stage.messageOf(() => api.fromJSON({...saved, panels}));
  return {got: [message, stage.Text.calls, api.totalPanels], want: [/undefined/, ['init a'], 0]};
});

fact(LOAD, 'the last panel of a saved window cannot be closed before the window is open', () => {
  window.open = () => null;
  const api = stage.dockOf('a');
  const {panels, ...saved} = api.toJSON();
  const [b, c] = ['b', 'c'].map((id) => ({id, contentComponent: 'text', title: id}));
  const popoutGroups = [{data: {id: '9', views: ['b', 'c'], activeView: 'b'}, position: null}];
  api.fromJSON({...saved, panels: {...panels, b: b!, c: c!}, popoutGroups});
  const close = (id: string) => stage.messageOf(() => api.getPanel(id)!.api.close());
  return {got: [close('c'), close('b')], want: [undefined, 'Invalid grid element']};
});

fact(LOAD, 'until the windows of a layout are open, clear and fromJSON throw', async () => {
  const source = stage.dockOf('a b');
  await source.addPopoutGroup(source.getPanel('b')!);
  const saved = source.toJSON();
  const load = () => {
    const api = stage.makeDock();
    api.fromJSON(saved);
    return api;
  };
  const [clearing, loading, waiting] = [load(), load(), load()];
  const early = [stage.messageOf(() => clearing.clear()), stage.messageOf(() => loading.fromJSON(saved))];
  await new Promise((resolve) => waiting.getPanel('b')!.api.onDidLocationChange(resolve));
  await stage.settled();
  return {
    got: {early, late: stage.messageOf(() => waiting.clear())},
    want: {early: ['Invalid grid element', 'Invalid grid element'], late: undefined},
  };
});

fact(LOAD, 'a maximized group that does not exist leaves the dock in the saved size', () => {
  const source = stage.dockOf('a');
  source.layout(2000, 1200);
  const text = JSON.stringify(source.toJSON()).replace('"width":2000', '"maximizedNode":{"location":[7]},"width":2000');
  const api = stage.makeDock();
  const message = stage.messageOf(() => api.fromJSON(JSON.parse(text)));
  const width = () => api.width;
  const failed = width();
  api.layout(1000, 600, true);
  return {got: [message, failed, width()], want: ['Invalid location', 2000, 1000]};
});

fact(LOAD, 'the previous layout fits the dock again after a layout that failed in another size', async () => {
  const source = stage.dockOf('a');
  source.layout(2000, 1200);
  const text = JSON.stringify(source.toJSON()).replace('"width":2000', '"maximizedNode":{"location":[7]},"width":2000');
  const widthAfter = async (fitsAgain: boolean) => {
    const api = stage.dockOf('a b');
    await stage.settled();
    const before = JSON.stringify(api.toJSON());
    const {width, height} = api;
    stage.messageOf(() => api.fromJSON(JSON.parse(text)));
    if (fitsAgain) api.layout(width, height, true);
    api.fromJSON(JSON.parse(before));
    await stage.settled();
    return api.getPanel('a')!.api.width;
  };
  return {got: [await widthAfter(true), await widthAfter(false)], want: [500, 1000]};
});

fact(LOAD, 'after the windows of a layout were blocked, clear and fromJSON keep throwing', async () => {
  const source = stage.dockOf('a b');
  await source.addPopoutGroup(source.getPanel('b')!);
  const saved = JSON.stringify(source.toJSON());
  window.open = () => null;
  const api = stage.makeDock();
  const failed = new Promise<void>((resolve) => void api.onDidOpenPopoutWindowFail(() => resolve()));
  api.fromJSON(JSON.parse(saved));
  await failed;
  await stage.settled();
  const loading = stage.messageOf(() => api.fromJSON(JSON.parse(saved)));
  return {
    got: [stage.messageOf(() => api.clear()), loading],
    want: ['Invalid grid element', 'Invalid grid element'],
  };
});

fact(LOAD, 'a saved window becomes active as it opens, whatever group was', async () => {
  const source = stage.dockOf('a b');
  await source.addPopoutGroup(source.getPanel('b')!);
  const saved = JSON.parse(JSON.stringify(source.toJSON()));
  const api = stage.makeDock();
  api.fromJSON({...saved, activeGroup: source.getPanel('a')!.group.id});
  const loaded = api.activePanel?.id;
  await new Promise((resolve) => api.getPanel('b')!.api.onDidLocationChange(resolve));
  await stage.settled();
  return {got: [loaded, api.activePanel?.id], want: ['a', 'b']};
});

fact(LOAD, 'a disposed dock still creates the panels of a layout', () => {
  const saved = JSON.stringify(stage.dockOf('a').toJSON());
  const api = stage.makeDock();
  api.dispose();
  stage.Text.calls.length = 0;
  api.fromJSON(JSON.parse(saved));
  return {got: stage.Text.calls, want: ['init a']};
});

fact(LOAD, 'a component that is not registered fails the whole layout', () => {
  const source = stage.makeDock();
  source.addPanel({id: 'a', component: 'known'});
  source.addPanel({id: 'b', component: 'removed'});
  const saved = JSON.parse(JSON.stringify(source.toJSON()));
  const target = stage.makeDock({
    createComponent: ({id, name}) => {
      if (name !== 'known') throw new Error(`no ${name}`);
      return new stage.Text(id);
    },
  });
  const message = stage.messageOf(() => target.fromJSON(saved));
  return {
    got: {message, panels: target.totalPanels, groups: target.groups.length},
    want: {message: 'no removed', panels: 0, groups: 0},
  };
});

fact(LOAD, 'in React a layout saved with a default tab cannot be loaded without one', () => {
  const {React, dockview} = stage;
  const open = (defaultTabComponent: (() => null) | undefined, onReady: (event: DockviewReadyEvent) => void) => {
    const components = {text: () => null};
    stage.render(React.createElement(dockview.DockviewReact, {components, defaultTabComponent, onReady}));
  };
  const got: unknown[] = [];
  open(
    () => null,
    ({api}) => {
      stage.addPanels(api, 'a');
      const saved = api.toJSON();
      open(undefined, (event) => got.push(stage.messageOf(() => event.api.fromJSON(saved))));
    },
  );
  return {got, want: [/^Dockview: Only React.memo/]};
});

fact(LOAD, 'loading makes every component anew, in this order of events', async () => {
  const api = stage.dockOf('a');
  const saved = JSON.parse(JSON.stringify(api.toJSON()));
  await stage.settled();
  const fired = stage.record(api, 'onDidRemovePanel', 'onDidAddPanel', 'onDidLayoutFromJSON', 'onDidLayoutChange');
  stage.Text.calls.length = 0;
  api.fromJSON(saved);
  await stage.settled();
  return {
    got: [fired, stage.Text.calls],
    want: [
      ['onDidRemovePanel', 'onDidAddPanel', 'onDidLayoutFromJSON', 'onDidLayoutChange'],
      ['dispose a', 'init a'],
    ],
  };
});

fact(LOAD, 'a layout scales to the dock it is loaded into', () => {
  const source = stage.dockOf('a b');
  source.getPanel('a')!.api.setSize({width: 250});
  const target = stage.makeDock();
  target.layout(2000, 600);
  target.fromJSON(JSON.parse(JSON.stringify(source.toJSON())));
  const limited = {id: 'limited', component: 'text', maximumWidth: 300, position: {direction: 'right'}} as const;
  const narrow = stage.dockOf('a');
  narrow.addPanel(limited);
  narrow.layout(1000, 600, true);
  const wide = stage.makeDock();
  wide.layout(2000, 600);
  wide.fromJSON(JSON.parse(JSON.stringify(narrow.toJSON())));
  return {got: [target.getPanel('a')!.api.width, wide.getPanel('limited')!.api.width], want: [500, 300]};
});

fact(LOAD, 'without a size of the dock, floating groups land in the corner they are anchored to', () => {
  const source = stage.makeDock();
  source.addPanel({id: 'a', component: 'text', floating: {x: 300, y: 200, width: 200, height: 100}});
  const position = {right: 300, bottom: 200};
  source.addPanel({id: 'b', component: 'text', floating: {position, width: 200, height: 100}});
  const saved = JSON.stringify(source.toJSON());
  const load = (layoutFirst: boolean) => {
    const container = stage.addContainer();
    const api = stage.dockview.createDockview(container, {createComponent: ({id}) => new stage.Text(id)});
    if (layoutFirst) api.layout(1000, 600);
    api.fromJSON(JSON.parse(saved));
    const [first, second] = container.querySelectorAll<HTMLElement>('.dv-resize-container');
    return [first!.style.left, second!.style.right];
  };
  return {
    got: {without: load(false), withSize: load(true)},
    want: {without: ['0px', '0px'], withSize: ['300px', '300px']},
  };
});

fact(LOAD, 'one panel in two groups becomes two panels of the same id', () => {
  const api = stage.dockOf('a b');
  const text = JSON.stringify(api.toJSON()).replace('"views":["b"],"activeView":"b"', '"views":["a"],"activeView":"a"');
  api.fromJSON(JSON.parse(text));
  return {got: api.groups.flatMap(({panels}) => panels.map(({id}) => id)), want: ['a', 'a']};
});

behavior(LOAD, 'a tab component that is not registered gives the default tab', async ({page}) => {
  await page.evaluate(() => {
    const own = ({name}: {name: string}) => (name === 'own' ? new stage.TextTab() : undefined);
    const source = stage.makeDock({createTabComponent: own});
    source.addPanel({id: 'a', component: 'text', tabComponent: 'own'});
    const saved = JSON.parse(JSON.stringify(source.toJSON()));
    document.body.replaceChildren();
    stage.makeDock().fromJSON(saved);
  });
  await expect(page.locator('.dv-default-tab')).toHaveText('a');
});

fact(LOAD, 'with a hidden column, fromJSON on the same dock needs its size again', async () => {
  const api = stage.dockOf('a b', {theme: stage.dockview.themeAbyssSpaced});
  await stage.settled();
  const saved = JSON.stringify(api.toJSON());
  api.addPanel({id: 'c', component: 'text', position: {referencePanel: 'b', direction: 'below'}});
  const sizes = () => [api.width, ...api.panels.map(({group}) => group.width)];
  const before = sizes().slice(0, 3);
  for (const id of ['b', 'c']) api.getPanel(id)!.group.api.setVisible(false);
  const {width, height} = api;
  api.fromJSON(JSON.parse(saved));
  const loaded = sizes();
  api.layout(width, height, true);
  await stage.settled();
  return {
    got: [before, loaded, sizes()],
    want: [
      [980, 490, 480],
      [0, 95, 95],
      [980, 485, 485],
    ],
  };
});

fact(LOAD, 'a reset adds the default panels in their sizes, also after a column was hidden', () => {
  const addColumns = (api: DockviewApi) => {
    stage.addPanels(api, 'a b');
    api.addPanel({id: 'c', component: 'text', position: {referencePanel: 'b', direction: 'below'}});
  };
  const widthsAfter = (fitsAgain: boolean) => {
    const api = stage.makeDock();
    addColumns(api);
    for (const id of ['b', 'c']) api.getPanel(id)!.group.api.setVisible(false);
    const {width, height} = api;
    api.clear();
    if (fitsAgain) api.layout(width, height, true);
    addColumns(api);
    return ['a', 'b'].map((id) => api.getPanel(id)!.api.width);
  };
  return {
    got: [widthsAfter(true), widthsAfter(false)],
    want: [
      [500, 500],
      [100, 0],
    ],
  };
});

fact(LOAD, 'a dock with display none saves its floating groups without a size', async () => {
  const api = stage.dockOf('a b');
  api.getPanel('a')!.api.setSize({width: 300});
  api.addPanel({id: 'f', component: 'text', floating: {width: 200, height: 100}});
  document.body.style.display = 'none';
  await stage.settled();
  const {width} = api.toJSON().floatingGroups![0]!.position;
  const hidden = [width, api.getPanel('a')!.api.width];
  document.body.style.display = '';
  return {got: hidden, want: [0, 300]};
});

fact('/docs/core/groups/hiddenHeader', 'a fixed area is loaded with a weaker lock and without its height', () => {
  const api = stage.dockOf('a');
  const bar = api.addGroup({direction: 'above', id: 'toolbar', hideHeader: true, locked: 'no-drop-target'});
  api.addPanel({id: 'toolbar', component: 'text', position: {referenceGroup: bar}});
  bar.api.setConstraints({minimumHeight: 48, maximumHeight: 48});
  api.layout(api.width, api.height, true);
  const state = () => {
    const {header, locked, height} = api.groups.find(({id}) => id === 'toolbar')!;
    return [header.hidden, locked, height];
  };
  const before = state();
  api.fromJSON(JSON.parse(JSON.stringify(api.toJSON())));
  return {
    got: [before, state()],
    want: [
      [true, 'no-drop-target', 48],
      [true, true, 100],
    ],
  };
});

fact('/docs/core/groups/locked', 'fromJSON turns no-drop-target into true', () => {
  const api = stage.dockOf('a');
  api.getPanel('a')!.group.locked = 'no-drop-target';
  const saved = JSON.stringify(api.toJSON());
  api.fromJSON(JSON.parse(saved));
  return {got: [saved, api.getPanel('a')!.group.locked], want: [/"locked":"no-drop-target"/, true]};
});

fact(SAVE, 'sizes drift with each save and load under a theme with a gap, not with the gap set to 0 meanwhile', () => {
  const theme = stage.dockview.themeAbyssSpaced;
  const driftOf = (gapWhileSaving: number, width = 240) => {
    const api = stage.dockOf('a b c', {theme});
    api.getPanel('a')!.api.setSize({width});
    const before = api.getPanel('a')!.api.width;
    for (let round = 0; round < 3; round++) {
      api.updateOptions({theme: {...theme, gap: gapWhileSaving}});
      api.fromJSON(JSON.parse(JSON.stringify(api.toJSON())));
      api.updateOptions({theme});
    }
    return Math.round(before - api.getPanel('a')!.api.width);
  };
  return {
    got: {kept: driftOf(10), wide: driftOf(10, 500) < 0, without: driftOf(0)},
    want: {kept: 6, wide: true, without: 0},
  };
});

fact(SAVE, 'a layout without its active fields tells a change from an activation', () => {
  const api = stage.tabsOf('a b');
  const read = () =>
    JSON.stringify(api.toJSON(), (key, value) => (key === 'activeGroup' || key === 'activeView' ? undefined : value));
  const changes = (run: () => void) => {
    const before = read();
    run();
    return read() !== before;
  };
  const panel = api.getPanel('a')!.api;
  return {got: [changes(() => panel.setActive()), changes(() => panel.setTitle('Renamed'))], want: [false, true]};
});

fact(SAVE, 'the autosave of the example saves a maximized and a restored group, each once', async () => {
  const api = stage.dockOf('a b');
  const saved: boolean[] = [];
  const stop = stage.saveChanges(api, (layout) => saved.push('maximizedNode' in layout.grid));
  const rest = () => new Promise((resolve) => setTimeout(resolve, 1000));
  api.getPanel('a')!.api.maximize();
  await rest();
  api.getPanel('a')!.api.exitMaximized();
  await rest();
  stop();
  return {got: saved, want: [true, false]};
});

/** What the fences of the page with these titles export. */
declare const editorReact: {Editor: FunctionComponent<IDockviewPanelProps>};
declare const editor: {Editor: new () => IContentRenderer};

fact(SAVE, 'a window that is loaded is saved a microtask after its group reports it', async () => {
  const source = stage.dockOf('a b');
  await source.addPopoutGroup(source.getPanel('b')!);
  const api = stage.makeDock();
  api.fromJSON(JSON.parse(JSON.stringify(source.toJSON())));
  const count = () => api.toJSON().popoutGroups?.length ?? 0;
  const counts = await new Promise<number[]>((resolve) => {
    api.getPanel('b')!.group.api.onDidLocationChange(() => {
      const atOnce = count();
      queueMicrotask(() => resolve([atOnce, count()]));
    });
  });
  return {got: counts, want: [0, 1]};
});

behavior(SAVE, 'text typed into the editor of the page is saved without a blur', async ({page}) => {
  for (const framework of ['react', 'typescript']) {
    await loadSample(page, SAVE, 'Editor.tsx', 'editorReact');
    await loadSample(page, SAVE, 'editor.ts', 'editor');
    await page.evaluate(async (name) => {
      let api: DockviewApi | undefined;
      if (name === 'react') {
        const onReady = (event: DockviewReadyEvent) => (api = event.api);
        const props = {components: {text: editorReact.Editor}, onReady};
        stage.render(stage.React.createElement(stage.dockview.DockviewReact, props));
        await stage.settled();
      } else api = stage.makeDock({createComponent: () => new editor.Editor()});
      api!.addPanel({id: 'a', component: 'text', params: {text: 'old'}});
      const save = () => localStorage.setItem('typed', JSON.stringify(api!.toJSON().panels.a!.params));
      document.addEventListener('visibilitychange', save, {once: true});
    }, framework);
    await page.locator('textarea').focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('new ');
    await expect(page.locator('textarea')).toHaveValue('new old');
    await page.reload();
    expect(await page.evaluate(() => localStorage.getItem('typed'))).toBe('{"text":"new old"}');
  }
});

/** What `leaveOut.ts` of the page exports. */
declare const saved: {leaveOut(layout: SerializedDockview, ids: string[]): SerializedDockview};

behavior(
  SAVE,
  'panels that are left out of a saved layout are gone after loading, and the rest fills the dock',
  async ({page}) => {
    await loadSample(page, SAVE, 'leaveOut.ts', 'saved');
    const got = await page.evaluate(() => {
      /** Two columns, the right one of two rows, and two floating groups. */
      const loadWithout = (...ids: string[]) => {
        const api = stage.dockOf('a b');
        api.addPanel({id: 'c', component: 'text', position: {referencePanel: 'b', direction: 'below'}});
        api.addPanel({id: 'd', component: 'text', position: {referencePanel: 'c'}});
        api.addGroup({direction: 'right', initialWidth: 100, id: 'empty'});
        api.addPanel({id: 'e', component: 'text', floating: true});
        api.addPanel({id: 'f', component: 'text', floating: true});
        api.getPanel('d')!.api.maximize();
        const layout = saved.leaveOut(JSON.parse(JSON.stringify(api.toJSON())), ids);
        const loaded = stage.makeDock();
        loaded.fromJSON(layout);
        return {
          groups: loaded.groups.map(({panels}) => panels.map(({id}) => id).join(' ')).sort(),
          active: loaded.activePanel?.id,
          maximized: loaded.hasMaximizedGroup(),
        };
      };
      return [loadWithout('d', 'e', 'f'), loadWithout('c', 'd', 'a'), loadWithout('a', 'b', 'c', 'd', 'e', 'f')];
    });
    expect(got).toEqual([
      {groups: ['', 'a', 'b', 'c'], active: 'c', maximized: true},
      {groups: ['', 'b', 'e', 'f'], active: 'b', maximized: false},
      {groups: [''], active: undefined, maximized: false},
    ]);
  },
);

behavior(SAVE, 'leaving out the active panel activates a group that is not hidden', async ({page}) => {
  await loadSample(page, SAVE, 'leaveOut.ts', 'saved');
  const active = await page.evaluate(() => {
    const api = stage.dockOf('sidebar main');
    api.addPanel({id: 'settings', component: 'text', floating: true});
    api.getPanel('sidebar')!.group.api.setVisible(false);
    api.fromJSON(saved.leaveOut(JSON.parse(JSON.stringify(api.toJSON())), ['settings']));
    return api.activePanel?.id;
  });
  expect(active).toBe('main');
});

/** What `responsiveDock.ts` of the page exports. */
declare const responsive: {
  makeResponsive(api: DockviewApi, container: HTMLElement, addDefaultPanels: (api: DockviewApi) => void): () => void;
};

behavior(LOAD, 'below a width all panels are tabs of one group, above it the splits return', async ({page}) => {
  await loadSample(page, LOAD, 'responsiveDock.ts', 'responsive');
  const start = (width: number, theme: 'themeAbyss' | 'themeReplit' = 'themeAbyss') =>
    page.evaluate(
      ([size, themeName]) => {
        document.body.replaceChildren();
        const container = stage.addContainer(size);
        const createComponent = ({id}: {id: string}) => new stage.Text(id);
        const api = stage.dockview.createDockview(container, {createComponent, theme: stage.dockview[themeName]});
        responsive.makeResponsive(api, container, () => {
          api.addPanel({id: 'main', component: 'text'});
          api.addPanel({id: 'side', component: 'text', position: {direction: 'left'}, initialWidth: 220});
          api.addPanel({id: 'log', component: 'text', position: {referencePanel: 'main', direction: 'below'}});
        });
        Object.assign(window, {api, container});
      },
      [width, theme] as const,
    );
  const read = (code = '') =>
    page.evaluate(async (run) => {
      const {api, container} = window as unknown as {api: DockviewApi; container: HTMLElement};
      new Function('api', 'container', run)(api, container);
      await stage.settled();
      await stage.settled();
      const groups = api.groups.map(({panels, width}) => `${panels.map(({id}) => id).join()} ${Math.round(width)}`);
      return [...groups.sort(), api.activePanel?.id];
    }, code);
  const resize = (width: number) => `container.style.width = '${width}px'`;

  await start(400);
  expect(await read()).toEqual(['main,side,log 400', 'log']);
  const splits = [`log ${1000 - 314}`, `main ${1000 - 314}`, 'side 314'];
  expect(await read(resize(1000))).toEqual([...splits, 'log']);
  await read("api.getPanel('side').api.setSize({width: 300}); api.getPanel('side').api.setActive()");
  expect(await read(resize(500))).toEqual(['side,main,log 500', 'side']);

  await read(
    "api.getPanel('log').api.close(); api.addPanel({id: 'new', component: 'text'}); api.getPanel('main').api.setTitle('Main')",
  );
  await start(500);
  expect(await read()).toEqual(['side,main,new 500', 'new']);
  await start(1000);
  expect(await read()).toEqual(['main 700', 'side,new 300', 'new']);
  expect(await page.locator('.dv-tab').allTextContents()).toEqual(['side', 'new', 'Main']);
});

behavior(LOAD, 'in React, typed text stays when the dock becomes narrow, and the focus returns', async ({page}) => {
  await loadSample(page, LOAD, 'responsiveDock.ts', 'responsive');
  await page.evaluate(() => {
    const {React, dockview} = stage;
    const texts = new Map<string, string>();
    const Note = ({api: {id}}: IDockviewPanelProps) =>
      React.createElement('textarea', {
        id: `text-${id}`,
        defaultValue: texts.get(id),
        onChange: ({target}: ChangeEvent<HTMLTextAreaElement>) => texts.set(id, target.value),
      });
    const App = () => {
      const [api, setApi] = React.useState<DockviewApi>();
      const container = React.useRef<HTMLDivElement>(null);
      React.useEffect(() => {
        if (!api) return;
        return responsive.makeResponsive(api, container.current!, () => {
          for (const id of ['a', 'b']) api.addPanel({id, component: 'note', position: {direction: 'left'}});
        });
      }, [api]);
      const onReady = (event: DockviewReadyEvent) => setApi(event.api);
      const dock = React.createElement(dockview.DockviewReact, {components: {note: Note}, onReady});
      return React.createElement('div', {ref: container, id: 'container', style: {height: 600}}, dock);
    };
    stage.render(React.createElement(React.StrictMode, null, React.createElement(App)));
  });
  const field = page.locator('#text-a');
  await field.fill('typed');
  for (const [width, tabs] of [
    ['400px', 2],
    ['1000px', 1],
  ] as const) {
    await page.evaluate((size) => (document.getElementById('container')!.style.width = size), width);
    await expect(page.locator('.dv-tabs-container').first().locator('.dv-tab')).toHaveCount(tabs);
    await expect(field, width).toBeFocused();
    await expect(field).toHaveValue('typed');
  }
});
