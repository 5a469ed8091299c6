import type {DockviewApi, DockviewPanelRenderer, DockviewReadyEvent} from 'dockview';
import {behavior, expect, fact} from './support';

const OVERVIEW = '/docs/core/overview';
const INSTALLATION = '/docs/overview/getStarted/installation';
const THEME = '/docs/overview/getStarted/theme';
const WATERMARK = '/docs/core/watermark';
const SCROLLBARS = '/docs/core/scrollbars';

fact(OVERVIEW, 'onDidActivePanelChange tells a new listener the present panel', () => {
  const api = stage.dockOf('a');
  let seen: string | undefined;
  api.onDidActivePanelChange((panel) => (seen = panel?.id));
  return {got: seen, want: 'a'};
});

fact(OVERVIEW, 'a listener that throws leaves a closed panel active and its group empty', () => {
  const api = stage.dockOf('a b');
  api.onDidRemovePanel(() => {
    throw new Error('listener');
  });
  const message = stage.messageOf(() => api.getPanel('b')!.api.close());
  return {
    got: {message, panels: api.panels.map(({id}) => id), active: api.activePanel?.id, groups: api.groups.length},
    want: {message: 'listener', panels: ['a'], active: 'b', groups: 2},
  };
});

fact(OVERVIEW, 'a listener that ends its own subscription makes the next one miss the event', () => {
  const api = stage.dockOf('a b');
  const heard: string[] = [];
  const first = api.onDidRemovePanel(() => first.dispose());
  api.onDidRemovePanel(({id}) => heard.push(`second ${id}`));
  api.onDidRemovePanel(({id}) => heard.push(`third ${id}`));
  for (const panel of api.panels) panel.api.close();
  return {got: heard, want: ['third a', 'second b', 'third b']};
});

behavior(OVERVIEW, 'some options count for groups that are created later', async ({page}) => {
  await page.evaluate(() => {
    const api = stage.dockOf('a');
    api.updateOptions({singleTabMode: 'fullwidth'});
    api.addPanel({id: 'b', component: 'text', position: {direction: 'right'}});
  });
  await expect(page.locator('.dv-single-tab.dv-full-width-single-tab .dv-tab')).toHaveText(['b']);
});

behavior(
  INSTALLATION,
  'without a height the panels are in the page, 0 pixels tall, without an error',
  async ({page}) => {
    await page.evaluate(() => {
      const container = stage.addContainer();
      container.style.height = '';
      const api = stage.dockview.createDockview(container, {createComponent: ({id}) => new stage.Text(id)});
      stage.addPanels(api, 'a');
    });
    await expect(page.locator('.dv-tab')).toHaveText('a');
    const dock = page.locator('.dv-dockview');
    expect(await dock.evaluate((element) => element.clientHeight)).toBe(0);
    const heights = await dock.evaluate((element) => {
      const container = element.parentElement!.parentElement!;
      container.replaceChildren();
      const {createDockview, themeLightSpaced} = stage.dockview;
      const api = createDockview(container, {theme: themeLightSpaced, createComponent: ({id}) => new stage.Text(id)});
      stage.addPanels(api, 'a');
      return [container.clientHeight, container.querySelector('.dv-groupview')!.clientHeight];
    });
    expect(heights).toEqual([20, 0]);
  },
);

fact(INSTALLATION, 'without ResizeObserver a panel cannot be added, with a stub it can', () => {
  const tryWith = (observer: unknown) => {
    Object.assign(window, {ResizeObserver: observer});
    return stage.messageOf(() => {
      const api = stage.dockOf('a', {disableAutoResizing: true});
      return api.getPanel('a')!.api.width;
    });
  };
  class Stub {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  return {
    got: {without: tryWith(undefined), stubbed: tryWith(Stub) ?? 'works'},
    want: {without: 'ResizeObserver is not a constructor', stubbed: 'works'},
  };
});

behavior(INSTALLATION, 'in a shadow root the dock needs the stylesheet inside', async ({page}) => {
  const heights = await page.evaluate(async () => {
    const host = stage.addContainer();
    const root = host.attachShadow({mode: 'open'});
    const container = document.createElement('div');
    container.style.height = '100%';
    root.append(container);
    const api = stage.dockview.createDockview(container, {createComponent: ({id}) => new stage.Text(id)});
    api.layout(1000, 600);
    stage.addPanels(api, 'a');
    const heightOfGroup = async () => {
      await stage.settled();
      return root.querySelector('.dv-groupview')!.clientHeight;
    };
    const without = await heightOfGroup();
    root.append(document.querySelector('link[rel=stylesheet]')!.cloneNode());
    await new Promise((resolve) => root.querySelector('link')!.addEventListener('load', resolve));
    return {without, inside: await heightOfGroup()};
  });
  expect(heights.without).toBeLessThan(100);
  expect(heights.inside).toBe(600);
});

behavior(THEME, 'without a theme the dock is themeAbyss, whatever class is around it', async ({page}) => {
  await page.evaluate(() => {
    document.body.className = 'dockview-theme-light';
    stage.dockOf('a');
  });
  await expect(page.locator('.dockview-theme-abyss .dv-dockview, .dv-dockview.dockview-theme-abyss')).toHaveCount(1);
  const background = page.locator('.dv-groupview');
  await expect(background).toHaveCSS('background-color', 'rgb(0, 12, 24)');
});

fact(
  THEME,
  'in React, sizes of onReady shrink by the padding of the theme unless the dock is laid out without it first',
  async () => {
    const {React, dockview} = stage;
    const sizeOf = async (isFitted: boolean) => {
      let dock: DockviewApi | undefined;
      const onReady = ({api}: DockviewReadyEvent) => {
        dock = api;
        if (isFitted) api.layout(api.width - 20, api.height - 20);
        stage.addPanels(api, 'a b');
        api.getPanel('a')!.api.setSize({width: 200});
      };
      const components = {text: () => null};
      stage.render(
        React.createElement(dockview.DockviewReact, {components, onReady, theme: dockview.themeLightSpaced}),
      );
      await stage.settled();
      return {dock: dock!.width, a: Math.round(dock!.getPanel('a')!.api.width)};
    };
    return {
      got: [await sizeOf(false), await sizeOf(true)],
      want: [
        // Half of the gap is in the 200 pixels.
        {dock: 980, a: 191},
        {dock: 980, a: 195},
      ],
    };
  },
);

fact(THEME, 'the header color is that of the content in the spaced themes only', () => {
  const colored = stage.themes.filter((theme) => {
    const {element} = stage.dockOf('a', {theme}).groups[0]!;
    element.style.setProperty('--dv-tabs-and-actions-container-background-color', 'seagreen');
    const content = element.querySelector('.dv-content-container')!;
    return getComputedStyle(content).backgroundColor === 'rgb(46, 139, 87)';
  });
  return {
    got: [stage.themes.length, colored.map(({name}) => name).sort()],
    want: [8, ['abyssSpaced', 'lightSpaced']],
  };
});

fact(THEME, 'groups of themeReplit scroll by their border unless they have border-box', async () => {
  const api = stage.dockOf('a b', {theme: stage.dockview.themeReplit});
  await stage.settled();
  const {element} = api.groups[0]!;
  const view = element.closest('.dv-view')!;
  const surplus = () => view.scrollWidth - view.clientWidth;
  const before = [getComputedStyle(view).overflowX, surplus()];
  element.style.boxSizing = 'border-box';
  return {got: [...before, surplus()], want: ['auto', 2, 0]};
});

fact(THEME, 'a property of a group stays behind when the group is popped out', async () => {
  const api = stage.dockOf('a b');
  const panel = api.getPanel('b')!;
  const color = () => {
    const header = panel.group.element.querySelector('.dv-tabs-and-actions-container')!;
    return getComputedStyle(header).backgroundColor;
  };
  panel.group.element.style.setProperty('--dv-tabs-and-actions-container-background-color', 'seagreen');
  const before = color();
  await api.addPopoutGroup(panel.group);
  return {got: [before, color() === before], want: ['rgb(46, 139, 87)', false]};
});

fact(THEME, 'a property set around the dock loses against the theme, one on its own class wins', () => {
  const {themeLight} = stage.dockview;
  document.body.style.setProperty('--dv-tabs-and-actions-container-height', '80px');
  const style = document.createElement('style');
  style.textContent = '.dockview-theme-light.acme {--dv-tabs-and-actions-container-height: 28px}';
  document.head.append(style);
  const headerHeight = (className: string) => {
    document.body.replaceChildren();
    stage.dockOf('a', {theme: {...themeLight, className}});
    return document.querySelector('.dv-tabs-and-actions-container')!.clientHeight;
  };
  return {
    got: {around: headerHeight('dockview-theme-light'), own: headerHeight('dockview-theme-light acme')},
    want: {around: 35, own: 28},
  };
});

behavior(THEME, 'the theme changes at run time and panels stay', async ({page}) => {
  const result = await page.evaluate(async () => {
    const api = stage.dockOf('a b');
    stage.Text.calls.length = 0;
    api.updateOptions({theme: stage.dockview.themeReplit});
    await stage.settled();
    return stage.Text.calls;
  });
  expect(result).toEqual([]);
  await expect(page.locator('.dockview-theme-replit')).toHaveCount(1);
  const boxes = await page.locator('.dv-view').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(boxes[1]!.left - boxes[0]!.right).toBe(10);
});

behavior(WATERMARK, 'the watermark shows while the grid is empty, also below a floating group', async ({page}) => {
  await page.evaluate(() => {
    const api = stage.makeDock({
      createWatermarkComponent: () => {
        const element = document.createElement('p');
        element.textContent = 'Nothing open';
        return {element, init() {}};
      },
    });
    api.addPanel({id: 'a', component: 'text', floating: true});
    Object.assign(window, {api});
  });
  await expect(page.getByText('Nothing open')).toBeVisible();
  await page.evaluate("api.addPanel({id: 'b', component: 'text', position: {direction: 'right'}})");
  await expect(page.getByText('Nothing open')).toHaveCount(0);
});

fact(WATERMARK, 'emptyGroup keeps a floating group too, but no group beside another one', () => {
  const groupsAfter = (prepare: (api: DockviewApi) => void) => {
    const api = stage.makeDock({noPanelsOverlay: 'emptyGroup'});
    const floating = {id: 'last', component: 'text', floating: true};
    api.addPanel(floating);
    prepare(api);
    api.getPanel('last')!.api.close();
    return api.groups.map((group) => [group.api.location.type, group.panels.length]);
  };
  const docked = (api: DockviewApi) => api.getPanel('last')!.group.api.moveTo({position: 'left'});
  return {
    got: {
      floats: groupsAfter(() => {}),
      isOnly: groupsAfter(docked),
      isBesideAnother: groupsAfter((api) => {
        docked(api);
        api.addGroup({direction: 'right', id: 'other'});
      }),
    },
    want: {floats: [['floating', 0]], isOnly: [['grid', 0]], isBesideAnother: [['grid', 0]]},
  };
});

fact(WATERMARK, 'a dock that is disposed of leaves its watermark undisposed', () => {
  let disposed = 0;
  const createWatermarkComponent = () => ({
    element: document.createElement('p'),
    init() {},
    dispose: () => void (disposed += 1),
  });
  stage.makeDock({createWatermarkComponent}).dispose();
  const afterEmpty = disposed;
  const api = stage.makeDock({createWatermarkComponent});
  stage.addPanels(api, 'a');
  return {got: {afterEmpty, afterPanel: disposed}, want: {afterEmpty: 0, afterPanel: 2}};
});

fact(WATERMARK, 'with a spaced theme, the color behind an empty group is not that of the empty dock', () => {
  const behind = (selector: string) => {
    let element = Array.from(document.querySelectorAll(selector)).at(-1)!;
    while (getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)') element = element.parentElement!;
    return getComputedStyle(element).backgroundColor;
  };
  const api = stage.makeDock({theme: stage.dockview.themeLightSpaced});
  const dock = behind('.dv-watermark-container .dv-watermark');
  api.addGroup();
  return {got: [dock, behind('.dv-watermark')], want: ['rgb(246, 245, 249)', 'rgb(255, 255, 255)']};
});

fact(SCROLLBARS, 'content that overflows is cut off unless its own root scrolls', async () => {
  const canScroll = async (style: string) => {
    const element = document.createElement('div');
    element.style.cssText = style;
    element.innerHTML = '<p style="height: 3000px">long</p>';
    stage.dockOf('a', {createComponent: () => ({element, init() {}})});
    await stage.settled();
    for (let node: Element | null = element; node; node = node.parentElement) {
      node.scrollTop = 100;
      if (node.scrollTop > 0 && getComputedStyle(node).overflowY !== 'hidden') return node === element;
    }
    return false;
  };
  return {
    got: {plain: await canScroll(''), own: await canScroll('height: 100%; overflow: auto')},
    want: {plain: false, own: true},
  };
});

fact(SCROLLBARS, 'focus in content that overflows scrolls the header away unless its own root scrolls', async () => {
  const headerMoves = async (style: string, defaultRenderer: DockviewPanelRenderer = 'onlyWhenVisible') => {
    document.body.replaceChildren();
    const element = document.createElement('div');
    element.style.cssText = style;
    element.innerHTML = '<p style="height: 3000px">long</p><button>Last</button>';
    stage.dockOf('a', {createComponent: () => ({element, init() {}}), defaultRenderer});
    await stage.settled();
    element.querySelector('button')!.focus();
    await stage.settled();
    const topOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().top;
    return topOf('.dv-tabs-and-actions-container') < topOf('.dv-dockview');
  };
  return {
    got: {
      plain: await headerMoves(''),
      own: await headerMoves('height: 100%; overflow: auto'),
      always: await headerMoves('', 'always'),
    },
    want: {plain: true, own: false, always: false},
  };
});

fact(SCROLLBARS, 'an early sheet styles the bars of the tabs', () => {
  const bars = (theme: string, bar: string, tabs: string) => {
    document.body.replaceChildren();
    const style = document.createElement('style');
    style.textContent = `${theme} {--dv-scrollbar-background-color: red} ${bar} {height: 6px} ${tabs} {scrollbar-width: auto}`;
    document.head.prepend(style);
    stage.dockOf('a', {theme: stage.dockview.themeLight});
    const read = (selector: string) => getComputedStyle(document.querySelector(selector)!);
    const {height} = read('.dv-scrollbar-horizontal');
    const color = read('.dv-scrollbar-horizontal').getPropertyValue('--dv-scrollbar-background-color');
    const width = read('.dv-tabs-container').getPropertyValue('scrollbar-width');
    style.remove();
    return [color === 'red', height === '6px', width === 'auto'];
  };
  const [theme, bar, tabs] = ['.dockview-theme-light', '.dv-scrollable .dv-scrollbar-horizontal', '.dv-tabs-container'];
  return {
    got: [bars(theme, bar, tabs), bars(`${theme} .dv-scrollable`, `.dv-dockview ${bar}`, `.dv-dockview ${tabs}`)],
    want: [Array(3).fill(false), Array(3).fill(true)],
  };
});

behavior(SCROLLBARS, 'a long list of hidden tabs leaves the window, with a max-height it scrolls', async ({page}) => {
  await page.evaluate(() => {
    const ids = Array.from({length: 40}, (_, index) => `document-${index}`).join(' ');
    stage.tabsOf(ids);
  });
  const openList = () => page.locator('.dv-tabs-overflow-dropdown-default').click();
  const first = page.locator('.dv-tabs-overflow-container').getByText('document-0', {exact: true});
  await openList();
  await first.scrollIntoViewIfNeeded();
  await expect(first).not.toBeInViewport();
  await page.mouse.click(500, 400);
  await page.addStyleTag({content: '.dv-tabs-overflow-container {max-height: 300px}'});
  await openList();
  await first.click();
  await expect(page.locator('[data-content="document-0"]')).toBeVisible();
});

fact(OVERVIEW, 'dir rtl mirrors the tabs and not the grid', () => {
  document.documentElement.dir = 'rtl';
  const api = stage.dockOf('a b');
  api.addPanel({id: 'c', component: 'text', position: {referencePanel: 'b'}});
  const left = (element: Element) => element.getBoundingClientRect().left;
  const tab = (id: string) => api.getPanel(id)!.view.tab.element;
  return {
    got: {
      secondGroup: left(api.getPanel('b')!.group.element) > left(api.getPanel('a')!.group.element),
      secondTab: left(tab('c')) > left(tab('b')),
    },
    want: {secondGroup: true, secondTab: false},
  };
});

behavior(
  THEME,
  'an accent color shows on the sash, the drop overlay and the front tab of the active group',
  async ({page}) => {
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = `.dockview-theme-light.acme {
          --dv-active-sash-color: rebeccapurple;
          --dv-drag-over-border: 2px solid rebeccapurple;
          --dv-drag-over-background-color: rgb(102 51 153 / 15%);
        }
        .acme .dv-active-group > .dv-tabs-and-actions-container .dv-active-tab {
          box-shadow: inset 0 2px rebeccapurple;
        }`;
      document.head.append(style);
      const {themeLight} = stage.dockview;
      stage.dockOf('a b', {theme: {...themeLight, className: 'dockview-theme-light acme'}});
    });
    const purple = 'rgb(102, 51, 153)';
    const tabs = page.locator('.dv-tab');
    await expect(tabs.nth(0)).toHaveCSS('box-shadow', 'none');
    await expect(tabs.nth(1)).toHaveCSS('box-shadow', `${purple} 0px 2px 0px 0px inset`);
    await expect(page.locator('.dv-sash')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.mouse.move(500, 300);
    await expect(page.locator('.dv-sash')).toHaveCSS('background-color', purple);
    await tabs.nth(0).hover({position: {x: 10, y: 10}});
    await page.mouse.down();
    await page.mouse.move(540, 300, {steps: 10});
    await page.mouse.move(560, 300, {steps: 5});
    const overlay = page.locator('.dv-drop-target-selection');
    await expect(overlay).toHaveCSS('border', `2px solid ${purple}`);
    await expect(overlay).toHaveCSS('background-color', 'rgba(102, 51, 153, 0.15)');
    await page.mouse.up();
  },
);

fact(THEME, 'a popout window of a theme with two classes has the first only', async () => {
  const {themeLight} = stage.dockview;
  const api = stage.dockOf('a b', {theme: {...themeLight, className: 'dockview-theme-light acme'}});
  await api.addPopoutGroup(api.getPanel('b')!, {popoutUrl: '/popout.html'});
  const root = api.getPanel('b')!.api.getWindow().document.getElementById('dv-popout-window')!;
  const got = ['dockview-theme-light', 'acme'].map((name) => root.classList.contains(name));
  return {got, want: [true, false]};
});

fact('/docs/core/groups/floatingGroups', 'an early sheet sets the z-index of floating groups', () => {
  const zIndexWith = (selector: string) => {
    document.body.replaceChildren();
    const style = document.createElement('style');
    style.textContent = `${selector} {--dv-overlay-z-index: 50}`;
    document.head.prepend(style);
    stage.dockOf('a').addPanel({id: 'b', component: 'text', floating: true});
    const {zIndex} = getComputedStyle(document.querySelector('.dv-resize-container')!);
    style.remove();
    return Number(zIndex) < 100;
  };
  return {
    got: [zIndexWith('.dv-resize-container'), zIndexWith('.dv-dockview .dv-resize-container')],
    want: [false, true],
  };
});

fact(THEME, 'themes with a gap ignore two properties', () => {
  const style = document.createElement('style');
  style.textContent = '.acme.acme {--dv-tab-margin: 11px}';
  document.head.append(style);
  const without = (isWithout: (dock: Element) => boolean) =>
    stage.themes
      .filter((theme) => {
        document.body.replaceChildren();
        const api = stage.dockOf('a', {theme: {...theme, className: `${theme.className} acme`}});
        api.addPanel({id: 'b', component: 'text', floating: true});
        return isWithout(document.body);
      })
      .map(({name}) => name)
      .sort();
  return {
    got: {
      space: without((dock) => getComputedStyle(dock.querySelector('.dv-tab')!).margin !== '11px'),
      frame: without((dock) => getComputedStyle(dock.querySelector('.dv-resize-container')!).borderTopWidth === '0px'),
    },
    want: {space: ['replit'], frame: ['abyssSpaced', 'lightSpaced', 'replit']},
  };
});

fact(THEME, 'themes with a gap show the background of groups around them only', () => {
  const style = document.createElement('style');
  style.textContent = '.acme.acme {--dv-group-view-background-color: rgb(255, 0, 0)}';
  document.head.append(style);
  const covered = stage.themes.filter((theme) => {
    document.body.replaceChildren();
    stage.dockOf('a', {theme: {...theme, className: `${theme.className} acme`}});
    const {backgroundColor} = getComputedStyle(document.querySelector('.dv-content-container')!);
    return !['rgba(0, 0, 0, 0)', 'rgb(255, 0, 0)'].includes(backgroundColor);
  });
  return {got: covered.map(({name}) => name).sort(), want: ['abyssSpaced', 'lightSpaced', 'replit']};
});

behavior(THEME, 'the drop overlay has a class for its side', async ({page}) => {
  await page.evaluate(() => stage.dockOf('a b'));
  await page.locator('.dv-tab', {hasText: 'a'}).hover({position: {x: 10, y: 10}});
  await page.mouse.down();
  await page.mouse.move(540, 300, {steps: 10});
  // The overlay appears with the second event over a target.
  await page.mouse.move(560, 300, {steps: 5});
  await expect(page.locator('.dv-drop-target-selection.dv-drop-target-left')).toBeVisible();
  await page.mouse.move(750, 300, {steps: 10});
  await expect(page.locator('.dv-drop-target-selection.dv-drop-target-center')).toBeVisible();
  await page.mouse.up();
});
