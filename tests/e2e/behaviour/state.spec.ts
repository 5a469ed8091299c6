import {behaviour, expect} from './support';

const SAVE = '/docs/core/state/save';
const LOAD = '/docs/core/state/load';

behaviour(SAVE, 'params in a saved layout are the live objects', async ({page}) => {
  const same = await page.evaluate(() => {
    const api = stage.makeDock();
    const params = {path: 'x'};
    api.addPanel({id: 'a', component: 'text', params});
    return api.toJSON().panels.a!.params === params;
  });
  expect(same).toBe(true);
});

behaviour(SAVE, 'ten changes in a row are one onDidLayoutChange', async ({page}) => {
  const fired = await page.evaluate(async () => {
    const api = stage.makeDock();
    await stage.settled();
    const fired = stage.record(api, 'onDidLayoutChange');
    for (let number = 0; number < 10; number++) api.addPanel({id: String(number), component: 'text'});
    const during = fired.length;
    await stage.settled();
    return {during, after: fired.length};
  });
  expect(fired).toEqual({during: 0, after: 1});
});

behaviour(SAVE, 'which changes are reported by onDidLayoutChange', async ({page}) => {
  const reported = await page.evaluate(async () => {
    const reportedBy = async (change: (api: ReturnType<typeof stage.makeDock>) => unknown) => {
      const api = stage.makeDock();
      stage.addPanels(api, 'a b');
      await stage.settled();
      const fired = stage.record(api, 'onDidLayoutChange');
      change(api);
      await stage.settled();
      return fired.length > 0;
    };
    return {
      add: await reportedBy((api) => api.addPanel({id: 'c', component: 'text'})),
      close: await reportedBy((api) => api.getPanel('a')!.api.close()),
      activate: await reportedBy((api) => api.getPanel('a')!.api.setActive()),
      title: await reportedBy((api) => api.getPanel('a')!.api.setTitle('A')),
      params: await reportedBy((api) => api.getPanel('a')!.api.updateParameters({x: 1})),
      size: await reportedBy((api) => api.getPanel('a')!.api.setSize({width: 200})),
      hide: await reportedBy((api) => api.getPanel('a')!.group.api.setVisible(false)),
      clear: await reportedBy((api) => api.clear()),
      maximize: await reportedBy((api) => api.getPanel('b')!.api.maximize()),
      lock: await reportedBy((api) => (api.getPanel('a')!.group.locked = true)),
      header: await reportedBy((api) => (api.getPanel('a')!.group.header.hidden = true)),
      renderer: await reportedBy((api) => api.getPanel('a')!.api.setRenderer('always')),
      options: await reportedBy((api) => api.updateOptions({locked: true})),
      resize: await reportedBy((api) => api.layout(700, 500)),
    };
  });
  expect(reported).toEqual({
    ...{add: true, close: true, activate: true, title: true, params: true, size: true, hide: true, clear: true},
    ...{maximize: false, lock: false, header: false, renderer: false, options: false, resize: false},
  });
});

behaviour(SAVE, 'a disposed dock saves groups without panels', async ({page}) => {
  const views = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a');
    api.dispose();
    return JSON.stringify(api.toJSON());
  });
  expect(views).toContain('"views":[]');
});

behaviour(SAVE, 'a subscription made after a load in the same task does not hear of it', async ({page}) => {
  const fired = await page.evaluate(async () => {
    const source = stage.makeDock();
    stage.addPanels(source, 'a b');
    const api = stage.makeDock();
    await stage.settled();
    api.fromJSON(source.toJSON());
    const fired = stage.record(api, 'onDidLayoutChange');
    await stage.settled();
    return fired.length;
  });
  expect(fired).toBe(0);
});

behaviour(LOAD, 'fromJSON clears the dock before it looks at the layout', async ({page}) => {
  const outcomes = await page.evaluate(() => {
    const outcomeOf = (layout: unknown) => {
      const api = stage.makeDock();
      stage.addPanels(api, 'a b');
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

behaviour(LOAD, 'a component that is not registered fails the whole layout', async ({page}) => {
  const result = await page.evaluate(() => {
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
    return {message, panels: target.totalPanels, groups: target.groups.length};
  });
  expect(result).toEqual({message: 'no removed', panels: 0, groups: 0});
});

behaviour(LOAD, 'loading makes every component anew, in this order of events', async ({page}) => {
  const result = await page.evaluate(async () => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a');
    const saved = JSON.parse(JSON.stringify(api.toJSON()));
    await stage.settled();
    const fired = stage.record(api, 'onDidRemovePanel', 'onDidAddPanel', 'onDidLayoutFromJSON', 'onDidLayoutChange');
    stage.Text.calls.length = 0;
    api.fromJSON(saved);
    await stage.settled();
    return {fired, calls: stage.Text.calls};
  });
  expect(result.fired).toEqual(['onDidRemovePanel', 'onDidAddPanel', 'onDidLayoutFromJSON', 'onDidLayoutChange']);
  expect(result.calls).toEqual(['dispose a', 'init a']);
});

behaviour(LOAD, 'a layout scales to the dock it is loaded into', async ({page}) => {
  const width = await page.evaluate(() => {
    const source = stage.makeDock();
    stage.addPanels(source, 'a b');
    source.getPanel('a')!.api.setSize({width: 250});
    const target = stage.makeDock();
    target.layout(2000, 600);
    target.fromJSON(JSON.parse(JSON.stringify(source.toJSON())));
    return target.getPanel('a')!.api.width;
  });
  expect(width).toBe(500);
});

behaviour(LOAD, 'without a size of the dock, floating groups land in its top left corner', async ({page}) => {
  const positions = await page.evaluate(() => {
    const source = stage.makeDock();
    source.addPanel({id: 'a', component: 'text', floating: {x: 300, y: 200, width: 200, height: 100}});
    const saved = JSON.stringify(source.toJSON());
    const load = (layoutFirst: boolean) => {
      const container = stage.addContainer();
      const api = stage.dockview.createDockview(container, {createComponent: ({id}) => new stage.Text(id)});
      if (layoutFirst) api.layout(1000, 600);
      api.fromJSON(JSON.parse(saved));
      return container.querySelector<HTMLElement>('.dv-resize-container')!.style.left;
    };
    return {without: load(false), withSize: load(true)};
  });
  expect(positions).toEqual({without: '0px', withSize: '300px'});
});

behaviour(LOAD, 'one panel in two groups becomes two panels of the same id', async ({page}) => {
  const ids = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    const text = JSON.stringify(api.toJSON()).replace(
      '"views":["b"],"activeView":"b"',
      '"views":["a"],"activeView":"a"',
    );
    api.fromJSON(JSON.parse(text));
    return api.groups.flatMap(({panels}) => panels.map(({id}) => id));
  });
  expect(ids).toEqual(['a', 'a']);
});

behaviour(LOAD, 'a tab component that is not registered gives the default tab', async ({page}) => {
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

behaviour('/docs/core/groups/locked', 'fromJSON turns no-drop-target into true', async ({page}) => {
  const result = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a');
    api.getPanel('a')!.group.locked = 'no-drop-target';
    const saved = JSON.stringify(api.toJSON());
    api.fromJSON(JSON.parse(saved));
    return {saved, loaded: api.getPanel('a')!.group.locked};
  });
  expect(result.saved).toContain('"locked":"no-drop-target"');
  expect(result.loaded).toBe(true);
});

behaviour(
  SAVE,
  'sizes drift with each save and load under a theme with a gap, not with the gap set to 0 meanwhile',
  async ({page}) => {
    const drifts = await page.evaluate(() => {
      const theme = stage.dockview.themeAbyssSpaced;
      const driftOf = (gapWhileSaving: number) => {
        const api = stage.makeDock({theme});
        stage.addPanels(api, 'a b c');
        api.getPanel('a')!.api.setSize({width: 240});
        const before = api.getPanel('a')!.api.width;
        for (let round = 0; round < 3; round++) {
          api.updateOptions({theme: {...theme, gap: gapWhileSaving}});
          api.fromJSON(JSON.parse(JSON.stringify(api.toJSON())));
          api.updateOptions({theme});
        }
        return Math.round(before - api.getPanel('a')!.api.width);
      };
      return {kept: driftOf(10), without: driftOf(0)};
    });
    expect(drifts).toEqual({kept: 6, without: 0});
  },
);

behaviour(SAVE, 'a layout without its active fields tells a change from an activation', async ({page}) => {
  const changed = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b', 'tabs');
    const read = () =>
      JSON.stringify(api.toJSON(), (key, value) => (key === 'activeGroup' || key === 'activeView' ? undefined : value));
    const changes = (run: () => void) => {
      const before = read();
      run();
      return read() !== before;
    };
    const panel = api.getPanel('a')!.api;
    return [changes(() => panel.setActive()), changes(() => panel.setTitle('Renamed'))];
  });
  expect(changed).toEqual([false, true]);
});
