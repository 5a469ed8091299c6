import type {Page} from '@playwright/test';
import type {DockviewApi, FloatingGroupOptions, GridviewApi, IDockviewPanel, SplitviewApi} from 'dockview';
import {behavior, expect, fact} from './support';

const ERRORS = '/docs/help/errors';

const PARENT = "Cannot read properties of null (reading 'parentElement')";

/** Collects what the library writes to the console, up to the error that follows its text. */
function listen(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (line) => {
    if (line.text().startsWith('dockview:')) lines.push(line.text().replace(/ ?\w*Error: [\s\S]*$/, ''));
  });
  return lines;
}

behavior(ERRORS, 'messages of adding panels and groups', async ({page}) => {
  const lines = listen(page);
  const messages = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    const closed = api.getPanel('b')!;
    closed.api.close();
    const add = (position: object) =>
      stage.messageOf(() => api.addPanel({id: 'c', component: 'text', position: position as never}));
    const addGroup = (options: object) => stage.messageOf(() => void api.addGroup(options as never));
    return [
      stage.messageOf(() => api.addPanel({id: 'a', component: 'text'})),
      add({referencePanel: 'x', direction: 'right'}),
      add({referenceGroup: 'x', direction: 'right'}),
      stage.messageOf(() =>
        api.addPanel({id: 'c', component: 'text', floating: true, position: {direction: 'left'}} as never),
      ),
      addGroup({referencePanel: 'x', direction: 'right'}),
      addGroup({referenceGroup: 'x', direction: 'right'}),
      addGroup({referencePanel: closed, direction: 'right'}),
      add({direction: 'top'}),
      addGroup({id: 'side'}),
      add({referencePanel: 'a', index: -1}),
      stage.messageOf(() => api.addPanel({id: 'd', component: 'text', renderer: 'never' as never})),
      addGroup({id: 'side', direction: 'right'}),
      addGroup({id: 'side', direction: 'right'}),
      stage.messageOf(() => stage.makeDock().addPanel({id: 'e', component: 'text', tabComponent: 'status'})),
    ];
  });
  expect(messages).toEqual([
    'panel with id a already exists',
    "referencePanel 'x' does not exist",
    "referenceGroup 'x' does not exist",
    'you can only provide one of: position, floating as arguments to .addPanel(...)',
    'reference panel x does not exist',
    'reference group x does not exist',
    'reference group for reference panel [object Object] does not exist',
    "invalid direction 'top'",
    "invalid direction 'undefined'",
    'invalid location',
    "dockview: invalid renderer type 'never'",
    ...Array<undefined>(3).fill(undefined),
  ]);
  expect(lines).toEqual([
    'dockview: Duplicate group id side. reassigning group id to avoid errors',
    "dockview: tabComponent 'status' was not found. falling back to the default tab.",
  ]);
});

fact(ERRORS, 'closed panels as references and unknown directions next to a panel throw nothing', () => {
  const api = stage.dockOf('a b');
  const closed = api.getPanel('b')!;
  closed.api.close();
  const add = (id: string, position: object) =>
    stage.messageOf(() => api.addPanel({id, component: 'text', position: position as never}));
  const ids = () => api.groups.map(({panels}) => panels.map(({id}) => id).join(''));
  const messages = [
    add('c', {referencePanel: closed, direction: 'right'}),
    add('d', {referencePanel: 'c', direction: 'top'}),
    add('e', {index: 0}),
    stage.messageOf(() => api.addGroup({referencePanel: 'a', direction: 'top' as never})),
  ];
  const {data} = api.toJSON().grid.root;
  const views = (data as {data: {views: string[]}}[]).map((leaf) => leaf.data.views.join(''));
  return {
    got: {messages, groups: ids(), views},
    want: {
      messages: [undefined, undefined, "invalid direction 'undefined'", undefined],
      groups: ['a', 'cd', ''],
      views: ['cd', '', 'a'],
    },
  };
});

fact(ERRORS, 'StrictMode runs an effect that adds a panel twice, on one dock, and onReady on two docks', async () => {
  const {React, dockview} = stage;
  const docks = new Set<unknown>();
  const onReady: (string | undefined)[] = [];
  const effects: (string | undefined)[] = [];
  const First = ({containerApi}: {containerApi: ReturnType<typeof stage.makeDock>}) => {
    React.useEffect(() => {
      effects.push(stage.messageOf(() => containerApi.addPanel({id: 'b', component: 'second'})));
    }, [containerApi]);
    return null;
  };
  const components = {first: First, second: () => null};
  const start = ({api}: {api: ReturnType<typeof stage.makeDock>}) => {
    docks.add(api);
    onReady.push(stage.messageOf(() => api.addPanel({id: 'a', component: 'first'})));
  };
  const dock = React.createElement(dockview.DockviewReact, {components, onReady: start});
  stage.render(React.createElement(React.StrictMode, null, dock));
  await stage.settled();
  return {
    got: {docks: docks.size, onReady, effects},
    want: {
      docks: 2,
      onReady: [undefined, undefined],
      effects: [undefined, 'panel with id b already exists'],
    },
  };
});

fact(ERRORS, 'a removed group as the reference loses a panel, or throws with a direction', () => {
  const api = stage.dockOf('a b');
  const {group} = api.getPanel('b')!;
  api.getPanel('b')!.api.close();
  const add = (id: string, place: object) =>
    stage.messageOf(() => api.addPanel({id, component: 'text', position: {referenceGroup: group, ...place} as never}));
  const got = [add('c', {}), add('d', {direction: 'right'}), api.panels.map(({id}) => id)];
  return {got, want: [undefined, 'Invalid grid element', ['a']]};
});

fact(ERRORS, 'a panel becomes a tab of a group in a window, but cannot be added at its side', async () => {
  const api = stage.dockOf('a b');
  await api.addPopoutGroup(api.getPanel('b')!);
  const add = (id: string, direction: 'right' | 'within') =>
    stage.messageOf(() => api.addPanel({id, component: 'text', position: {referencePanel: 'b', direction}}));
  return {got: [add('c', 'within'), add('d', 'right')], want: [undefined, /reading 'parentElement'/]};
});

fact(ERRORS, 'a move to a negative index loses the panel', () => {
  const api = stage.dockOf('a b');
  const {group} = api.getPanel('b')!;
  const message = stage.messageOf(() => api.getPanel('a')!.api.moveTo({group, index: -1}));
  return {got: [message, api.panels.map(({id}) => id)], want: ['invalid location', ['b']]};
});

fact(ERRORS, 'an invalid renderer throws when its panel is first shown', () => {
  const renderer = 'never' as never;
  const api = stage.dockOf('a');
  const background = {id: 'b', component: 'text', renderer, inactive: true};
  const layout = (arrangement: 'row' | 'tabs') => {
    const source = stage.makeDock();
    stage.addPanels(source, 'a b', arrangement);
    const saved = source.toJSON();
    Object.assign(saved.panels.a!, {renderer});
    return saved;
  };
  const loaded = stage.makeDock();
  const got = [
    stage.messageOf(() => api.addPanel(background)),
    stage.messageOf(() => api.getPanel('b')!.api.setActive()),
    stage.messageOf(() => stage.makeDock({defaultRenderer: renderer}).addPanel({id: 'a', component: 'text'})),
    stage.messageOf(() => stage.tabsOf('a b').getPanel('a')!.api.setRenderer(renderer)),
    stage.messageOf(() => stage.makeDock().fromJSON(layout('row'))),
    stage.messageOf(() => loaded.fromJSON(layout('tabs'))),
    stage.messageOf(() => loaded.getPanel('a')!.api.setActive()),
  ];
  const thrown = "dockview: invalid renderer type 'never'";
  return {got, want: [undefined, thrown, thrown, thrown, thrown, undefined, thrown]};
});

behavior(ERRORS, 'messages of moving, hiding and maximizing', async ({page}) => {
  const result = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b c');
    const closed = api.getPanel('a')!;
    const removed = closed.group;
    closed.api.close();
    const {group} = api.getPanel('b')!;
    const messages = [
      stage.messageOf(() => group.api.moveTo({position: 'above' as never})),
      stage.messageOf(() => closed.api.moveTo({group})),
      stage.messageOf(() => closed.api.maximize()),
      stage.messageOf(() => removed.api.maximize()),
      stage.messageOf(() => void api.addGroup({referenceGroup: removed, direction: 'right'})),
      stage.messageOf(() => group.model.element),
      stage.messageOf(() => group.api.moveTo({group: api.getPanel('c')!.group, position: 'above' as never})),
    ];
    api.addFloatingGroup(api.getPanel('c')!);
    const floating = api.getPanel('c')!.group;
    messages.push(stage.messageOf(() => api.moveToNext()));
    messages.push(stage.messageOf(() => void api.addGroup({referenceGroup: floating, direction: 'right'})));
    messages.push(stage.messageOf(() => group.api.moveTo({group: floating, position: 'right'})));
    return messages;
  });
  expect(result).toEqual([
    "invalid position 'above'",
    expect.stringMatching(/^Failed to find group id \d+$/),
    ...Array<string>(3).fill('Invalid grid element'),
    'dockview: not supported',
    undefined,
    PARENT,
    PARENT,
    'Invalid grid element',
  ]);
});

fact(ERRORS, 'what leaves an empty group outside of the grid makes clear throw', async () => {
  const closedIn = () => {
    const api = stage.dockOf('a b');
    const panel = api.getPanel('b')!;
    panel.api.close();
    return {api, panel};
  };
  const clear = (api: ReturnType<typeof stage.makeDock>) => stage.messageOf(() => api.clear());
  const floated = closedIn();
  const float = stage.messageOf(() => floated.api.addFloatingGroup(floated.panel));
  const poppedOut = closedIn();
  const opened = await poppedOut.api.addPopoutGroup(poppedOut.panel);
  const moved = stage.dockOf('a b');
  await moved.addPopoutGroup(moved.getPanel('a')!);
  const {group} = moved.getPanel('a')!;
  const move = stage.messageOf(() => moved.getPanel('b')!.group.api.moveTo({group, position: 'right'}));
  return {
    got: {float, opened, move, clear: [clear(floated.api), clear(poppedOut.api), clear(moved)]},
    want: {
      float: 'invalid operation',
      opened: false,
      move: undefined,
      clear: Array<string>(3).fill('Invalid grid element'),
    },
  };
});

fact(ERRORS, 'next to a floating group, a group is lost to clear, a panel is not', () => {
  const clearAfter = (move: (api: ReturnType<typeof stage.makeDock>) => void) => {
    const api = stage.dockOf('a b');
    api.addFloatingGroup(api.getPanel('b')!);
    return [stage.messageOf(() => move(api)), stage.messageOf(() => api.clear())];
  };
  const target = (api: ReturnType<typeof stage.makeDock>, id: string) =>
    ({group: api.getPanel(id)!.group, position: 'bottom'}) as const;
  return {
    got: {
      group: clearAfter((api) => api.getPanel('a')!.group.api.moveTo(target(api, 'b'))),
      panel: clearAfter((api) => api.getPanel('a')!.api.moveTo(target(api, 'b'))),
      across: clearAfter((api) => api.getPanel('a')!.api.moveTo(target(api, 'a'))),
    },
    want: {
      group: ['Invalid grid element', 'Invalid grid element'],
      panel: [/reading 'parentElement'/, undefined],
      across: ['Invalid grid element', 'Invalid grid element'],
    },
  };
});

fact(ERRORS, 'moving to the next group throws at an empty branch', () => {
  const layout = stage.dockOf('a b').toJSON();
  (layout.grid.root.data as object[]).push({type: 'branch', data: [], size: 100});
  const api = stage.makeDock();
  api.fromJSON(layout);
  api.getPanel('b')!.api.setActive();
  return {got: stage.messageOf(() => api.moveToNext()), want: 'invalid node'};
});

fact(ERRORS, 'clear and loading throw until the windows of a layout are open', async () => {
  const api = stage.dockOf('a b');
  await api.addPopoutGroup(api.getPanel('b')!);
  const layout = api.toJSON();
  api.clear();
  const opened = new Promise((resolve) => setTimeout(resolve, 500));
  api.fromJSON(layout);
  const {type} = api.getPanel('b')!.group.api.location;
  const reload = stage.messageOf(() => api.fromJSON(layout));
  const clear = stage.messageOf(() => api.clear());
  await opened;
  const thrown = 'Invalid grid element';
  return {got: [type, reload, clear, stage.messageOf(() => api.clear())], want: ['grid', thrown, thrown, undefined]};
});

fact(ERRORS, 'objects from before a load throw another error than removed ones', () => {
  const api = stage.dockOf('a b');
  const {group} = api.getPanel('b')!;
  api.fromJSON(api.toJSON());
  const remove = stage.messageOf(() => api.removeGroup(group));
  const move = stage.messageOf(() => api.getPanel('a')!.api.moveTo({group, position: 'right'}));
  return {got: [remove, move], want: Array<string>(2).fill('Invalid grid element')};
});

fact(ERRORS, 'a disposed dock that had panels throws on addPanel and on loading', () => {
  const disposed = () => {
    const api = stage.dockOf('a');
    const layout = api.toJSON();
    api.dispose();
    return {api, layout};
  };
  const {api, layout} = disposed();
  const add = stage.messageOf(() => disposed().api.addPanel({id: 'b', component: 'text'}));
  return {got: [add, stage.messageOf(() => api.fromJSON(layout))], want: ['invalid location', /'tabToRemove'/]};
});

fact(ERRORS, 'a group removed from a window has a message of its own', async () => {
  const api = stage.dockOf('a b');
  await api.addPopoutGroup(api.getPanel('b')!);
  const {group} = api.getPanel('b')!;
  api.removeGroup(group);
  const got = [
    stage.messageOf(() => api.removeGroup(group)),
    stage.messageOf(() => group.api.close()),
    stage.messageOf(() => api.addFloatingGroup(group)),
  ];
  return {got, want: Array<string>(3).fill('failed to find popout group')};
});

behavior(ERRORS, 'messages of closing panels and groups', async ({page}) => {
  const messages = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b c');
    const panel = api.getPanel('a')!;
    const {group} = panel;
    panel.api.close();
    const tabs = stage.tabsOf('a b');
    const tab = tabs.getPanel('a')!;
    tab.api.close();
    return [
      stage.messageOf(() => tab.api.moveTo({group: tab.group})),
      stage.messageOf(() => panel.api.close()),
      stage.messageOf(() => api.removePanel(panel)),
      stage.messageOf(() => api.removeGroup(group)),
      stage.messageOf(() => api.addFloatingGroup(group)),
      stage.messageOf(() => api.getPanel('a')?.api.close()),
    ];
  });
  expect(messages).toEqual([...Array<string>(5).fill('invalid operation'), undefined]);
});

behavior(ERRORS, 'messages of loading a layout', async ({page}) => {
  const lines = listen(page);
  const messages = await page.evaluate(() => {
    const source = stage.makeDock();
    stage.addPanels(source, 'a b');
    const load = (edit: (layout: ReturnType<typeof source.toJSON>) => unknown, debug = false) => {
      const layout = JSON.parse(JSON.stringify(source.toJSON())) as ReturnType<typeof source.toJSON>;
      return stage.messageOf(() => stage.makeDock({debug}).fromJSON((edit(layout) ?? layout) as never));
    };
    const leaves = (layout: object) =>
      (layout as {grid: {root: {data: {data: {id: unknown; views: string[]}}[]}}}).grid.root.data;
    return [
      stage.messageOf(() => stage.makeDock().fromJSON(null as never)),
      load((layout) => JSON.stringify(layout)),
      load(({grid}) => void Object.assign(grid, {root: {type: 'leaf'}})),
      load((layout) => void (leaves(layout)[0]!.data.id = 1)),
      load(({grid}) => void Object.assign(grid, {maximizedNode: {location: [9]}})),
      load((layout) => void (leaves(layout)[1]!.data.views = ['a']), true),
      load(() => ({})),
    ];
  });
  expect(messages).toEqual([
    'serialized layout must be a non-null object',
    'serialized layout must be a non-null object',
    'root must be of type branch',
    'group id must be of type string',
    'Invalid location',
    'dockview: Invalid event sequence. [onDidRemovePanel] called for panel a but panel does not exists',
    "Cannot read properties of undefined (reading 'root')",
  ]);
  expect(lines).toEqual(Array<string>(3).fill('dockview: failed to deserialize layout. Reverting changes'));
});

fact(ERRORS, 'a panel in two groups leaves groups behind with debug', () => {
  const source = stage.tabsOf('a c');
  source.addPanel({id: 'b', component: 'text', position: {direction: 'right'}});
  const layout = source.toJSON();
  (layout.grid.root.data as {data: {views: string[]}}[])[1]!.data.views = ['a'];
  const container = stage.addContainer();
  const createDock = () =>
    stage.dockview.createDockview(container, {debug: true, createComponent: ({id}) => new stage.Text(id)});
  const api = createDock();
  const load = stage.messageOf(() => api.fromJSON(layout));
  const left = {panels: api.panels.length, groups: api.groups.length};
  const clear = stage.messageOf(() => api.clear());
  const again = stage.messageOf(() => api.fromJSON(source.toJSON()));
  api.dispose();
  const other = stage.messageOf(() => createDock().fromJSON(source.toJSON()));
  const refused = 'Invalid grid element';
  return {
    got: {load, left, clear, again, other},
    want: {load: /onDidRemovePanel/, left: {panels: 1, groups: 2}, clear: refused, again: refused, other: undefined},
  };
});

fact(ERRORS, 'with debug, each group without its event, and each lost panel, makes one load throw', () => {
  const loadsAfter = (act: (panel: IDockviewPanel, api: DockviewApi) => void) => {
    const api = stage.dockOf('a b c', {debug: true});
    const layout = api.toJSON();
    for (const id of ['b', 'c']) act(api.getPanel(id)!, api);
    return [1, 2, 3].map(() => stage.messageOf(() => api.fromJSON(layout)));
  };
  return {
    got: {
      floated: loadsAfter((panel, api) => api.addFloatingGroup(panel)),
      lost: loadsAfter((panel) => panel.api.moveTo({position: 'right'})),
    },
    want: {
      floated: [/\[onDidAddGroup\] called for group 2 but/, /\[onDidAddGroup\] called for group 3 but/, undefined],
      lost: [/\[onDidAddPanel\] called for panel b but/, /\[onDidAddPanel\] called for panel c but/, undefined],
    },
  };
});

fact(ERRORS, 'layouts of the other components throw errors of the browser', () => {
  const grid = stage.makeGrid();
  const split = stage.makeSplit();
  const panes = stage.makePanes();
  for (const other of [grid, split, panes]) other.addPanel({id: 'a', component: 'x', title: 'a'});
  const got = [grid, split, panes].map((other) =>
    stage.messageOf(() => stage.makeDock().fromJSON(other.toJSON() as never)),
  );
  const root = "Cannot read properties of undefined (reading 'root')";
  return {got, want: ['views is not iterable', root, root]};
});

fact(ERRORS, 'debug throws for the group a blocked window leaves, and a box remains', async () => {
  const {open} = window;
  window.open = () => null;
  const api = stage.dockOf('a b', {debug: true});
  await api.addPopoutGroup(api.getPanel('b')!);
  window.open = open;
  const leftover = api.groups.find(({element}) => !element.parentElement)!;
  api.addFloatingGroup(leftover, {skipRemoveGroup: true, skipActiveGroup: true} as FloatingGroupOptions);
  const message = stage.messageOf(() => api.removeGroup(leftover));
  const boxes = document.querySelectorAll('.dv-resize-container').length;
  return {
    got: {message, groups: api.groups.length, boxes},
    want: {message: /\[onDidRemoveGroup\] called for group \d+ but group does/, groups: 2, boxes: 1},
  };
});

behavior(ERRORS, 'messages of popout windows', async ({page}) => {
  const lines = listen(page);
  const opened = await page.evaluate(async () => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b c');
    const open = (onDidOpen?: () => void) => api.addPopoutGroup(api.getPanel('a')!, {onDidOpen});
    const {open: openWindow} = window;
    window.open = () => null;
    const blocked = await open();
    window.open = openWindow;
    const failed = await open(() => {
      throw new Error('mine');
    });
    const window2 = await api.addPopoutGroup(api.getPanel('b')!);
    const {api: group} = api.getPanel('b')!.group;
    group.setVisible(false);
    group.setVisible(true);
    return {blocked, failed, window: window2, isVisible: group.isVisible};
  });
  expect(opened).toEqual({blocked: false, failed: false, window: true, isVisible: true});
  expect(lines).toEqual([
    'dockview: failed to create popout. perhaps you need to allow pop-ups for this website',
    'dockview: failed to create popout.',
    ...Array<string>(2).fill('dockview: You cannot hide a group that is in a popout window'),
  ]);
});

behavior(ERRORS, 'messages of the React package', async ({page}) => {
  const messages = await page.evaluate(async () => {
    const {React, dockview} = stage;
    const makeDock = async () => {
      let api: ReturnType<typeof stage.makeDock> | undefined;
      const components = {text: () => null};
      stage.render(
        React.createElement(dockview.DockviewReact, {components, onReady: (event) => void (api = event.api)}),
      );
      await stage.settled();
      return api!;
    };
    const api = await makeDock();
    const panel = api.addPanel({id: 'a', component: 'text'});
    const wrong = {id: 'b', component: 'text', tabComponent: 'x'};
    const messages = [
      stage.messageOf(() => api.addPanel({id: 'b', component: 'x'})),
      stage.messageOf(() => api.addPanel(wrong)),
    ];
    await stage.settled();
    panel.api.close();
    messages.push(stage.messageOf(() => panel.api.updateParameters({x: 1})));
    messages.push(stage.messageOf(() => panel.update({params: {x: 1}})));
    const second = await makeDock();
    second.addPanel({id: 'a', component: 'text'});
    await stage.settled();
    second.dispose();
    messages.push(stage.messageOf(() => second.dispose()));
    return messages;
  });
  const unknown =
    'Dockview: Only React.memo(...), React.ForwardRef(...) and functional components are accepted as components';
  expect(messages).toEqual([
    unknown,
    unknown,
    undefined,
    'invalid operation: resource is already disposed',
    'invalid operation: resource already disposed',
  ]);
});

fact(ERRORS, 'disposing of a React dock twice throws only while a panel is open', async () => {
  const {React, dockview} = stage;
  const disposeTwice = async (ids: string[]) => {
    let api: ReturnType<typeof stage.makeDock> | undefined;
    const components = {text: () => null};
    stage.render(React.createElement(dockview.DockviewReact, {components, onReady: (event) => void (api = event.api)}));
    await stage.settled();
    ids.forEach((id) => api!.addPanel({id, component: 'text'}));
    await stage.settled();
    api!.dispose();
    return stage.messageOf(() => api!.dispose());
  };
  return {
    got: [await disposeTwice([]), await disposeTwice(['a'])],
    want: [undefined, 'invalid operation: resource already disposed'],
  };
});

/** Declares `makeGrid` and `makeSplit` on the page. */
const declareMakers = () => {
  const {createGridview, createSplitview, GridviewPanel, Orientation, SplitviewPanel} = stage.dockview;
  const part = {update() {}, dispose() {}};
  class Cell extends GridviewPanel {
    override getComponent() {
      return part;
    }
  }
  class View extends SplitviewPanel {
    override getComponent() {
      return part;
    }
  }
  const orientation = Orientation.HORIZONTAL;
  const makeGrid = () =>
    createGridview(stage.addContainer(), {orientation, createComponent: ({id, name}) => new Cell(id, name)});
  const makeSplit = () =>
    createSplitview(stage.addContainer(), {orientation, createComponent: ({id, name}) => new View(id, name)});
  Object.assign(window, {makeGrid, makeSplit});
};

declare const makeGrid: () => GridviewApi;
declare const makeSplit: () => SplitviewApi;

behavior(ERRORS, 'messages of gridview and splitview', async ({page}) => {
  await page.evaluate(declareMakers);
  const messages = await page.evaluate(() => {
    const split = makeSplit();
    const view = split.addPanel({id: 'a', component: 'x'});
    split.addPanel({id: 'b', component: 'x'});
    const grid = makeGrid();
    const cell = grid.addPanel({id: 'a', component: 'x'});
    grid.addPanel({id: 'b', component: 'x'});
    const add = (place: object) => stage.messageOf(() => grid.addPanel({id: 'c', component: 'x', ...place}));
    const messages = [
      stage.messageOf(() => split.addPanel({id: 'a', component: 'x'})),
      stage.messageOf(() => split.movePanel(9, 0)),
      add({location: [9]}),
      add({location: [0, 0, 0]}),
      add({location: [9, 0]}),
      add({location: []}),
      add({position: {referencePanel: 'x', direction: 'right'}}),
      add({position: {referencePanel: 'a', direction: 'within'}}),
      stage.messageOf(() => grid.movePanel(cell, {direction: 'within', reference: 'b'})),
    ];
    split.removePanel(view);
    messages.push(stage.messageOf(() => split.removePanel(view)));
    const other = makeGrid();
    const twice = other.addPanel({id: 'a', component: 'x'});
    other.removePanel(twice);
    messages.push(stage.messageOf(() => other.removePanel(twice)));
    return messages;
  });
  expect(messages).toEqual([
    'panel a already exists',
    'Index out of bounds',
    'Invalid index',
    ...Array<string>(2).fill('Invalid location'),
    'Invalid tail call',
    'reference group x does not exist',
    'center not supported as an option',
    'center not supported as an option',
    'unknown splitview panel a',
    'invalid operation',
  ]);
});

behavior(ERRORS, 'a gridview takes an unknown direction for center', async ({page}) => {
  await page.evaluate(declareMakers);
  const message = await page.evaluate(() => {
    const grid = makeGrid();
    grid.addPanel({id: 'a', component: 'x'});
    const position = {referencePanel: 'a', direction: 'top' as never};
    return stage.messageOf(() => grid.addPanel({id: 'b', component: 'x', position}));
  });
  expect(message).toBe('center not supported as an option');
});
