import type {Page} from '@playwright/test';
import type {DockviewApi} from 'dockview';
import {drag, tab} from '../examples/support';
import {behavior, expect, fact} from './support';

const POPOUT = '/docs/core/groups/popoutGroups';
const SAVE = '/docs/core/state/save';

/**
 * Opens panel `b` of a dock with `a` and `b` in a window, from a click as browsers ask for.
 * @param prepare - code that runs before; the dock is `api`.
 */
async function openWindow(page: Page, prepare = ''): Promise<Page> {
  await page.evaluate(() => {
    const api = stage.dockOf('a b');
    Object.assign(window, {api});
    const button = document.createElement('button');
    button.textContent = 'Open';
    button.addEventListener('click', () => void api.addPopoutGroup(api.getPanel('b')!));
    document.body.append(button);
  });
  await page.evaluate(prepare);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', {name: 'Open'}).click();
  const other = await popup;
  await expect(other.locator('[data-content=b]')).toBeVisible();
  return other;
}

/** What the dock of `openWindow` says about itself. */
const ask = <T>(page: Page, expression: string) => page.evaluate<T>(expression);

behavior(POPOUT, 'a panel in a window stays the same panel and comes back when the window closes', async ({page}) => {
  const other = await openWindow(page);
  expect(await ask(page, "api.getPanel('b').api.location.type")).toBe('popout');
  expect(await ask(page, "api.getPanel('b').api.getWindow() === window")).toBe(false);
  await other.close({runBeforeUnload: true});
  await expect.poll(() => ask(page, "api.getPanel('b').api.location.type")).toBe('grid');
  expect(await page.evaluate(() => stage.Text.calls)).toEqual(['init a', 'init b']);
});

behavior(POPOUT, 'a panel that comes back into the grid does not activate its group', async ({page}) => {
  const activeAfterReturn = async (isActivated: boolean, clicked?: string) => {
    await page.evaluate((activates) => {
      document.body.replaceChildren();
      const api = stage.dockOf('a c d');
      const panel = api.addPanel({id: 'b', component: 'text', position: {referencePanel: 'c'}});
      Object.assign(window, {api});
      const button = document.body.appendChild(document.createElement('button'));
      button.textContent = 'Open';
      button.addEventListener('click', async () => {
        if (!(await api.addPopoutGroup(panel)) || !activates) return;
        const subscription = panel.api.onDidLocationChange(({location}) => {
          if (location.type === 'popout') return;
          queueMicrotask(() => subscription.dispose());
          panel.api.setActive();
        });
      });
    }, isActivated);
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', {name: 'Open'}).click();
    const other = await popup;
    await expect(other.locator('[data-content=b]')).toBeVisible();
    if (clicked) await page.locator(`[data-content=${clicked}]`).click();
    await other.close({runBeforeUnload: true});
    await expect.poll(() => ask(page, "api.getPanel('b').api.location.type")).toBe('grid');
    return ask(page, 'api.activePanel.id');
  };
  expect(await activeAfterReturn(false, 'd')).toBe('d');
  expect(await activeAfterReturn(false)).toBe('a');
  expect(await activeAfterReturn(true, 'd')).toBe('b');
  expect(await activeAfterReturn(true)).toBe('b');
});

behavior(POPOUT, 'a loaded window of a floating group returns to an edge', async ({page}) => {
  const opened = await openWindow(page, "api.addFloatingGroup(api.getPanel('b'))");
  await ask(page, 'window.saved = api.toJSON()');
  await opened.close({runBeforeUnload: true});
  await expect.poll(() => ask(page, "api.getPanel('b').api.location.type")).toBe('floating');
  const popup = page.waitForEvent('popup');
  await ask(page, 'api.fromJSON(saved)');
  const loaded = await popup;
  await expect(loaded.locator('[data-content=b]')).toBeVisible();
  await loaded.close({runBeforeUnload: true});
  await expect.poll(() => ask(page, "api.getPanel('b').api.location.type")).toBe('grid');
  expect(await ask(page, 'api.toJSON().grid.root.data.map(({data}) => data.activeView)')).toEqual(['b', 'a']);
});

behavior(POPOUT, 'closing a window can activate a hidden group', async ({page}) => {
  const other = await openWindow(
    page,
    "document.body.append(Object.assign(document.createElement('button'), {textContent: 'First'," +
      "onclick: () => void api.addPopoutGroup(api.getPanel('a'))}))",
  );
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', {name: 'First'}).click();
  await expect((await popup).locator('[data-content=a]')).toBeVisible();
  await other.locator('[data-content=b]').click();
  await expect.poll(() => ask(page, 'api.activePanel.id')).toBe('b');
  await other.close({runBeforeUnload: true});
  await expect.poll(() => ask(page, "api.getPanel('b').api.location.type")).toBe('grid');
  expect(await ask(page, '[api.activeGroup.api.isVisible, api.activeGroup.panels.length]')).toEqual([false, 0]);
});

behavior(SAVE, 'a window that closes is not reported while another group is active', async ({page}) => {
  for (const [tab, count] of [
    ["api.addPanel({id: 'c', component: 'text', position: {referencePanel: 'b'}})", 0],
    ['', 1],
  ] as const) {
    await page.reload();
    const other = await openWindow(page, tab);
    await page.locator('[data-content=a]').click();
    await ask(page, "window.fired = stage.record(api, 'onDidLayoutChange')");
    await other.close({runBeforeUnload: true});
    await expect.poll(() => ask(page, "api.getPanel('b').api.location.type")).toBe('grid');
    await page.evaluate(() => stage.settled());
    expect(await ask(page, 'fired.length')).toBe(count);
  }
});

behavior(
  '/docs/core/groups/maxmizedGroups',
  'a click in a window does not restore, closing it does',
  async ({page}) => {
    const other = await openWindow(page, "api.addPanel({id: 'c', component: 'text', position: {referencePanel: 'b'}})");
    await ask(page, "api.getPanel('a').api.maximize()");
    await other.locator('[data-content=b]').click();
    await expect.poll(() => ask(page, 'api.activePanel.id')).toBe('b');
    expect(await ask(page, 'api.hasMaximizedGroup()')).toBe(true);
    await other.close({runBeforeUnload: true});
    await expect.poll(() => ask(page, 'api.hasMaximizedGroup()')).toBe(false);
  },
);

behavior(POPOUT, 'a stylesheet for print applies in the window', async ({page}) => {
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.media = 'print';
    style.textContent = '[data-content] {color: rgb(255, 0, 0)}';
    document.head.append(style);
  });
  const other = await openWindow(page);
  await expect(page.locator('[data-content=a]')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  await expect(other.locator('[data-content=b]')).toHaveCSS('color', 'rgb(255, 0, 0)');
});

behavior(POPOUT, 'a relative URL of a stylesheet is looked up next to the page of the window', async ({page}) => {
  const body = '[data-content] {background-image: url(img/logo.svg)}';
  await page.context().route('**/css/relative.css', (route) => route.fulfill({contentType: 'text/css', body}));
  await page.addStyleTag({url: '/css/relative.css'});
  const other = await openWindow(page);
  await expect(page.locator('[data-content=a]')).toHaveCSS('background-image', /\/css\/img\/logo\.svg/);
  await expect(other.locator('[data-content=b]')).toHaveCSS('background-image', /:\d+\/img\/logo\.svg/);
});

behavior(POPOUT, 'windows close on beforeunload, also when the user stays', async ({page}) => {
  const other = await openWindow(page);
  await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.preventDefault()));
  await page.locator('[data-content=a]').click();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await (await asked).dismiss();
  expect(await ask(page, "api.getPanel('b').api.location.type")).toBe('grid');
  await expect.poll(() => other.isClosed()).toBe(true);
});

behavior(POPOUT, 'an empty hidden group keeps the place in the grid', async ({page}) => {
  await openWindow(page);
  const hidden = await ask(page, 'api.groups.filter((group) => !group.api.isVisible).map(({panels}) => panels.length)');
  expect(hidden).toEqual([0]);
});

behavior(
  POPOUT,
  'the lock of a group waits in the grid while its panels are in a window, that of a floating group is lost',
  async ({page}) => {
    const locks = () => ask(page, "(({location, group}) => [location.type, group.locked])(api.getPanel('b').api)");
    for (const [place, float] of [
      ['grid', ''],
      ['floating', "api.addFloatingGroup(api.getPanel('b'));"],
    ] as const) {
      await page.reload();
      const other = await openWindow(page, `${float} api.getPanel('b').group.locked = true`);
      expect(await locks()).toEqual(['popout', false]);
      await other.close({runBeforeUnload: true});
      await expect.poll(locks).toEqual([place, place === 'grid']);
    }
  },
);

behavior(
  '/docs/help/errors',
  'a group in a window throws for the side of a floating group, and merges with its center',
  async ({page}) => {
    for (const [position, message] of [
      ['left', 'failed to find floating group'],
      ['center', undefined],
    ] as const) {
      await page.reload();
      const other = await openWindow(page, "api.addFloatingGroup(api.addPanel({id: 'f', component: 'text'}))");
      const target = `{group: api.getPanel('f').group, position: '${position}'}`;
      expect(await ask(page, `stage.messageOf(() => api.getPanel('b').group.api.moveTo(${target}))`)).toBe(message);
      if (!message) expect(await ask(page, "api.getPanel('b').group.panels.length")).toBe(2);
      await other.close();
    }
  },
);

behavior(POPOUT, 'floating the group of a window takes along the tabs that stayed in the grid', async ({page}) => {
  for (const [target, place] of [
    ["api.getPanel('b')", 'grid'],
    ["api.getPanel('b').group", 'floating'],
  ] as const) {
    await page.reload();
    await openWindow(
      page,
      "api.addPanel({id: 'c', component: 'text', inactive: true, position: {referencePanel: 'b'}})",
    );
    await ask(page, `api.addFloatingGroup(${target})`);
    expect(await ask(page, "['b', 'c'].map((id) => api.getPanel(id).api.location.type)")).toEqual(['floating', place]);
  }
});

behavior(POPOUT, 'styles that are added after opening do not reach the window', async ({page}) => {
  const red = (id: string) => `[data-content=${id}] {color: rgb(255, 0, 0)}`;
  await page.addStyleTag({content: red('b')});
  const other = await openWindow(page);
  await expect(other.locator('[data-content=b]')).toHaveCSS('color', 'rgb(255, 0, 0)');
  await page.addStyleTag({content: '[data-content] {font-style: italic}'});
  await expect(page.locator('[data-content=a]')).toHaveCSS('font-style', 'italic');
  await expect(other.locator('[data-content=b]')).toHaveCSS('font-style', 'normal');
});

behavior(POPOUT, 'a change of the theme does not reach the window', async ({page}) => {
  const other = await openWindow(page);
  await ask(page, 'api.updateOptions({theme: stage.dockview.themeLight})');
  await expect(page.locator('.dockview-theme-light')).toHaveCount(1);
  await expect(other.locator('.dockview-theme-light')).toHaveCount(0);
});

behavior(POPOUT, 'maximize does nothing in a window', async ({page}) => {
  await openWindow(page);
  await ask(page, "api.getPanel('b').api.maximize()");
  expect(await ask(page, 'api.hasMaximizedGroup()')).toBe(false);
});

fact(
  POPOUT,
  'a blocked window resolves to false, fires the event and breaks clear until the group is removed',
  async () => {
    window.open = () => null;
    const api = stage.dockOf('a b');
    const fired = stage.record(api, 'onDidOpenPopoutWindowFail');
    const opened = await api.addPopoutGroup(api.getPanel('b')!);
    const location = api.getPanel('b')!.api.location.type;
    const leftovers = api.groups.filter(({element}) => !element.parentElement);
    const broken = stage.messageOf(() => api.clear());
    return {
      got: {opened, fired, location, leftovers: leftovers.length, broken},
      want: {
        opened: false,
        fired: ['onDidOpenPopoutWindowFail'],
        location: 'grid',
        leftovers: 1,
        broken: 'Invalid grid element',
      },
    };
  },
);

fact(POPOUT, 'the group a blocked window leaves behind can be removed', async () => {
  const source = stage.dockOf('a b');
  await source.addPopoutGroup(source.getPanel('a')!);
  await source.addPopoutGroup(source.getPanel('b')!);
  const saved = JSON.stringify(source.toJSON());
  source.dispose();
  window.open = () => null;
  const api = stage.dockOf('a b');
  const countAfterRemoval = () => {
    stage.removeLeftovers(api);
    return [api.groups.length, api.panels.length];
  };
  await api.addPopoutGroup(api.getPanel('b')!);
  const own = [countAfterRemoval(), stage.messageOf(() => api.clear()) ?? null];
  const counts: unknown[] = [];
  await new Promise<void>((resolve) => {
    api.onDidOpenPopoutWindowFail(() =>
      setTimeout(() => {
        counts.push(countAfterRemoval());
        if (counts.length === 2) resolve();
      }),
    );
    api.fromJSON(JSON.parse(saved));
  });
  const loaded = [counts, stage.messageOf(() => api.clear()) ?? null];
  return {
    got: {own, loaded},
    want: {
      own: [[2, 2], null],
      loaded: [
        [
          [3, 2],
          [2, 2],
        ],
        null,
      ],
    },
  };
});

behavior(
  POPOUT,
  'a saved layout names its windows, and loading opens them after fromJSON has returned',
  async ({page}) => {
    const other = await openWindow(page);
    const saved = await ask<string>(page, 'JSON.stringify(api.toJSON())');
    expect(saved).toContain('"popoutGroups":[');
    await other.close();
    const popup = page.waitForEvent('popup');
    const location = await page.evaluate((text) => {
      const api = stage.makeDock();
      api.fromJSON(JSON.parse(text));
      return api.getPanel('b')!.api.location.type;
    }, saved);
    expect(location).toBe('grid');
    await popup;
  },
);

behavior(
  POPOUT,
  'a sash in a window moves only when pointer events are passed on to the main document',
  async ({page}) => {
    const other = await openWindow(page);
    await page.evaluate(async () => {
      const {api} = window as unknown as {api: DockviewApi};
      const {element} = api.getPanel('b')!.view.content;
      element.textContent = '';
      const inner = stage.dockview.createDockview(element, {createComponent: ({id}) => new stage.Text(id)});
      inner.layout(400, 300);
      stage.addPanels(inner, 'x y');
      Object.assign(window, {inner});
    });
    const dragSash = async (popout: Page) => {
      const {x, y} = (await popout.locator('.dv-sash').boundingBox())!;
      await popout.mouse.move(x + 2, y + 50);
      await popout.mouse.down();
      await popout.mouse.move(x - 60, y + 50, {steps: 5});
      await popout.mouse.up();
      return ask<number>(page, "inner.getPanel('x').api.width");
    };
    const before = await ask<number>(page, "inner.getPanel('x').api.width");
    expect(await dragSash(other)).toBe(before);
    await page.evaluate(() => {
      document.dispatchEvent(new PointerEvent('pointercancel'));
      const {api} = window as unknown as {api: DockviewApi};
      api.getPanel('b')!.api.onDidLocationChange(({location}) => {
        if (location.type !== 'popout') return;
        for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const) {
          location.getWindow().document.addEventListener(type, (event) => {
            document.dispatchEvent(new PointerEvent(type, event));
          });
        }
      });
    });
    await other.close({runBeforeUnload: true});
    await expect.poll(() => ask(page, "api.getPanel('b').api.location.type")).toBe('grid');
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', {name: 'Open'}).click();
    const reopened = await popup;
    await expect(reopened.locator('.dv-sash')).toBeVisible();
    expect(await dragSash(reopened)).toBeLessThan(before);
  },
);

behavior(POPOUT, 'an inner dock in a window keeps its size until an observer passes the new one on', async ({page}) => {
  const other = await openWindow(page);
  await page.evaluate(() => {
    const {api} = window as unknown as {api: DockviewApi};
    const {element} = api.getPanel('b')!.view.content;
    const inner = stage.dockview.createDockview(element, {createComponent: ({id}) => new stage.Text(id)});
    inner.layout(400, 300);
    Object.assign(window, {element, inner});
  });
  const widthAt = async (width: number) => {
    await other.setViewportSize({width, height: 500});
    await expect.poll(() => ask(page, 'element.clientWidth')).toBe(width);
    await page.evaluate(() => stage.settled(2));
    return ask(page, 'inner.width');
  };
  expect(await widthAt(700)).toBe(400);
  await page.evaluate(
    'new ResizeObserver(() => inner.layout(element.clientWidth, element.clientHeight)).observe(element)',
  );
  expect(await widthAt(600)).toBe(600);
});

behavior(POPOUT, 'the list of hidden tabs of a window opens in the main window', async ({page}) => {
  const other = await openWindow(page);
  await page.evaluate(() => {
    const {api} = window as unknown as {api: DockviewApi};
    for (let index = 0; index < 40; index++) {
      api.addPanel({id: `panel-${index}`, component: 'text', position: {referencePanel: 'b'}});
    }
  });
  await other.locator('.dv-tabs-overflow-dropdown-root').click();
  await expect(page.locator('.dv-tabs-overflow-container')).toHaveCount(1);
  await expect(other.locator('.dv-tabs-overflow-container')).toHaveCount(0);
});

behavior(POPOUT, 'reloading a window returns its panels and leaves it blank', async ({page}) => {
  const other = await openWindow(page);
  await other.reload();
  await expect.poll(() => ask(page, "api.getPanel('b').api.location.type")).toBe('grid');
  expect(other.isClosed()).toBe(false);
  await expect(other.locator('.dv-tab')).toHaveCount(0);
});

behavior(SAVE, 'a save while the page closes contains no windows', async ({page}) => {
  await openWindow(page);
  await page.evaluate(() => {
    const {api} = window as unknown as {api: DockviewApi};
    sessionStorage.setItem('open', JSON.stringify(api.toJSON()));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') sessionStorage.setItem('closing', JSON.stringify(api.toJSON()));
    });
  });
  await page.reload();
  const savedAs = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
  expect(await savedAs('open')).toContain('"popoutGroups"');
  expect(await savedAs('closing')).toContain('"b"');
  expect(await savedAs('closing')).not.toContain('"popoutGroups"');
});

fact(POPOUT, 'the tabs of a loaded window show their content once the active panel is activated again', async () => {
  const shown = async (active: string, isCured: boolean) => {
    const source = stage.tabsOf('a b c');
    source.addPanel({id: 'side', component: 'text', position: {direction: 'right'}});
    const {api, group} = source.getPanel(active)!;
    api.setActive();
    await source.addPopoutGroup(group);
    const saved = source.toJSON();
    source.dispose();
    const dock = stage.makeDock();
    dock.fromJSON(saved);
    const opened = new Promise((resolve) => dock.getPanel(active)!.api.onDidLocationChange(resolve));
    for (const one of isCured ? dock.panels : []) {
      one.api.onDidLocationChange(({location}) => {
        if (location.type === 'popout' && one.group.activePanel === one) one.api.setActive();
      });
    }
    await opened;
    await stage.settled();
    return stage.shownIn(dock.getPanel('a')!.group).join();
  };
  return {
    got: [await shown('a', false), await shown('b', false), await shown('a', true), await shown('b', true)],
    want: ['', 'c', 'a', 'b'],
  };
});

behavior(POPOUT, 'windows of a whole column lose its heights unless they close in reverse order', async ({page}) => {
  const heightsAfter = async (order: ('a' | 'b')[], restores = false) => {
    await page.evaluate(() => {
      document.body.replaceChildren();
      const api = stage.makeDock();
      api.addPanel({id: 'main', component: 'text'});
      api.addPanel({id: 'a', component: 'text', position: {direction: 'right'}, initialWidth: 300});
      const below = {referencePanel: 'a', direction: 'below'} as const;
      api.addPanel({id: 'b', component: 'text', position: below, initialHeight: 150});
      for (const id of ['a', 'b']) {
        const button = document.body.appendChild(document.createElement('button'));
        button.textContent = `Open ${id}`;
        button.addEventListener('click', () => void api.addPopoutGroup(api.getPanel(id)!));
      }
      Object.assign(window, {api});
    });
    const windows: Record<string, Page> = {};
    for (const id of ['a', 'b']) {
      const popup = page.waitForEvent('popup');
      await page.getByRole('button', {name: `Open ${id}`}).click();
      windows[id] = await popup;
      await expect(windows[id].locator(`[data-content=${id}]`)).toBeVisible();
    }
    for (const id of order) {
      await windows[id]!.close({runBeforeUnload: true});
      await expect.poll(() => ask(page, `api.getPanel('${id}').api.location.type`)).toBe('grid');
    }
    if (restores) {
      await ask(page, 'api.layout(api.width, api.height, true)');
      await ask(
        page,
        "[1, 2].forEach(() => { api.getPanel('a').api.setSize({width: 300, height: 450}); api.getPanel('b').api.setSize({width: 300, height: 150}); })",
      );
    }
    return ask(
      page,
      "['main', 'a', 'b'].map((id) => { const {width, height} = api.getPanel(id).group.api; return width + 'x' + height; })",
    );
  };
  const kept = ['700x600', '300x450', '300x150'];
  expect(await heightsAfter(['b', 'a'])).toEqual(kept);
  expect(await heightsAfter(['a', 'b'])).not.toEqual(kept);
  expect(await heightsAfter(['a', 'b'], true)).toEqual(kept);
});

behavior(
  POPOUT,
  'a panel that comes back is in front of its tabs, unless the tab from before is activated',
  async ({page}) => {
    const frontAfterReturn = async (keepsTab: boolean) => {
      await page.evaluate((keeps) => {
        document.body.replaceChildren();
        const api = stage.dockOf('a b');
        const panel = api.getPanel('b')!;
        for (const id of ['c', 'd']) api.addPanel({id, component: 'text', position: {referencePanel: 'b'}});
        const home = panel.group;
        const onWillClose = () => {
          const front = home.activePanel;
          setTimeout(() => front?.api.setActive());
        };
        const button = document.body.appendChild(document.createElement('button'));
        button.textContent = 'Open';
        button.addEventListener('click', () => void api.addPopoutGroup(panel, keeps ? {onWillClose} : {}));
        Object.assign(window, {api});
      }, keepsTab);
      const popup = page.waitForEvent('popup');
      await page.getByRole('button', {name: 'Open'}).click();
      const other = await popup;
      await expect(other.locator('[data-content=b]')).toBeVisible();
      await ask(page, "api.getPanel('c').api.setActive()");
      await other.close({runBeforeUnload: true});
      await expect.poll(() => ask(page, "api.getPanel('b').api.location.type")).toBe('grid');
      await page.evaluate(() => stage.settled());
      return ask(
        page,
        "api.getPanel('c').group.activePanel.id + ' ' + api.getPanel('c').group.panels.map(({id}) => id).join()",
      );
    };
    expect(await frontAfterReturn(false)).toBe('b c,d,b');
    expect(await frontAfterReturn(true)).toBe('c c,d,b');
  },
);

behavior(
  POPOUT,
  'a link to a download or mailto closes the windows, unless it has target or download',
  async ({page}) => {
    const headers = {'Content-Disposition': 'attachment; filename=file.zip', 'Content-Type': 'application/zip'};
    await page.context().route('**/file.zip', (route) => route.fulfill({headers, body: 'file'}));
    const placeAfterClick = async (attributes: string) => {
      await page.reload();
      await openWindow(page);
      await page.evaluate((given) => {
        document.body.insertAdjacentHTML(
          'beforeend',
          `<a ${given} style="position: fixed; right: 0; bottom: 0">Link</a>`,
        );
      }, attributes);
      await page.getByText('Link').click();
      await page.waitForTimeout(300);
      return ask(page, "api.getPanel('b').api.location.type");
    };
    expect(await placeAfterClick('href="/file.zip"')).toBe('grid');
    expect(await placeAfterClick('href="mailto:a@example.com"')).toBe('grid');
    expect(await placeAfterClick('href="/file.zip" download')).toBe('popout');
    expect(await placeAfterClick('href="/file.zip" target="_blank"')).toBe('popout');
    expect(await placeAfterClick('href="mailto:a@example.com" target="_blank"')).toBe('popout');
  },
);

behavior(
  POPOUT,
  'elements that moved into a window are an HTMLElement, those React adds there are not',
  async ({page}) => {
    await page.evaluate(() => {
      const {React, dockview} = stage;
      function Counter() {
        const [count, setCount] = React.useState(0);
        const onClick = ({nativeEvent}: React.MouseEvent) => {
          Object.assign(window, {isMouseEvent: nativeEvent instanceof MouseEvent});
          setCount(count + 1);
        };
        return React.createElement('div', null, [
          React.createElement('button', {key: 'add', id: 'add', onClick}, 'Add'),
          count > 0 && React.createElement('p', {key: 'added', id: 'added'}, 'Added'),
        ]);
      }
      const onReady = ({api}: {api: DockviewApi}) => {
        Object.assign(window, {api});
        for (const id of ['a', 'b']) api.addPanel({id, component: 'counter', position: {direction: 'right'}});
      };
      const dock = React.createElement(dockview.DockviewReact, {components: {counter: Counter}, onReady});
      stage.render(React.createElement('div', {style: {height: 600}}, dock));
      const button = document.body.appendChild(document.createElement('button'));
      button.textContent = 'Open';
      button.addEventListener('click', () => void window.eval("api.addPopoutGroup(api.getPanel('b'))"));
    });
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', {name: 'Open'}).click();
    const other = await popup;
    await other.locator('#add').click();
    await expect(other.locator('#added')).toBeVisible();
    const isElement = (id: string) =>
      ask(page, `api.getPanel('b').api.getWindow().document.getElementById('${id}') instanceof HTMLElement`);
    expect(await isElement('add')).toBe(true);
    expect(await isElement('added')).toBe(false);
    expect(await ask(page, 'isMouseEvent')).toBe(false);
  },
);

behavior(
  POPOUT,
  'a video goes on in a window and back in the dock when it is started again in a timeout',
  async ({page}) => {
    const timesWith = async (isDeferred: boolean, renderer: 'onlyWhenVisible' | 'always') => {
      await page.evaluate(
        ([defers, defaultRenderer]) => {
          document.body.replaceChildren();
          const rate = 8000;
          const samples = new Uint8Array(60 * rate).fill(128);
          const header = new DataView(new ArrayBuffer(44));
          for (const [offset, text] of [
            [0, 'RIFF'],
            [8, 'WAVE'],
            [12, 'fmt '],
            [36, 'data'],
          ] as const) {
            Array.from(text).forEach((letter, index) => header.setUint8(offset + index, letter.charCodeAt(0)));
          }
          for (const [offset, value] of [
            [4, 36 + samples.length],
            [16, 16],
            [24, rate],
            [28, rate],
            [40, samples.length],
          ] as const) {
            header.setUint32(offset, value, true);
          }
          for (const [offset, value] of [
            [20, 1],
            [22, 1],
            [32, 1],
            [34, 8],
          ] as const)
            header.setUint16(offset, value, true);
          const video = document.createElement('video');
          video.muted = true;
          video.src = URL.createObjectURL(new Blob([header, samples], {type: 'audio/wav'}));
          const content = {
            element: video,
            init({api: panelApi}: Parameters<InstanceType<typeof stage.Text>['init']>[0]) {
              let time = 0;
              video.addEventListener('timeupdate', () => {
                if (video.currentTime > 0) time = video.currentTime;
              });
              const goOn = () => {
                video.currentTime = time;
                video.play().catch(() => {});
              };
              panelApi.onDidLocationChange(() => (defers ? void setTimeout(goOn) : goOn()));
            },
          };
          const createComponent = stage.createWith('b', content);
          const api = stage.dockOf('a b', {createComponent, defaultRenderer});
          Object.assign(window, {api, video});
          const button = document.body.appendChild(document.createElement('button'));
          button.textContent = 'Open';
          button.addEventListener('click', () => void api.addPopoutGroup(api.getPanel('b')!));
        },
        [isDeferred, renderer] as const,
      );
      const time = () => ask<number>(page, 'video.currentTime');
      await ask(page, 'video.currentTime = 20, video.play()');
      await expect.poll(time).toBeGreaterThan(20.3);
      const popup = page.waitForEvent('popup');
      await page.getByRole('button', {name: 'Open'}).click();
      const other = await popup;
      await expect(other.locator('video')).toBeVisible();
      await page.waitForTimeout(400);
      const inWindow = await time();
      await other.close({runBeforeUnload: true});
      await expect.poll(() => ask(page, "api.getPanel('b').api.location.type")).toBe('grid');
      await page.waitForTimeout(400);
      return [inWindow > 20, (await time()) > 20];
    };
    expect(await timesWith(false, 'onlyWhenVisible')).toEqual([true, false]);
    expect(await timesWith(true, 'onlyWhenVisible')).toEqual([true, true]);
    expect(await timesWith(true, 'always')).toEqual([true, true]);
  },
);

behavior(
  POPOUT,
  'a dock whose only group is in a window accepts drops at its edges, not in the middle',
  async ({page}) => {
    await openWindow(
      page,
      "api.addFloatingGroup(api.getPanel('a'), {width: 200, height: 200, position: {left: 600, top: 100}})",
    );
    const dock = page.locator('.dv-dockview');
    const place = () => ask(page, "stage.settled().then(() => api.getPanel('a').api.location.type)");
    await drag(page, tab(page, 'a'), dock, {across: 0.3, down: 0.5});
    expect(await place()).toBe('floating');
    await drag(page, tab(page, 'a'), dock, {across: 0.004, down: 0.5});
    expect(await place()).toBe('grid');
  },
);
