import type {
  DockviewApi,
  DockviewReadyEvent,
  IDockviewHeaderActionsProps,
  IDockviewPanelHeaderProps,
  IDockviewPanelProps,
} from 'dockview';
import {tab} from '../examples/support';
import {behavior, expect, fact} from './support';

const INSTALLATION = '/docs/overview/getStarted/installation';
const REGISTER = '/docs/core/panels/register';
const REMOVE = '/docs/core/panels/remove';
const TABS = '/docs/core/panels/tabs';
const OVERVIEW = '/docs/core/overview';

fact(REGISTER, 'React takes the whole application away when a component is unknown', async () => {
  const {createElement} = stage.React;
  let message: string | undefined;
  const onReady = ({api}: DockviewReadyEvent) => {
    message = stage.messageOf(() => api.addPanel({id: 'a', component: 'chart'}));
    throw new Error(message);
  };
  const dock = createElement(stage.dockview.DockviewReact, {components: {}, onReady});
  const container = stage.render(createElement('div', null, 'My application', dock));
  await stage.settled();
  return {
    got: [message, container.textContent],
    want: [/Only React\.memo\(\.\.\.\), React\.ForwardRef\(\.\.\.\) and functional components/, ''],
  };
});

fact(INSTALLATION, 'an unknown component added by a click throws, and the React app stays', async () => {
  const {createElement} = stage.React;
  let message: string | undefined;
  let add = () => {};
  const onReady = ({api}: DockviewReadyEvent) => {
    add = () => void api.addPanel({id: 'a', component: 'chart'});
  };
  const button = createElement('button', {onClick: () => add()}, 'My application');
  const dock = createElement(stage.dockview.DockviewReact, {components: {}, onReady});
  const container = stage.render(createElement('div', null, button, dock));
  const note = (event: ErrorEvent) => {
    message = (event.error as Error).message;
    event.preventDefault();
  };
  window.addEventListener('error', note, {once: true});
  container.querySelector('button')!.click();
  await stage.settled();
  return {got: [message, container.textContent], want: [/^Dockview: Only React\.memo/, 'My application']};
});

behavior(REGISTER, 'a context around the dock reaches every panel', async ({page}) => {
  await page.evaluate(async () => {
    const {createContext, createElement, useContext, useState} = stage.React;
    const Project = createContext('');
    const Title = () => createElement('h2', null, useContext(Project));
    const components = {title: Title};
    const onReady = ({api}: DockviewReadyEvent) => {
      api.addPanel({id: 'grid', component: 'title'});
      api.addPanel({id: 'floating', component: 'title', floating: true});
    };
    const App = () => {
      const [name, setName] = useState('Apollo');
      const dock = createElement(stage.dockview.DockviewReact, {components, onReady});
      const button = createElement('button', {onClick: () => setName('Gemini')}, 'Change');
      return createElement(Project.Provider, {value: name}, button, dock);
    };
    stage.render(createElement(App));
  });
  await expect(page.getByRole('heading', {name: 'Apollo'})).toHaveCount(2);
  await page.getByRole('button', {name: 'Change'}).click();
  await expect(page.getByRole('heading', {name: 'Gemini'})).toHaveCount(2);
});

behavior(REGISTER, 'a new components prop counts for panels that open later', async ({page}) => {
  await page.evaluate(() => {
    const {createContext, createElement, useContext, useEffect, useState} = stage.React;
    const Version = createContext('old');
    const tryNew = (api: DockviewApi | undefined, id: string) => {
      document.title += stage.messageOf(() => api?.addPanel({id, component: 'new'})) ?? 'none';
    };
    const Effect = ({containerApi}: IDockviewPanelProps) => {
      const version = useContext(Version);
      useEffect(() => {
        if (version === 'new') tryNew(containerApi, 'effect');
      }, [containerApi, version]);
      return null;
    };
    const App = () => {
      const [version, setVersion] = useState('old');
      const [api, setApi] = useState<DockviewApi>();
      const components = {effect: Effect, note: () => createElement('p', null, version), [version]: () => null};
      const open = () => api?.addPanel({id: version, component: 'note', position: {direction: 'right'}});
      const change = () => {
        setVersion('new');
        document.title = '';
        tryNew(api, 'handler');
      };
      const onReady = (event: DockviewReadyEvent) => {
        setApi(event.api);
        event.api.addPanel({id: 'effect of a panel', component: 'effect'});
      };
      return createElement(
        Version,
        {value: version},
        createElement('button', {onClick: open}, 'Open'),
        createElement('button', {onClick: change}, 'Change'),
        createElement(
          'div',
          {style: {height: 500}},
          createElement(stage.dockview.DockviewReact, {components, onReady}),
        ),
      );
    };
    stage.render(createElement(App));
  });
  for (const name of ['Open', 'Change', 'Open']) await page.getByRole('button', {name}).click();
  await expect(page.locator('.dv-content-container p')).toHaveText(['old', 'new']);
  await expect(page).toHaveTitle(/^(?:Dockview: Only .* functional components are accepted as components){2}$/);
});

behavior(OVERVIEW, 'StrictMode calls onReady twice, with two docks', async ({page}) => {
  const result = await page.evaluate(async () => {
    const {createElement, StrictMode} = stage.React;
    const apis: DockviewApi[] = [];
    const onReady = ({api}: DockviewReadyEvent) => {
      apis.push(api);
      api.addPanel({id: 'a', component: 'note'});
    };
    const components = {note: () => createElement('p', null, 'note')};
    const dock = createElement(stage.dockview.DockviewReact, {components, onReady});
    stage.render(createElement(StrictMode, null, dock));
    await stage.settled();
    return {calls: apis.length, same: apis[0] === apis[1]};
  });
  expect(result).toEqual({calls: 2, same: false});
  await expect(page.locator('.dv-tab')).toHaveCount(1);
});

behavior(REMOVE, 'closeActionOverride replaces the close button and the middle click', async ({page}) => {
  await page.evaluate(() => {
    const {createElement} = stage.React;
    const {DockviewDefaultTab, DockviewReact} = stage.dockview;
    const Tab = (props: IDockviewPanelHeaderProps) => {
      const closeActionOverride = () => props.api.setTitle('asked');
      return createElement(DockviewDefaultTab, {...props, closeActionOverride});
    };
    const components = {note: () => createElement('p', null, 'note')};
    const onReady = ({api}: DockviewReadyEvent) => {
      api.addPanel({id: 'button', component: 'note'});
      api.addPanel({id: 'wheel', component: 'note'});
    };
    stage.render(createElement(DockviewReact, {components, defaultTabComponent: Tab, onReady}));
  });
  await tab(page, 'button').hover();
  await tab(page, 'button').locator('.dv-default-tab-action').click();
  await tab(page, 'wheel').locator('.dv-default-tab').click({button: 'middle'});
  await expect(page.locator('.dv-tab')).toHaveText(['asked', 'asked']);
});

behavior(
  TABS,
  'DockviewDefaultTab closes on a middle click unless hideClose is set, the tab of a dock that sets none does not',
  async ({page}) => {
    await page.evaluate(() => {
      const {createElement} = stage.React;
      const {DockviewDefaultTab, DockviewReact} = stage.dockview;
      const Pinned = (props: IDockviewPanelHeaderProps) =>
        createElement(DockviewDefaultTab, {...props, hideClose: true});
      const components = {note: () => createElement('p', null, 'note')};
      const tabComponents = {closing: DockviewDefaultTab, pinned: Pinned};
      const onReady = ({api}: DockviewReadyEvent) => {
        api.addPanel({id: 'unset', component: 'note'});
        api.addPanel({id: 'closing', component: 'note', tabComponent: 'closing'});
        api.addPanel({id: 'pinned', component: 'note', tabComponent: 'pinned'});
      };
      stage.render(createElement(DockviewReact, {components, tabComponents, onReady}));
    });
    for (const title of ['unset', 'closing', 'pinned']) {
      await tab(page, title).locator('.dv-default-tab').click({button: 'middle'});
    }
    await expect(page.locator('.dv-tab')).toHaveText(['unset', 'pinned']);
  },
);

behavior(
  '/docs/core/panels/update',
  'React renders a panel again with merged params and keeps its state',
  async ({page}) => {
    await page.evaluate(() => {
      const {createElement, useState} = stage.React;
      let mounts = 0;
      const Note = ({api, params}: IDockviewPanelProps<{line: number}>) => {
        const [number] = useState(() => (mounts += 1));
        const onClick = () => api.updateParameters({line: params.line + 1});
        return createElement('button', {onClick}, `line ${params.line}, mounted ${number}`);
      };
      const onReady = ({api}: DockviewReadyEvent) => {
        api.addPanel({id: 'a', component: 'note', params: {line: 1}});
      };
      stage.render(createElement(stage.dockview.DockviewReact, {components: {note: Note}, onReady}));
    });
    await page.getByRole('button', {name: 'line 1'}).click();
    await expect(page.getByRole('button')).toHaveText('line 2, mounted 1');
  },
);

behavior(OVERVIEW, 'a store of panel ids renders again when panels open and close', async ({page}) => {
  await page.evaluate(() => {
    const {React, dockview} = stage;
    const Ids = ({api}: {api: DockviewApi}) => {
      const subscribe = React.useCallback(
        (onChange: () => void) => {
          const subscriptions = [api.onDidAddPanel(onChange), api.onDidRemovePanel(onChange)];
          return () => subscriptions.forEach((subscription) => subscription.dispose());
        },
        [api],
      );
      const ids = React.useSyncExternalStore(subscribe, () => api.panels.map(({id}) => id).join());
      return React.createElement('output', null, ids);
    };
    const App = () => {
      const [api, setApi] = React.useState<DockviewApi>();
      const dock = React.createElement(dockview.DockviewReact, {
        components: {text: () => null},
        onReady: (event) => {
          Object.assign(window, {api: event.api});
          setApi(event.api);
        },
      });
      return React.createElement(React.Fragment, null, dock, api && React.createElement(Ids, {api}));
    };
    stage.render(React.createElement(App));
  });
  await page.evaluate("stage.addPanels(api, 'a b')");
  await expect(page.locator('output')).toHaveText('a,b');
  await page.evaluate("api.getPanel('a').api.close()");
  await expect(page.locator('output')).toHaveText('b');
});

fact(
  '/docs/core/state/load',
  'in React the effect of a parent is cleaned up before the dock is disposed of',
  async () => {
    const {React, dockview} = stage;
    const saved: string[][] = [];
    let leave = () => {};
    const Workspace = () => {
      const [api, setApi] = React.useState<DockviewApi>();
      React.useEffect(() => api && (() => void saved.push(Object.keys(api.toJSON().panels))), [api]);
      return React.createElement(dockview.DockviewReact, {
        components: {text: () => null},
        onReady: (event) => {
          event.api.addPanel({id: 'a', component: 'text'});
          setApi(event.api);
        },
      });
    };
    const App = () => {
      const [isOpen, setOpen] = React.useState(true);
      leave = () => setOpen(false);
      return isOpen && React.createElement(Workspace);
    };
    stage.render(React.createElement(App));
    await stage.settled();
    stage.flushSync(() => leave());
    await stage.settled();
    return {got: saved, want: [['a']]};
  },
);

fact('/docs/core/panels/update', 'React does not render a second update within a millisecond', async () => {
  const {createElement} = stage.React;
  let dock: DockviewApi | undefined;
  const components = {
    count: ({params}: IDockviewPanelProps<{count: number}>) => createElement('p', null, params.count),
  };
  const onReady = ({api}: DockviewReadyEvent) => {
    dock = api;
    api.addPanel({id: 'a', component: 'count', params: {count: 0}});
  };
  stage.render(createElement(stage.dockview.DockviewReact, {components, onReady}));
  await stage.settled();
  const {now} = Date;
  const shownAfter = (count: number, millisecond: number) => {
    Date.now = () => millisecond;
    stage.flushSync(() => dock!.getPanel('a')!.api.updateParameters({count}));
    return document.querySelector('p')!.textContent;
  };
  const shown = [shownAfter(1, 7), shownAfter(2, 7), shownAfter(3, 8)];
  Date.now = now;
  return {got: shown, want: ['1', '1', '3']};
});

fact(REGISTER, 'a lazy panel without a Suspense of its own hides or stops the others', async () => {
  const {createElement, lazy, Suspense} = stage.React;
  const components = {
    text: ({params}: IDockviewPanelProps<{text?: string}>) => createElement('p', null, params.text ?? 'old'),
    late: lazy(() => new Promise<never>(() => {})) as unknown as () => null,
  };

  async function show(wrap: (dock: React.ReactElement) => React.ReactElement) {
    let api!: DockviewApi;
    const onReady = (event: DockviewReadyEvent) => {
      api = event.api;
      api.addPanel({id: 'a', component: 'text'});
    };
    const container = stage.render(wrap(createElement(stage.dockview.DockviewReact, {components, onReady})));
    await stage.settled();
    api.addPanel({id: 'b', component: 'late', position: {direction: 'right'}});
    await stage.settled();
    api.getPanel('a')!.api.updateParameters({text: 'new'});
    await stage.settled();
    return container.innerText;
  }

  const above = await show((dock) => createElement(Suspense, {fallback: 'Loading'}, dock));
  return {got: [above, await show((dock) => dock)], want: ['Loading', /old/]};
});

fact(
  '/docs/core/groups/controls',
  'a header action in React.memo misses a panel that opens in the background',
  async () => {
    const {createElement, memo} = stage.React;
    const Count = ({panels}: IDockviewHeaderActionsProps) => createElement('b', null, panels.length);
    const countsOf = async (action: React.FunctionComponent<IDockviewHeaderActionsProps>) => {
      const onReady = ({api}: DockviewReadyEvent) => {
        api.addPanel({id: 'front', component: 'note'});
        setTimeout(() => api.addPanel({id: 'background', component: 'note', inactive: true}));
      };
      const props = {components: {note: () => null}, rightHeaderActionsComponent: action, onReady};
      const container = stage.render(createElement(stage.dockview.DockviewReact, props));
      await stage.settled(2);
      return container.querySelector('b')!.textContent;
    };
    return {got: [await countsOf(Count), await countsOf(memo(Count))], want: ['2', '1']};
  },
);
