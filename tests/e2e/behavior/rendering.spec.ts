import type {DockviewApi, IContentRenderer} from 'dockview-core';
import {drag, tab} from '../examples/support';
import {loadSample, readFence} from './pageSample';
import {behavior, expect, fact} from './support';

const RENDERING = '/docs/core/panels/rendering';
const IFRAME = '/docs/advanced/iframe';

fact(RENDERING, 'hidden content leaves the document, or stays with always', () => {
  const hiddenIsConnected = (defaultRenderer: 'always' | 'onlyWhenVisible') => {
    const api = stage.tabsOf('a b', {defaultRenderer});
    return api.getPanel('a')!.view.content.element.isConnected;
  };
  return {
    got: {always: hiddenIsConnected('always'), onlyWhenVisible: hiddenIsConnected('onlyWhenVisible')},
    want: {always: true, onlyWhenVisible: false},
  };
});

fact(RENDERING, 'the scroll position is lost by hiding, and kept with always', async () => {
  const positionAfterHiding = async (defaultRenderer: 'always' | 'onlyWhenVisible') => {
    const api = stage.dockOf('a', {defaultRenderer});
    await stage.settled();
    const {element} = api.getPanel('a')!.view.content;
    element.innerHTML = '<p style="height: 3000px">long</p>';
    element.scrollTop = 500;
    stage.addPanels(api, 'b');
    await stage.settled();
    api.getPanel('a')!.api.setActive();
    await stage.settled();
    return element.scrollTop;
  };
  return {
    got: {always: await positionAfterHiding('always'), onlyWhenVisible: await positionAfterHiding('onlyWhenVisible')},
    want: {always: 500, onlyWhenVisible: 0},
  };
});

fact(RENDERING, 'a component is created once and lives until its panel closes', () => {
  const api = stage.tabsOf('a b');
  for (const id of ['a', 'b', 'a']) api.getPanel(id)!.api.setActive();
  api.getPanel('a')!.api.close();
  return {got: stage.Text.calls.filter((call) => call.endsWith(' a')), want: ['init a', 'dispose a']};
});

fact(RENDERING, 'setRenderer on a hidden panel blanks or replaces the panel in front of it', async () => {
  const shownAfter = async (before: 'always' | 'onlyWhenVisible', after: 'always' | 'onlyWhenVisible') => {
    const api = stage.makeDock();
    const back = api.addPanel({id: 'back', component: 'text', renderer: before});
    const front = api.addPanel({id: 'front', component: 'text'});
    back.api.setRenderer(after);
    await stage.settled();
    return [back, front].map(({view}) => view.content.element.checkVisibility());
  };
  const [toAlways, toDefault] = [shownAfter('onlyWhenVisible', 'always'), shownAfter('always', 'onlyWhenVisible')];
  return {got: {always: await toAlways, other: await toDefault}, want: {always: [false, false], other: [true, false]}};
});

fact(RENDERING, 'a panel that opens behind another enters the document when it is shown', () => {
  const api = stage.dockOf('a', {defaultRenderer: 'always'});
  const panel = api.addPanel({id: 'b', component: 'text', inactive: true});
  const before = panel.view.content.element.isConnected;
  panel.api.setActive();
  return {got: {before, after: panel.view.content.element.isConnected}, want: {before: false, after: true}};
});

behavior(
  RENDERING,
  'an observer reports 0 by 0 for a hidden always panel, unless visibility hides it',
  async ({page}) => {
    const widthsWhileHiding = () =>
      page.evaluate(async () => {
        const api = stage.dockOf('a', {defaultRenderer: 'always'});
        await stage.settled();
        const widths: number[] = [];
        const observer = new ResizeObserver(([entry]) => widths.push(entry!.contentRect.width));
        observer.observe(api.getPanel('a')!.view.content.element);
        await stage.settled();
        api.addPanel({id: 'b', component: 'text'});
        await stage.settled();
        await stage.settled();
        return widths;
      });
    expect(await widthsWhileHiding()).toEqual([1000, 0]);
    await page.addStyleTag({content: readFence(RENDERING, 'keepSize.css')});
    expect(await widthsWhileHiding()).toEqual([1000]);
    await expect(page.locator('[data-content=a]').last()).toBeHidden();
  },
);

/** How often an iframe in panel `a` loads while each of these things happens. */
const LOADS = async (defaultRenderer: 'always' | 'onlyWhenVisible') => {
  let loads = 0;
  const createComponent = ({id}: {id: string}) => {
    if (id !== 'a') return new stage.Text(id);
    const element = document.createElement('iframe');
    element.addEventListener('load', () => (loads += 1));
    element.srcdoc = '<p>page</p>';
    return {element, init() {}};
  };
  const api = stage.tabsOf('a b', {defaultRenderer, createComponent});
  api.addPanel({id: 'c', component: 'text', position: {direction: 'right'}});
  api.getPanel('a')!.api.setActive();
  const loadsDuring = async (run: () => void) => {
    // The load of an iframe is a task of its own: wait until it can have happened.
    await stage.settled(5);
    loads = 0;
    run();
    await stage.settled(5);
    return loads;
  };
  const panel = () => api.getPanel('a')!.api;
  const saved = () => JSON.parse(JSON.stringify(api.toJSON()));
  return {
    hideAndShow: await loadsDuring(() => {
      api.getPanel('b')!.api.setActive();
      panel().setActive();
    }),
    move: await loadsDuring(() => panel().moveTo({group: api.getPanel('c')!.group})),
    float: await loadsDuring(() => api.addFloatingGroup(api.getPanel('a')!)),
    dockAgain: await loadsDuring(() => panel().moveTo({group: api.getPanel('c')!.group})),
    resize: await loadsDuring(() => panel().setSize({width: 300})),
    maximize: await loadsDuring(() => panel().maximize()),
    restore: await loadsDuring(() => panel().exitMaximized()),
    setRenderer: await loadsDuring(() =>
      panel().setRenderer(defaultRenderer === 'always' ? 'onlyWhenVisible' : 'always'),
    ),
    fromJSON: await loadsDuring(() => api.fromJSON(saved())),
  };
};

behavior(IFRAME, 'an iframe with onlyWhenVisible loads again for hiding, moving and floating', async ({page}) => {
  expect(await page.evaluate(LOADS, 'onlyWhenVisible' as const)).toEqual({
    hideAndShow: 1,
    move: 1,
    float: 1,
    dockAgain: 1,
    resize: 0,
    maximize: 0,
    restore: 0,
    setRenderer: 1,
    fromJSON: 1,
  });
});

behavior(IFRAME, 'an iframe with always loads again for setRenderer and fromJSON only', async ({page}) => {
  expect(await page.evaluate(LOADS, 'always' as const)).toEqual({
    hideAndShow: 0,
    move: 0,
    float: 0,
    dockAgain: 0,
    resize: 0,
    maximize: 0,
    restore: 0,
    setRenderer: 1,
    fromJSON: 1,
  });
});

behavior(IFRAME, 'a click inside an iframe does not activate its panel', async ({page}) => {
  await page.evaluate(() => {
    const createComponent = ({id}: {id: string}) => {
      const element = document.createElement(id === 'a' ? 'iframe' : 'div');
      if (element instanceof HTMLIFrameElement) element.srcdoc = '<p>page</p>';
      return {element, init() {}};
    };
    stage.dockOf('a b', {createComponent});
  });
  await page.frameLocator('iframe').getByText('page').click();
  await expect(page.locator('.dv-active-group .dv-tab')).toHaveText('b');
});

fact(IFRAME, 'a context menu on a sash leaves iframes without clicks until pointercancel is sent', () => {
  stage.dockOf('a b');
  const iframe = document.createElement('iframe');
  document.body.append(iframe);
  const sash = document.querySelector('.dv-sash')!;
  sash.dispatchEvent(new PointerEvent('pointerdown', {ctrlKey: true, bubbles: true}));
  sash.dispatchEvent(new MouseEvent('contextmenu', {ctrlKey: true, bubbles: true}));
  const afterMenu = iframe.style.pointerEvents;
  document.dispatchEvent(new PointerEvent('pointercancel'));
  return {got: [afterMenu, iframe.style.pointerEvents], want: ['none', '']};
});

fact(IFRAME, 'src set on the way into and out of a window keeps the page', async () => {
  const frame = document.createElement('iframe');
  const loaded = () => new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
  const createComponent = stage.createWith('a', {element: frame, init() {}});
  const api = stage.dockOf('b', {createComponent, defaultRenderer: 'always'});
  frame.src = '/404.html';
  const panel = api.addPanel({id: 'a', component: 'browser', position: {direction: 'right'}});
  await loaded();
  const events: string[] = [];
  let last = panel.api.location.type;
  panel.api.onDidLocationChange(({location: {type}}) => {
    events.push(type);
    if ([last, type].includes('popout')) frame.src = '/popout.html';
    last = type;
  });
  panel.api.moveTo({group: api.getPanel('b')!.group});
  const shown: string[] = [];
  const pathAfter = async (act: () => unknown) => {
    const load = loaded();
    await act();
    await load;
    shown.push(frame.contentWindow!.location.pathname);
  };
  frame.contentWindow!.location.href = '/popout.html';
  await loaded();
  await pathAfter(() => api.addPopoutGroup(panel));
  await pathAfter(() => panel.api.moveTo({group: api.getPanel('b')!.group}));
  const fired = ['grid', 'grid', 'popout', 'grid'];
  return {got: {shown, events}, want: {shown: ['/popout.html', '/popout.html'], events: fired}};
});

fact(IFRAME, 'a drag leaves iframes in shadow trees alone', () => {
  stage.dockOf('a b');
  const [inPage, inShadow] = [document.createElement('iframe'), document.createElement('iframe')];
  const host = document.createElement('div');
  host.attachShadow({mode: 'open'}).append(inShadow);
  document.body.append(inPage, host);
  document.querySelector('.dv-sash')!.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
  return {got: [inPage, inShadow].map(({style}) => style.pointerEvents), want: ['none', '']};
});

behavior(IFRAME, 'a drag without pointer capture stops above an iframe', async ({page}) => {
  const movesWith = async (way: 'capture' | 'noEvents' | 'nothing') => {
    const moves = await page.evaluateHandle(async (chosen) => {
      document.body.innerHTML =
        '<b style="position: absolute">x</b><iframe src="404.html" style="margin: 0 90px"></iframe>';
      const [knob, frame] = [document.querySelector('b')!, document.querySelector('iframe')!];
      await new Promise((resolve) => frame.addEventListener('load', resolve));
      if (chosen === 'noEvents') frame.style.pointerEvents = 'none';
      if (chosen === 'capture') knob.onpointerdown = ({pointerId}) => knob.setPointerCapture(pointerId);
      const moves: number[] = [];
      document.onpointermove = ({clientX}) => moves.push(clientX);
      return moves;
    }, way);
    await page.mouse.move(4, 8);
    await page.mouse.down();
    await page.mouse.move(50, 50);
    await page.mouse.move(150, 50, {steps: 2});
    await page.mouse.up();
    return moves.evaluate((all) => all.includes(150));
  };
  expect(await movesWith('nothing')).toBe(false);
  expect(await movesWith('capture')).toBe(true);
  expect(await movesWith('noEvents')).toBe(true);
});

fact(IFRAME, 'always loads the iframe of a new tab at once, unless inactive', async () => {
  let loads: string[] = [];
  const createComponent = ({id}: {id: string}) => {
    const element = document.createElement('iframe');
    element.srcdoc = '<p>page</p>';
    element.addEventListener('load', () => loads.push(id));
    return {element, init() {}};
  };
  const loadsAfter = async (act: () => void) => {
    loads = [];
    act();
    await stage.settled(5);
    return loads.sort().join(' ');
  };
  const api = stage.makeDock({createComponent, defaultRenderer: 'always'});
  const active = await loadsAfter(() => stage.addPanels(api, 'a b', 'tabs'));
  const inactive = await loadsAfter(() => api.addPanel({id: 'c', component: 'text', inactive: true}));
  const loaded = await loadsAfter(() => api.fromJSON(JSON.parse(JSON.stringify(api.toJSON()))));
  return {got: {active, inactive, loaded}, want: {active: 'a b', inactive: '', loaded: 'b'}};
});

/** How often an iframe in panel `a` of a dock with `a b` loads when the user clicks into it and this is called. */
const LOADS_OF_CLICK = (target: 'panel' | 'group') => {
  const counted = {loads: 0};
  const createComponent = ({id}: {id: string}) => {
    if (id !== 'a') return new stage.Text(id);
    const element = document.createElement('iframe');
    element.addEventListener('load', () => (counted.loads += 1));
    element.srcdoc = '<p>page</p>';
    return {element, init() {}};
  };
  const api = stage.dockOf('a b', {createComponent});
  window.addEventListener('blur', () => {
    const panel = api.panels.find(({view}) => view.content.element === document.activeElement);
    if (target === 'panel') panel?.api.setActive();
    else panel?.group.api.setActive();
  });
  return counted;
};

behavior(
  IFRAME,
  'activating the group of a clicked iframe does not load it again, activating the panel does',
  async ({page}) => {
    const loadsAfterClick = async (target: 'panel' | 'group') => {
      await page.reload();
      const counted = await page.evaluateHandle(LOADS_OF_CLICK, target);
      const loads = () => counted.evaluate((state) => state.loads);
      await expect.poll(loads).toBe(1);
      await page.frameLocator('iframe').getByText('page').click();
      await expect(page.locator('.dv-active-group .dv-tab')).toHaveText('a');
      await page.evaluate(() => stage.settled(5));
      return loads();
    };
    expect(await loadsAfterClick('group')).toBe(1);
    expect(await loadsAfterClick('panel')).toBe(2);
  },
);

fact(RENDERING, 'isVisible counts a panel that is activated in a hidden group', async () => {
  const api = stage.dockOf('a b');
  const panel = api.getPanel('a')!;
  panel.group.api.setVisible(false);
  const before = panel.api.isVisible;
  panel.api.setActive();
  await stage.settled();
  const {width} = panel.view.content.element.getBoundingClientRect();
  return {
    got: {before, after: panel.api.isVisible, group: panel.group.api.isVisible, width},
    want: {before: false, after: true, group: false, width: 0},
  };
});

fact(
  RENDERING,
  'isVisible is true in a group that fromJSON loads hidden, or that is hidden while another becomes active',
  async () => {
    const read = ({panels}: ReturnType<typeof stage.makeDock>) =>
      panels.map(({id, api, group}) => [id, api.isVisible, group.api.isVisible].join());
    const api = stage.dockOf('a b');
    api.getPanel('b')!.group.api.setVisible(false);
    await stage.settled();
    const hidden = read(api);
    const loaded = stage.makeDock();
    loaded.fromJSON(JSON.parse(JSON.stringify(api.toJSON())));
    await stage.settled();
    api.getPanel('a')!.api.setActive();
    await stage.settled();
    return {
      got: {hidden, loaded: read(loaded), afterwards: read(api)},
      want: {
        hidden: ['a,true,true', 'b,false,false'],
        loaded: ['a,true,true', 'b,true,false'],
        afterwards: ['a,true,true', 'b,true,false'],
      },
    };
  },
);

/** What `article.ts` of the page exports. */
declare const article: {Article: new () => IContentRenderer};

behavior(
  RENDERING,
  'the sample keeps the scroll position, except when a visible panel moves in the document',
  async ({page}) => {
    await loadSample(page, RENDERING, 'article.ts', 'article');
    const tops = await page.evaluate(async () => {
      const createComponent = ({id}: {id: string}) => (id === 'b' ? new article.Article() : new stage.Text(id));
      const api = stage.tabsOf('a b', {createComponent});
      api.addPanel({id: 'c', component: 'text', position: {direction: 'right'}});
      const [a, b, c] = ['a', 'b', 'c'].map((id) => api.getPanel(id)!);
      const {element} = b!.view.content;
      const topAfter = async (...acts: (() => void)[]) => {
        element.scrollTop = 500;
        for (const act of [() => {}, ...acts]) {
          act();
          await stage.settled();
        }
        return element.scrollTop;
      };
      const hidden = await topAfter(
        () => a!.api.setActive(),
        () => b!.api.setActive(),
      );
      const moved = await topAfter(() => b!.api.moveTo({group: c!.group}));
      const activated = await topAfter(() => b!.api.setActive());
      const position = {referencePanel: b!, direction: 'below' as const};
      const split = await topAfter(() => api.addPanel({id: 'd', component: 'text', position}));
      const beside = {referencePanel: b!, direction: 'right' as const};
      const column = await topAfter(() => api.addPanel({id: 'f', component: 'text', position: beside}));
      api.getPanel('f')!.api.close();
      const joined = await topAfter(() => api.getPanel('d')!.api.close());
      const edge = await topAfter(() => api.addPanel({id: 'e', component: 'text', position: {direction: 'below'}}));
      b!.api.moveTo({group: api.getPanel('e')!.group, position: 'right'});
      const alone = await topAfter(() => b!.api.moveTo({group: c!.group, position: 'left'}));
      const merged = await topAfter(() => b!.group.api.moveTo({group: c!.group}));
      const floating = await topAfter(() => api.addFloatingGroup(b!));
      return {hidden, moved, activated, split, column, joined, edge, alone, merged, floating};
    });
    expect(tops).toEqual({
      hidden: 500,
      moved: 500,
      activated: 0,
      split: 0,
      column: 0,
      joined: 0,
      edge: 0,
      alone: 0,
      merged: 500,
      floating: 0,
    });
  },
);

fact(RENDERING, 'after a change of defaultRenderer a closed panel leaves its content in the group', async () => {
  const contentAfterClose = async (isChanged: boolean) => {
    const api = stage.tabsOf('a b');
    if (isChanged) api.updateOptions({defaultRenderer: 'always'});
    const {element} = api.getPanel('b')!.view.content;
    api.getPanel('b')!.api.close();
    await stage.settled();
    return element.isConnected;
  };
  return {got: [await contentAfterClose(false), await contentAfterClose(true)], want: [false, true]};
});

behavior(
  RENDERING,
  'always keeps the scroll position of a panel that floats, and loses it in a popout window',
  async ({page}) => {
    const opening = page.context().waitForEvent('page');
    const floating = await page.evaluate(async () => {
      const api = stage.dockOf('a b', {defaultRenderer: 'always'});
      const panel = api.getPanel('b')!;
      const {element} = panel.view.content;
      element.style.cssText = 'height: 100%; overflow: auto';
      element.innerHTML = '<p style="height: 3000px">long</p>';
      await stage.settled();
      element.scrollTop = 500;
      api.addFloatingGroup(panel);
      await stage.settled();
      const top = element.scrollTop;
      void api.addPopoutGroup(panel);
      return top;
    });
    const content = (await opening).locator('[data-content=b]');
    await expect(content).toContainText('long');
    expect([floating, await content.evaluate(({scrollTop}) => scrollTop)]).toEqual([500, 0]);
  },
);

fact(
  RENDERING,
  'an always panel that moves as soon as it opens covers its former group, unless the dock lays out again',
  async () => {
    const offsetAfter = async (isLaidOutAgain: boolean) => {
      const api = stage.dockOf('a b', {defaultRenderer: 'always'});
      const layoutAgain = () => requestAnimationFrame(() => api.layout(api.width, api.height, true));
      if (isLaidOutAgain) api.onDidMovePanel(layoutAgain);
      await stage.settled();
      const panel = api.addPanel({id: 'c', component: 'text', position: {referencePanel: 'b'}});
      panel.api.moveTo({group: api.getPanel('a')!.group});
      for (let frame = 0; frame < 3; frame++) await stage.settled();
      return panel.view.content.element.getBoundingClientRect().x - panel.group.element.getBoundingClientRect().x;
    };
    return {got: [await offsetAfter(false), await offsetAfter(true)], want: [500, 0]};
  },
);

fact(RENDERING, 'an always panel is blank after a resize and a merge, unless the dock lays out again', async () => {
  const widthAfter = async (isLaidOutAgain: boolean) => {
    const api = stage.dockOf('a b', {defaultRenderer: 'always'});
    if (isLaidOutAgain) {
      api.onDidRemoveGroup(() => requestAnimationFrame(() => api.layout(api.width, api.height, true)));
    }
    await stage.settled(2);
    const {group, view} = api.getPanel('a')!;
    group.api.setSize({width: 300});
    group.api.moveTo({group: api.getPanel('b')!.group});
    await stage.settled(3);
    return view.content.element.parentElement!.getBoundingClientRect().width;
  };
  return {got: [await widthAfter(false), await widthAfter(true)], want: [0, 1000]};
});

behavior(
  RENDERING,
  'an always panel dropped at an edge is misplaced unless the dock lays out again',
  async ({page}) => {
    const topAndHeightAfter = async (isOnlyTab: boolean, isLaidOutAgain = false) => {
      await page.reload();
      await page.evaluate(
        async ([isOnly, laysOut]) => {
          const api = stage.dockOf('pa pb pc', {defaultRenderer: 'always'});
          if (!isOnly)
            api.getPanel('pa')!.api.moveTo({group: api.getPanel('pb')!.group, index: 0, skipSetActive: true});
          const layoutAgain = () => requestAnimationFrame(() => api.layout(api.width, api.height, true));
          if (laysOut) {
            api.onDidAddGroup(layoutAgain);
            api.onDidMovePanel(layoutAgain);
          }
          Object.assign(window, {api});
          await stage.settled(4);
        },
        [isOnlyTab, isLaidOutAgain] as const,
      );
      await drag(page, tab(page, 'pb'), page.locator('.dv-dockview'), {across: 0.5, down: 0.995});
      return page.evaluate(async () => {
        await stage.settled(4);
        const {view} = (window as unknown as {api: DockviewApi}).api.getPanel('pb')!;
        const {y, height} = view.content.element.parentElement!.getBoundingClientRect();
        return [y, height];
      });
    };
    expect(await topAndHeightAfter(true)).toEqual([0, 0]);
    expect(await topAndHeightAfter(false)).toEqual([35, 265]);
    expect(await topAndHeightAfter(false, true)).toEqual([335, 265]);
    expect(await topAndHeightAfter(true, true)).toEqual([335, 265]);
  },
);

/** What `layoutWhenShown.ts` of the page exports. */
declare const whenShown: {layoutWhenShown(api: DockviewApi, container: HTMLElement): void};

behavior(
  RENDERING,
  'always panels of a hidden dock are blank when it is shown, unless it lays out again',
  async ({page}) => {
    await loadSample(page, RENDERING, 'layoutWhenShown.ts', 'whenShown');
    const widths = await page.evaluate(async () => {
      const widthAfter = async (run: (api: DockviewApi) => void, observe = false) => {
        const api = stage.tabsOf('a b', {defaultRenderer: 'always'});
        const container = api.groups[0]!.element.closest<HTMLElement>('body > div')!;
        if (observe) whenShown.layoutWhenShown(api, container);
        await stage.settled();
        container.style.display = 'none';
        await stage.settled();
        run(api);
        await stage.settled();
        container.style.display = '';
        await stage.settled(2);
        return api.activePanel!.view.content.element.offsetWidth;
      };
      const activate = (api: DockviewApi) => api.getPanel('a')!.api.setActive();
      const load = (api: DockviewApi) => api.fromJSON(JSON.parse(JSON.stringify(api.toJSON())));
      const setTheme = (api: DockviewApi) => api.updateOptions({theme: stage.dockview.themeDark});
      return {
        nothing: await widthAfter(() => {}),
        activate: await widthAfter(activate),
        load: await widthAfter(load),
        setTheme: await widthAfter(setTheme),
        again: await widthAfter(activate, true),
      };
    });
    expect(widths).toEqual({nothing: 1000, activate: 0, load: 0, setTheme: 0, again: 1000});
  },
);
