import {behaviour, expect} from './support';

const KEYBOARD = '/docs/advanced/keyboard';

behaviour(KEYBOARD, 'tabs take the focus, and no key activates them', async ({page}) => {
  await page.evaluate(() => stage.addPanels(stage.makeDock(), 'a b', 'tabs'));
  await page.keyboard.press('Tab');
  await expect(page.locator('.dv-tab', {hasText: 'a'})).toBeFocused();
  for (const key of ['Enter', 'Space', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.locator('.dv-active-tab')).toHaveText('b');
});

behaviour(KEYBOARD, 'there are no roles and no names, and the close button takes no focus', async ({page}) => {
  await page.evaluate(() => stage.addPanels(stage.makeDock(), 'a b'));
  const attributes = await page.locator('.dv-dockview').evaluate((dock) => {
    const all = [dock, ...Array.from(dock.querySelectorAll('*'))].filter(({tagName}) => tagName !== 'svg');
    return all.flatMap((node) =>
      node.getAttributeNames().filter((name) => name === 'role' || /^aria-label/.test(name)),
    );
  });
  expect(attributes).toEqual([]);
  expect(await page.locator('.dv-default-tab-action').first().getAttribute('tabindex')).toBe(null);
});

behaviour(KEYBOARD, 'moveToNext goes round the grid and throws from a floating group', async ({page}) => {
  const result = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    api.addPanel({id: 'palette', component: 'text', floating: true});
    const message = stage.messageOf(() => api.moveToNext());
    api.getPanel('b')!.api.setActive();
    api.moveToNext();
    return {message, active: api.activePanel?.id};
  });
  expect(result.message).toContain("Cannot read properties of null (reading 'parentElement')");
  expect(result.active).toBe('a');
});

behaviour(KEYBOARD, 'moveToNext writes the group into the object it is given', async ({page}) => {
  const keys = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    const options = {includePanel: true};
    api.moveToNext(options);
    return Object.keys(options);
  });
  expect(keys).toContain('group');
});

behaviour(KEYBOARD, 'setActive leaves the keyboard focus where it is', async ({page}) => {
  const tag = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    const input = document.createElement('input');
    document.body.append(input);
    input.focus();
    api.getPanel('a')!.api.setActive();
    return document.activeElement?.tagName;
  });
  expect(tag).toBe('INPUT');
});

behaviour(KEYBOARD, 'the focus is lost to the body when the focused panel closes', async ({page}) => {
  const tag = await page.evaluate(() => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b', 'tabs');
    document.querySelector<HTMLElement>('.dv-active-tab')!.focus();
    api.getPanel('b')!.api.close();
    return document.activeElement?.tagName;
  });
  expect(tag).toBe('BODY');
});

behaviour(KEYBOARD, 'focus moving into content makes its group the active one', async ({page}) => {
  await page.evaluate(() => {
    const createComponent = ({id}: {id: string}) => {
      const element = document.createElement('input');
      element.ariaLabel = id;
      return {element, init() {}};
    };
    stage.addPanels(stage.makeDock({createComponent}), 'a b');
  });
  await page.getByLabel('a', {exact: true}).focus();
  await expect(page.locator('.dv-active-group .dv-tab')).toHaveText('a');
});

behaviour(KEYBOARD, 'the focus method of a content is never called', async ({page}) => {
  const result = await page.evaluate(() => {
    let calls = 0;
    const createComponent = () => ({element: document.createElement('div'), init() {}, focus: () => (calls += 1)});
    const api = stage.makeDock({createComponent});
    stage.addPanels(api, 'a b');
    api.getPanel('a')!.api.setActive();
    api.focus();
    return {calls, isFocused: api.getPanel('a')!.api.isFocused};
  });
  expect(result).toEqual({calls: 0, isFocused: false});
});
