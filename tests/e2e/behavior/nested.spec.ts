import type {DockviewApi, GroupPanelPartInitParameters, SplitviewApi} from 'dockview';
import {tab} from '../examples/support';
import {behavior, expect, fact} from './support';

const NESTED = '/docs/advanced/nested';
const IFRAME = '/docs/advanced/iframe';

fact(
  IFRAME,
  'an iframe in an inner dock with always loads again unless the panel around it is always too',
  async () => {
    const loadsOfSwitch = async (defaultRenderer: 'always' | 'onlyWhenVisible') => {
      let loads = 0;
      const frame = document.createElement('iframe');
      frame.addEventListener('load', () => (loads += 1));
      frame.srcdoc = '<p>page</p>';
      const createComponent = ({id}: {id: string}) => {
        if (id !== 'workspace') return new stage.Text(id);
        const holder = stage.makeInnerDock({
          createComponent: () => ({element: frame, init() {}}),
          defaultRenderer: 'always',
        });
        holder.inner.layout(500, 500);
        stage.addPanels(holder.inner, 'page');
        return holder;
      };
      const api = stage.tabsOf('other workspace', {createComponent, defaultRenderer});
      await stage.settled(5);
      loads = 0;
      for (const id of ['other', 'workspace']) {
        api.getPanel(id)!.api.setActive();
        await stage.settled(5);
      }
      return loads;
    };
    return {
      got: {always: await loadsOfSwitch('always'), onlyWhenVisible: await loadsOfSwitch('onlyWhenVisible')},
      want: {always: 0, onlyWhenVisible: 1},
    };
  },
);

fact(IFRAME, 'an iframe that loads again shows its src, not the page it was on', async () => {
  const frame = document.createElement('iframe');
  const loaded = () => new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
  frame.src = '/404.html';
  const opened = loaded();
  const createComponent = ({id}: {id: string}) => (id === 'a' ? new stage.Text(id) : {element: frame, init() {}});
  const api = stage.tabsOf('a page', {createComponent});
  await opened;
  const path = () => frame.contentWindow!.location.pathname;
  frame.contentWindow!.location.href = '/popout.html';
  await loaded();
  const before = path();
  for (const id of ['a', 'page']) api.getPanel(id)!.api.setActive();
  await loaded();
  return {got: [before, path()], want: ['/popout.html', '/404.html']};
});

behavior(
  NESTED,
  'a click in an inner dock activates the panel around it, unless the focus was there already',
  async ({page}) => {
    await page.evaluate(() => {
      const createComponent = ({id}: {id: string}) => {
        if (id !== 'workspace') return new stage.Text(id);
        const holder = stage.makeInnerDock({createComponent: () => new stage.Text('inner text')});
        holder.inner.layout(500, 500);
        stage.addPanels(holder.inner, 'inner');
        return holder;
      };
      Object.assign(window, {api: stage.dockOf('workspace other', {createComponent})});
    });
    const active = () => page.evaluate<string>('api.activePanel.id');
    await tab(page, 'other').click({position: {x: 8, y: 8}});
    await page.getByText('inner text').click();
    expect(await active()).toBe('workspace');
    await page.evaluate("api.getPanel('other').api.setActive()");
    await page.getByText('inner text').click();
    expect(await active()).toBe('other');
  },
);

/**
 * Opens a dock with a floating group in a panel that opens behind another, and shows it.
 * @returns where the floating group is saved after the tab was shown, and once it is hidden again.
 */
const SAVED_PLACES = async ({waits, renderer}: {waits: boolean; renderer?: 'always'}) => {
  let inner: DockviewApi | undefined;
  const createWorkspace = () => {
    const {element, inner: dock} = stage.makeInnerDock();
    inner = dock;
    const init = ({api}: GroupPanelPartInitParameters) => {
      const start = () => {
        dock.layout(api.width, api.height);
        stage.addPanels(dock, 'first');
        const floating = {position: {left: 300, top: 200}, width: 200, height: 150};
        dock.addPanel({id: 'palette', component: 'text', floating});
      };
      queueMicrotask(() => {
        if (!waits) {
          dock.layout(element.clientWidth, element.clientHeight);
          return start();
        }
        const subscription = api.onDidVisibilityChange(({isVisible}) => {
          if (!isVisible) return;
          subscription.dispose();
          queueMicrotask(start);
        });
      });
    };
    return {element, init};
  };
  const api = stage.makeDock({
    createComponent: ({id}) => (id === 'workspace' ? createWorkspace() : new stage.Text(id)),
  });
  stage.addPanels(api, 'other');
  const workspace = api.addPanel({id: 'workspace', component: 'workspace', renderer});
  api.getPanel('other')!.api.setActive();
  await stage.settled(5);
  workspace.api.setActive();
  await stage.settled(5);
  const place = () => inner!.toJSON().floatingGroups![0]!.position as object;
  const shown = place();
  api.getPanel('other')!.api.setActive();
  await stage.settled(5);
  return {shown, hidden: place()};
};

behavior(
  NESTED,
  'an inner dock that loads when its tab is first shown keeps the place of its floating groups',
  async ({page}) => {
    for (const options of [{}, {renderer: 'always'}] as const) {
      const shown = async (waits: boolean) => (await page.evaluate(SAVED_PLACES, {waits, ...options})).shown;
      expect(await shown(true)).toMatchObject({left: 300, top: 200});
      expect(await shown(false)).toMatchObject({left: 0, top: 0});
    }
  },
);

behavior(NESTED, 'an inner dock in a hidden tab saves its floating groups without a size', async ({page}) => {
  expect((await page.evaluate(SAVED_PLACES, {waits: true})).hidden).toEqual({left: 300, top: 200, width: 0, height: 0});
});

fact(
  '/docs/advanced/nested',
  'a splitview in a panel has the theme of the dock and keeps its sizes while its tab is hidden',
  async () => {
    const {createSplitview, Orientation, SplitviewPanel} = stage.dockview;
    class View extends SplitviewPanel {
      override getComponent() {
        return {update() {}, dispose() {}};
      }
    }
    const element = document.createElement('div');
    element.style.height = '100%';
    const split = createSplitview(element, {
      orientation: Orientation.HORIZONTAL,
      createComponent: ({id, name}) => new View(id, name),
    });
    const init = () =>
      queueMicrotask(() => {
        split.layout(element.clientWidth, element.clientHeight);
        for (const id of ['a', 'b']) split.addPanel({id, component: 'view'});
      });
    const api = stage.makeDock({createComponent: ({id}) => (id === 'split' ? {element, init} : new stage.Text(id))});
    stage.addPanels(api, 'other split', 'tabs');
    await stage.settled();
    split.getPanel('b')!.api.setSize({size: 300});
    const sizes = () => split.panels.map(({width, height}) => `${width}x${height}`).join();
    const before = sizes();
    api.getPanel('other')!.api.setActive();
    await stage.settled();
    api.layout(800, 500);
    await stage.settled();
    api.layout(1000, 600);
    const hidden = sizes();
    api.getPanel('split')!.api.setActive();
    await stage.settled();
    await stage.settled();
    const color = (node: Element) => getComputedStyle(node).getPropertyValue('--dv-separator-border');
    const hasTheme = color(element.firstElementChild!) === color(document.querySelector('.dv-groupview')!);
    return {
      got: {before, hidden, shown: sizes(), hasTheme, isSet: color(element) !== ''},
      want: {before: '700x565,300x565', hidden: before, shown: before, hasTheme: true, isSet: true},
    };
  },
);

fact(
  NESTED,
  'a splitview that starts in a hidden tab loses the sizes that addPanel gives, not those it loads',
  async () => {
    const addTo = (split: SplitviewApi) => {
      for (const id of ['a', 'b']) split.addPanel({id, component: 'view', size: 240});
    };
    const other = stage.makeSplit();
    addTo(other);
    const widthsAfter = async (start: (split: SplitviewApi) => void) => {
      const content = stage.makeInnerSplit(start);
      const api = stage.makeDock({createComponent: stage.createWith('split', content)});
      api.addPanel({id: 'other', component: 'text'});
      const panel = api.addPanel({id: 'split', component: 'text', inactive: true});
      await stage.settled();
      panel.api.setActive();
      await stage.settled(2);
      return content.split.panels.map(({width}) => width);
    };
    const saved = other.toJSON();
    return {
      got: [await widthsAfter(addTo), await widthsAfter((split) => split.fromJSON(saved))],
      want: [
        [0, 1000],
        [760, 240],
      ],
    };
  },
);

fact(NESTED, 'min-height keeps the floating groups of a dock in a hidden group', async () => {
  const topsWith = async (minHeight: string) => {
    const {element, inner} = stage.makeInnerDock();
    element.style.minHeight = minHeight;
    const ways = await stage.makeHideable(element);
    inner.addPanel({id: 'a', component: 'text'});
    inner.addPanel({id: 'b', component: 'text', floating: {position: {left: 50, top: 60}, width: 200, height: 150}});
    const top = () => element.querySelector<HTMLElement>('.dv-resize-container')!.offsetTop;
    const tops = [top()];
    for (const hideForAMoment of ways) {
      await hideForAMoment();
      tops.push(top());
    }
    return tops;
  };
  return {
    got: [await topsWith('0'), await topsWith('265px')],
    want: [
      [60, 0, 0],
      [60, 60, 60],
    ],
  };
});
