import type {AddPanelOptions, DockviewApi, GroupPanelPartInitParameters} from 'dockview';
import {loadSample} from './pageSample';
import {behavior, expect, fact} from './support';

const KEYBOARD = '/docs/advanced/keyboard';

behavior(KEYBOARD, 'tabs take the focus, and no key activates them', async ({page}) => {
  await page.evaluate(() => stage.tabsOf('a b'));
  await page.keyboard.press('Tab');
  await expect(page.locator('.dv-tab', {hasText: 'a'})).toBeFocused();
  for (const key of ['Enter', 'Space', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.locator('.dv-active-tab')).toHaveText('b');
});

behavior(KEYBOARD, 'there are no roles and no names, and the close button takes no focus', async ({page}) => {
  await page.evaluate(() => stage.dockOf('a b'));
  const attributes = await page.locator('.dv-dockview').evaluate((dock) => {
    const all = [dock, ...Array.from(dock.querySelectorAll('*'))].filter(({tagName}) => tagName !== 'svg');
    return all.flatMap((node) =>
      node.getAttributeNames().filter((name) => name === 'role' || /^aria-label/.test(name)),
    );
  });
  expect(attributes).toEqual([]);
  expect(await page.locator('.dv-default-tab-action').first().getAttribute('tabindex')).toBe(null);
});

fact(KEYBOARD, 'moveToNext goes round the grid and throws from a floating group', () => {
  const api = stage.dockOf('a b');
  api.addPanel({id: 'palette', component: 'text', floating: true});
  const message = stage.messageOf(() => api.moveToNext());
  api.getPanel('b')!.api.setActive();
  api.moveToNext();
  return {
    got: [message, api.activePanel?.id],
    want: [/Cannot read properties of null \(reading 'parentElement'\)/, 'a'],
  };
});

fact(KEYBOARD, 'moveToNext writes the group into the object it is given', () => {
  const api = stage.dockOf('a b');
  const options = {includePanel: true};
  api.moveToNext(options);
  return {got: Object.keys(options), want: ['includePanel', 'group']};
});

fact(KEYBOARD, 'setActive leaves the keyboard focus where it is', () => {
  const api = stage.dockOf('a b');
  const input = document.createElement('input');
  document.body.append(input);
  input.focus();
  api.getPanel('a')!.api.setActive();
  return {got: document.activeElement?.tagName, want: 'INPUT'};
});

fact(KEYBOARD, 'setActive takes the focus from the panel that has it, unless its renderer is always', () => {
  const focusedAfter = (defaultRenderer: 'always' | 'onlyWhenVisible') => {
    const createComponent = () => ({element: document.createElement('input'), init() {}});
    const panel = stage.makeDock({createComponent, defaultRenderer}).addPanel({id: 'a', component: 'text'});
    panel.view.content.element.focus();
    panel.api.setActive();
    return document.activeElement?.tagName;
  };
  return {got: [focusedAfter('onlyWhenVisible'), focusedAfter('always')], want: ['BODY', 'INPUT']};
});

fact(KEYBOARD, 'the focus is lost to the body when the focused panel closes', () => {
  const api = stage.tabsOf('a b');
  document.querySelector<HTMLElement>('.dv-active-tab')!.focus();
  api.getPanel('b')!.api.close();
  return {got: document.activeElement?.tagName, want: 'BODY'};
});

behavior(KEYBOARD, 'focus moving into content makes its group the active one', async ({page}) => {
  await page.evaluate(() => {
    const createComponent = ({id}: {id: string}) => {
      const element = document.createElement('input');
      element.ariaLabel = id;
      return {element, init() {}};
    };
    stage.dockOf('a b', {createComponent});
  });
  await page.getByLabel('a', {exact: true}).focus();
  await expect(page.locator('.dv-active-group .dv-tab')).toHaveText('a');
});

fact(KEYBOARD, 'the focus method of a content is never called', () => {
  let calls = 0;
  const createComponent = () => ({element: document.createElement('div'), init() {}, focus: () => (calls += 1)});
  const api = stage.dockOf('a b', {createComponent});
  api.getPanel('a')!.api.setActive();
  api.focus();
  return {got: {calls, isFocused: api.getPanel('a')!.api.isFocused}, want: {calls: 0, isFocused: false}};
});

behavior(
  KEYBOARD,
  'shortcuts on the window work after the focused panel closed, those on the container do not',
  async ({page}) => {
    const heard = await page.evaluateHandle(() => {
      const heard: string[] = [];
      const api = stage.tabsOf('a b');
      const container = document.querySelector<HTMLElement>('.dv-dockview')!.parentElement!;
      container.addEventListener('keydown', ({key}) => heard.push(`container ${key}`));
      window.addEventListener('keydown', ({key}) => {
        heard.push(`window ${key}`);
        if (key === 'x') api.activePanel?.api.close();
      });
      return heard;
    });
    await page.locator('.dv-active-tab').focus();
    for (const key of ['x', 'y']) await page.keyboard.press(key);
    expect(await heard.jsonValue()).toEqual(['container x', 'window x', 'window y']);
  },
);

behavior(KEYBOARD, 'keys of a popout window arrive at a listener on that window only', async ({page}) => {
  const heard = await page.evaluateHandle(() => {
    const heard: string[] = [];
    const api = stage.dockOf('a b');
    const panel = api.getPanel('b')!;
    window.addEventListener('keydown', ({key}) => heard.push(`window ${key}`));
    panel.api.onDidLocationChange(({location}) => {
      if (location.type !== 'popout') return;
      panel.api.getWindow().addEventListener('keydown', ({key}) => heard.push(`popout ${key}`));
    });
    const button = document.body.appendChild(document.createElement('button'));
    button.textContent = 'Open';
    button.addEventListener('click', () => void api.addPopoutGroup(panel));
    return heard;
  });
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', {name: 'Open'}).click();
  const other = await popup;
  await other.locator('.dv-tab').focus();
  await other.keyboard.press('z');
  expect(await heard.jsonValue()).toEqual(['popout z']);
  await other.close({runBeforeUnload: true});
});

behavior(
  KEYBOARD,
  'a key runs a function once that every panel of a window adds, a new one for each',
  async ({page}) => {
    const heard = await page.evaluateHandle(() => {
      const heard: string[] = [];
      const api = stage.tabsOf('a b');
      const shared = () => heard.push('shared');
      for (const panel of api.panels) {
        panel.api.onDidLocationChange(({location}) => {
          if (location.type !== 'popout') return;
          panel.api.getWindow().addEventListener('keydown', shared);
          panel.api.getWindow().addEventListener('keydown', () => heard.push(`new ${panel.id}`));
        });
      }
      return {heard, open: () => void api.addPopoutGroup(api.groups[0]!)};
    });
    const popup = page.waitForEvent('popup');
    await heard.evaluate(({open}) => open());
    const other = await popup;
    await other.locator('.dv-tab').first().focus();
    await other.keyboard.press('z');
    expect(await heard.evaluate(({heard}) => heard)).toEqual(['shared', 'new a', 'new b']);
    await other.close({runBeforeUnload: true});
  },
);

fact(KEYBOARD, 'while a group is maximized the other groups of the grid are not visible', () => {
  const api = stage.dockOf('a b');
  api.addPanel({id: 'palette', component: 'text', floating: true});
  api.getPanel('b')!.api.maximize();
  return {got: api.groups.map((group) => group.api.isVisible), want: [false, true, true]};
});

behavior(KEYBOARD, 'the focus moves into the content after a click on its tab, with both renderers', async ({page}) => {
  for (const defaultRenderer of ['always', 'onlyWhenVisible'] as const) {
    for (const waits of [true, false]) {
      await page.evaluate(
        ({defaultRenderer, waits}) => {
          document.body.replaceChildren();
          const createComponent = ({id}: {id: string}) => {
            if (id !== 'a') return new stage.Text(id);
            const element = document.createElement('input');
            const init = ({api}: GroupPanelPartInitParameters) =>
              void api.onDidActiveChange(({isActive}) => {
                if (!isActive) return;
                if (waits) setTimeout(() => element.focus());
                else element.focus();
              });
            return {element, init};
          };
          stage.tabsOf('a b', {createComponent, defaultRenderer});
        },
        {defaultRenderer, waits},
      );
      await page.locator('.dv-inactive-tab').click({position: {x: 8, y: 8}});
      if (waits) await expect(page.locator('input')).toBeFocused();
      else await expect(page.locator('.dv-active-tab')).toBeFocused();
    }
  }
});

/** What `openFrom.ts` of the page exports. */
declare const opening: {openFrom(opener: HTMLElement, api: DockviewApi, options: AddPanelOptions): unknown};

behavior(KEYBOARD, 'the focus returns to the element that opened a panel when the panel closes', async ({page}) => {
  await loadSample(page, KEYBOARD, 'openFrom.ts', 'opening');
  const button = page.getByRole('button').first();
  const close = () => page.evaluate("api.getPanel('b').api.close()");
  for (const defaultRenderer of ['onlyWhenVisible', 'always'] as const) {
    await page.evaluate((defaultRenderer) => {
      const button = document.createElement('button');
      document.body.replaceChildren(button, document.createElement('textarea'));
      const createComponent = () => ({element: document.createElement('input'), init() {}});
      const api = stage.makeDock({createComponent, defaultRenderer});
      api.addPanel({id: 'a', component: 'text'});
      button.onclick = () => opening.openFrom(button, api, {id: 'b', component: 'text'});
      Object.assign(window, {api});
    }, defaultRenderer);
    await button.click();
    await page.locator('.dv-dockview input:visible').focus();
    await close();
    await expect(button).toBeFocused();
    await button.click();
    await page.locator('.dv-tab', {hasText: 'b'}).locator('.dv-default-tab-action').click();
    await expect(button).toBeFocused();
    await button.click();
    await page.locator('textarea').focus();
    await close();
    await expect(page.locator('textarea')).toBeFocused();
  }
});

behavior(KEYBOARD, 'the Tab key stops at the tab of a hidden group, and in its panel', async ({page}) => {
  await page.evaluate(async () => {
    const createComponent = () => ({element: document.createElement('input'), init() {}});
    const api = stage.dockOf('a b', {createComponent});
    api.getPanel('b')!.group.api.setVisible(false);
    await stage.settled();
  });
  const stops: string[] = [];
  for (let stop = 0; stop < 5; stop++) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement!.tagName));
  }
  expect(stops).toEqual(['DIV', 'INPUT', 'DIV', 'INPUT', 'BODY']);
});

behavior(KEYBOARD, 'focus moving into an iframe leaves its group inactive', async ({page}) => {
  await page.evaluate(async () => {
    const createComponent = ({id}: {id: string}) => {
      const element = document.createElement(id === 'a' ? 'iframe' : 'div');
      if (element instanceof HTMLIFrameElement) element.srcdoc = '<input>';
      return {element, init() {}};
    };
    stage.dockOf('a b', {createComponent});
    await stage.settled();
  });
  await page.frameLocator('iframe').locator('input').waitFor();
  for (let stop = 0; stop < 2; stop++) await page.keyboard.press('Tab');
  await expect(page.frameLocator('iframe').locator('input')).toBeFocused();
  await expect(page.locator('.dv-active-group .dv-tab')).toHaveText('b');
});

behavior(KEYBOARD, 'the focus moves to the tab that a user clicks to hide the focused panel', async ({page}) => {
  await page.evaluate(() => {
    const createComponent = () => ({element: document.createElement('input'), init() {}});
    stage.tabsOf('a b', {createComponent});
  });
  await page.locator('.dv-dockview input').focus();
  await page.locator('.dv-inactive-tab').click({position: {x: 8, y: 8}});
  await expect(page.locator('.dv-tab', {hasText: 'a'})).toBeFocused();
});
