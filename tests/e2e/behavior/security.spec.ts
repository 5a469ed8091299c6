import type {Page} from '@playwright/test';
import {behavior, expect, fact} from './support';

const SECURITY = '/docs/help/security';

const CSP = 'content-security-policy';
const COOP = 'cross-origin-opener-policy';
const COEP = 'cross-origin-embedder-policy';

type Headers = Record<string, string>;

/** Loads the page again, with these headers for itself and for the page of popout windows. */
async function withHeaders(page: Page, app: Headers, popout: Headers = {}): Promise<void> {
  const serve = (path: string, headers: Headers) =>
    page.context().route(
      ({pathname}) => pathname === path,
      async (route) => {
        const response = await route.fetch();
        // The server of the tests has policies for its own pages.
        const others = Object.entries(response.headers()).filter(([name]) => name !== CSP);
        await route.fulfill({response, headers: {...Object.fromEntries(others), ...headers}});
      },
    );
  await serve('/', app);
  await serve('/popout.html', popout);
  await page.reload();
}

/** Opens a panel in a window; says what came of it, and how many of the copied styles are in force there. */
function openWindow(page: Page): Promise<{opened: boolean | string; header: number; sheets: number}> {
  return page.evaluate(async () => {
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    const panel = api.getPanel('b')!;
    const wait = new Promise<string>((resolve) => setTimeout(() => resolve('waits'), 2000));
    const opened = await Promise.race([api.addPopoutGroup(panel), wait]);
    await stage.settled();
    const {document} = panel.api.getWindow();
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    if (opened === true)
      await Promise.all(
        links.map((link) => link.sheet ?? new Promise((loaded) => (link.onload = link.onerror = loaded))),
      );
    const header = document.querySelector<HTMLElement>('.dv-tabs-and-actions-container');
    return {opened, header: header!.offsetHeight, sheets: document.styleSheets.length};
  });
}

behavior(SECURITY, 'a dock runs under a policy without unsafe-inline and with trusted types', async ({page}) => {
  const policy = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
  await withHeaders(page, {[CSP]: policy});
  const result = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
    const style = document.createElement('style');
    document.head.append(style, document.createElement('span'));
    style.textContent = 'p {margin: 1px}';
    await stage.settled();
    const control = violations.length;
    violations.length = 0;
    const api = stage.makeDock();
    stage.addPanels(api, 'a b');
    api.addFloatingGroup(api.getPanel('b')!);
    api.getPanel('a')!.api.maximize();
    api.fromJSON(api.toJSON());
    await stage.settled();
    const floating = document.querySelector<HTMLElement>('.dv-resize-container')!;
    return {control, violations, width: floating.style.width};
  });
  expect(result.control).toBeGreaterThan(0);
  expect(result.violations).toEqual([]);
  expect(parseFloat(result.width)).toBeGreaterThan(0);
});

behavior(SECURITY, 'a strict policy leaves server-rendered docks flat', async ({page}) => {
  await withHeaders(page, {[CSP]: "default-src 'none'; script-src 'self'; style-src 'self'"});
  const heights = await page.evaluate(async () => {
    const {hydrateRoot, dockview, React} = stage;
    const container = stage.addContainer();
    // What `renderToString` returns for this.
    container.innerHTML = '<div class="dock" style="height:100vh"><div style="height:100%;width:100%"></div></div>';
    const dock = React.createElement(dockview.DockviewReact, {components: {}, onReady() {}});
    hydrateRoot(container, React.createElement('div', {className: 'dock', style: {height: '100vh'}}, dock));
    await stage.settled();
    const height = () => container.querySelector<HTMLElement>('.dv-dockview')!.offsetHeight;
    const heights = [height()];
    for (const rule of ['.dock > div {height: 100%}', '.dock {height: 100vh}']) {
      document.styleSheets[0]!.insertRule(rule);
      await stage.settled();
      heights.push(height());
    }
    return heights;
  });
  expect(heights).toEqual([0, 0, 900]);
});

behavior(
  SECURITY,
  'under a strict policy a popout window keeps its linked styles and loses the copied rules',
  async ({page}) => {
    const errors: string[] = [];
    page.context().on('page', (popout) => popout.on('console', (line) => errors.push(line.text())));
    await withHeaders(page, {}, {[CSP]: "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data:"});
    const open = await openWindow(page);
    expect(open).toMatchObject({opened: true, header: 35});
    expect(open.sheets).toBeGreaterThan(100);
    expect(errors).toEqual([]);
    await page.context().unrouteAll();
    await withHeaders(page, {}, {[CSP]: "default-src 'none'; style-src 'self'; img-src data:"});
    expect(await openWindow(page)).toEqual({opened: true, header: 35, sheets: 1});
    expect(errors.length).toBeGreaterThan(0);
  },
);

behavior(
  SECURITY,
  'an opener policy that differs between the app and popout.html keeps a window from opening',
  async ({page}) => {
    const opens = async (app?: string, popout?: string) => {
      await page.context().unrouteAll();
      await withHeaders(page, app ? {[COOP]: app} : {}, popout ? {[COOP]: popout} : {});
      return (await openWindow(page)).opened;
    };
    expect(await opens('same-origin', 'same-origin')).toBe(true);
    expect(await opens('same-origin')).toBe('waits');
    expect(await opens('same-origin-allow-popups')).toBe(true);
    expect(await opens('same-origin-allow-popups', 'same-origin-allow-popups')).toBe(true);
    expect(await opens('same-origin-allow-popups', 'same-origin')).toBe('waits');
    expect(await opens(undefined, 'same-origin')).toBe('waits');
    expect(await opens(undefined, 'same-origin-allow-popups')).toBe('waits');
  },
);

behavior(SECURITY, 'an isolated app needs both headers for popout.html', async ({page}) => {
  const isolated = {[COOP]: 'same-origin', [COEP]: 'require-corp'};
  await withHeaders(page, isolated, isolated);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  expect((await openWindow(page)).opened).toBe(true);
  await page.context().unrouteAll();
  await withHeaders(page, isolated, {[COOP]: 'same-origin'});
  expect((await openWindow(page)).opened).toBe('waits');
});

behavior(SECURITY, 'a sandbox policy keeps popout.html empty unless it allows the same origin', async ({page}) => {
  await withHeaders(page, {}, {[CSP]: 'sandbox'});
  expect((await openWindow(page)).opened).toBe('waits');
  await page.context().unrouteAll();
  await withHeaders(page, {}, {[CSP]: 'sandbox allow-same-origin'});
  expect((await openWindow(page)).opened).toBe(true);
});

behavior(SECURITY, 'the policy of popout.html decides what panels in the window may show', async ({page}) => {
  const errors: string[] = [];
  page.context().on('page', (popout) => popout.on('console', (line) => errors.push(line.text())));
  const load = (policy: string) => {
    errors.length = 0;
    return withHeaders(page, {}, {[CSP]: policy}).then(() =>
      page.evaluate(async () => {
        const createComponent = () => {
          const element = document.createElement('iframe');
          element.src = '/404.html';
          return {element, init() {}};
        };
        const api = stage.makeDock({createComponent});
        stage.addPanels(api, 'a b');
        await api.addPopoutGroup(api.getPanel('b')!);
        const {status} = await fetch('/popout.html');
        await new Promise((resolve) => setTimeout(resolve, 500));
        return status;
      }),
    );
  };
  const styles = "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data:";
  expect(await load(styles)).toBe(200);
  await expect.poll(() => errors.join()).toContain('Framing');
  await page.context().unrouteAll();
  expect(await load(`${styles}; frame-src 'self'`)).toBe(200);
  expect(errors.join()).not.toContain('Framing');
});

behavior(SECURITY, 'a javascript address in popoutGroups runs as a script of the page', async ({page}) => {
  const load = () =>
    page.evaluate(async () => {
      const source = stage.makeDock();
      stage.addPanels(source, 'a b');
      await source.addPopoutGroup(source.getPanel('b')!);
      const layout = source.toJSON();
      source.clear();
      const [first] = layout.popoutGroups!;
      const popoutGroups = [{...first!, url: 'javascript:void(opener.intruder = true)'}];
      stage.makeDock().fromJSON({...layout, popoutGroups});
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return 'intruder' in window;
    });
  expect(await load()).toBe(true);
  await withHeaders(page, {[CSP]: "script-src 'self'"});
  expect(await load()).toBe(false);
});

fact(SECURITY, 'the view of a saved panel overrides its component', () => {
  const names: string[] = [];
  const layout = stage.dockOf('a').toJSON();
  Object.assign(layout.panels.a!, {contentComponent: 'note', view: {content: {id: 'admin'}}});
  const createComponent = ({id, name}: {id: string; name: string}) => {
    names.push(name);
    return new stage.Text(id);
  };
  stage.makeDock({createComponent}).fromJSON(layout);
  return {got: names, want: ['admin']};
});

fact(SECURITY, 'without the window that held it, a layout loads without an active panel', async () => {
  const source = stage.dockOf('a b');
  await source.addPopoutGroup(source.getPanel('b')!);
  const layout = {...source.toJSON(), popoutGroups: undefined};
  source.clear();
  const api = stage.makeDock();
  api.fromJSON(layout);
  const active = api.activePanel?.id;
  api.panels[0]!.api.setActive();
  const {group} = api.addPanel({id: 'c', component: 'text'});
  return {got: [active, group.panels.map(({id}) => id)], want: [undefined, ['a', 'c']]};
});

behavior(SECURITY, 'HTML in a title is shown as text', async ({page}) => {
  const title = '<img src="x" />';
  await page.evaluate((text) => void stage.makeDock().addPanel({id: 'a', component: 'text', title: text}), title);
  await expect(page.locator('.dv-default-tab-content')).toHaveText(title);
});

fact(SECURITY, 'an object as the title removes a React app with DockviewDefaultTab', async () => {
  const {createElement} = stage.React;
  const {DockviewDefaultTab, DockviewReact} = stage.dockview;
  const load = async (title: unknown, defaultTabComponent?: typeof DockviewDefaultTab) => {
    const layout = stage.dockOf('a').toJSON();
    Object.assign(layout.panels.a!, {title});
    const onReady = ({api}: {api: ReturnType<typeof stage.makeDock>}) => api.fromJSON(layout);
    const components = {text: () => 'Text'};
    const dock = createElement(DockviewReact, {components, defaultTabComponent, onReady});
    const container = stage.render(createElement('div', null, 'App', dock));
    await stage.settled();
    return container.textContent;
  };
  const title = {text: 'a'};
  return {
    got: [await load(title, DockviewDefaultTab), await load(String(title), DockviewDefaultTab), await load(title)],
    want: ['', /^App/, /^App/],
  };
});

behavior(SECURITY, 'a sandboxed iframe needs allow-popups for a popout window', async ({page}) => {
  const opens = (sandbox: string) =>
    page.evaluate(async (value) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', value);
      frame.src = '/';
      document.body.append(frame);
      await new Promise((resolve) => (frame.onload = resolve));
      const {stage: inner} = frame.contentWindow as unknown as {stage: typeof stage};
      const api = inner.makeDock();
      inner.addPanels(api, 'a b');
      return api.addPopoutGroup(api.getPanel('b')!);
    }, sandbox);
  expect(await opens('allow-scripts allow-same-origin')).toBe(false);
  expect(await opens('allow-scripts allow-same-origin allow-popups')).toBe(true);
});

behavior(SECURITY, 'a sandboxed iframe without the same origin gets no popout window', async ({page}) => {
  const opens = async (sandbox: string) => {
    await page.reload();
    await page.evaluate(async (value) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', value);
      frame.src = '/';
      document.body.append(frame);
      await new Promise((resolve) => (frame.onload = resolve));
    }, sandbox);
    return page.frames()[1]!.evaluate(() => {
      const api = stage.dockOf('a b');
      const wait = new Promise((resolve) => setTimeout(() => resolve('waits'), 2000));
      return Promise.race([api.addPopoutGroup(api.getPanel('b')!), wait]);
    });
  };
  expect(await opens('allow-scripts allow-popups')).toBe(false);
  expect(await opens('allow-scripts allow-popups allow-popups-to-escape-sandbox')).toBe('waits');
  expect(await opens('allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox')).toBe(true);
});
