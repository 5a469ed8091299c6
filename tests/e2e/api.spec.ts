import {readReference, type DocumentedType} from '../../src/plugins/api/reference';
import {loadPage, readBuiltSite} from '../support/builtSite';
import {expect, open, test} from './support';

const types = [...readReference().values()];
const routes = [...new Set(types.map(({route}) => route))];

const OVERVIEW = '/docs/api/dockview/overview';

/** The ids of all headings that a page of the reference has to hold. */
function anchorsOf(route: string): string[] {
  const onPage = types.filter((type) => type.route === route);
  const ownAnchors = ({anchor, members}: DocumentedType) => [
    ...(anchor ? [anchor] : []),
    ...[...members.values()].map((entry) => entry.anchor),
  ];
  return onPage.flatMap(ownAnchors);
}

test('every page of the reference holds all its members, each with declaration and guide, also without JavaScript', () => {
  const site = readBuiltSite('build', '/');
  for (const route of routes) {
    const $ = loadPage(site, route);
    const members = $('article :is(h3, h4)[id]')
      .toArray()
      .map((heading) => ({id: $(heading).attr('id')!, entry: $(heading).next()}))
      .filter(({entry}) => entry.children('pre').length > 0);
    expect(members.map(({id}) => id).sort(), route).toEqual(anchorsOf(route).sort());
    const guides = members.map(({entry}) => entry.find('> ul > li:last-child a').attr('href') ?? '');
    expect(
      guides.filter((guide) => !guide.startsWith('/docs/')),
      route,
    ).toEqual([]);
  }
});

test.describe('at 390 px', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('no declaration is cut or makes the page scroll sideways', async ({page}) => {
    test.slow();
    for (const route of routes) {
      await open(page, route);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(390);
      const cut = await page
        .locator('article :is(h3, h4) + div > pre')
        .evaluateAll((blocks) =>
          blocks
            .filter(
              (block) => block.scrollWidth > block.clientWidth || block.getBoundingClientRect().right > innerWidth,
            )
            .map(({textContent}) => textContent),
        );
      expect(cut, route).toEqual([]);
    }
  });
});

test('a type in a declaration leads to its entry', async ({page}) => {
  await open(page, OVERVIEW);
  const declaration = page.locator('h3#addPanel + div > pre');
  await expect(declaration).toHaveText(
    'addPanel<T extends object = Parameters>(options: AddPanelOptions<T>): IDockviewPanel',
  );
  await declaration.getByRole('link', {name: 'IDockviewPanel'}).click();
  await expect(page).toHaveURL(/\/docs\/api\/dockview\/panelApi#IDockviewPanel$/);
  await expect(page.locator('h3#IDockviewPanel')).toBeInViewport();
});

test('the index lists every entry with a few words, and a filter narrows it', async ({page}) => {
  await open(page, OVERVIEW);
  const index = page.getByRole('navigation', {name: 'Members and types'});
  const entries = await page.locator('article h3[id]').evaluateAll((all) => all.map(({id}) => `#${id}`));
  const links = await index.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.sort()).toEqual(entries.sort());
  await index.getByRole('searchbox').fill('maximize');
  await expect(index.getByRole('listitem').filter({hasText: /^maximizeGroup \w+/})).toBeVisible();
  await expect(index.getByRole('link', {name: 'addPanel', exact: true})).toBeHidden();
  await expect(index.getByRole('status')).toHaveText(/^[1-9] shown$/);
});

test('members of a type are folded until a link leads to one', async ({page}) => {
  await open(page, OVERVIEW);
  const member = page.locator('h4#AddPanelOptions-floating');
  await expect(member).toBeHidden();
  await page.evaluate(() => (location.hash = 'AddPanelOptions-floating'));
  await expect(member).toBeInViewport();
  await open(page, `${OVERVIEW}#MovementOptions-includePanel`);
  await expect(page.locator('h4#MovementOptions-includePanel')).toBeInViewport();
});

test('the contents keep the entry that is read in view', async ({page}) => {
  await open(page, OVERVIEW);
  await page.locator('h3#onDidDrop').evaluate((heading) => heading.scrollIntoView());
  const active = page.locator('.table-of-contents__link--active:visible');
  await expect(active).toHaveText('onDidDrop');
  await expect(active).toBeInViewport();
});

test('badges tell when a member came and changed, and lead to the release', async ({page}) => {
  await open(page, `${OVERVIEW}#AddPanelOptions-floating`);
  const facts = page.locator('h4#AddPanelOptions-floating + div > ul');
  await expect(facts).toContainText('Since 1.8.0');
  await expect(facts).toContainText('Changed in 1.14.1, 1.15.0, 1.15.1');
  await facts.getByRole('link', {name: '1.14.1'}).click();
  await expect(page).toHaveURL(/\/blog\/dockview-1\.14\.1-release$/);
});

test('a deprecated member says so', async ({page}) => {
  await open(page, '/docs/api/dockview/options');
  await expect(page.locator('h3#rootOverlayModel + div > ul')).toContainText('Deprecated');
});

test('a link leads to a member far down, and reading upwards from there nothing jumps', async ({page}) => {
  const anchor = anchorsOf(OVERVIEW).at(-20)!;
  await open(page, `${OVERVIEW}#${anchor}`);
  const topOf = () => page.locator(`[id="${anchor}"]`).evaluate((heading) => heading.getBoundingClientRect().top);
  const placeOfLinks = 136;
  await expect.poll(topOf).toBeGreaterThan(placeOfLinks - 20);
  expect(await topOf()).toBeLessThan(placeOfLinks + 20);
  await page.mouse.move(700, 500);
  for (const turn of [1, 2, 3]) {
    await page.mouse.wheel(0, -200);
    await expect.poll(topOf).toBeGreaterThan(placeOfLinks + turn * 200 - 20);
    expect(await topOf()).toBeLessThan(placeOfLinks + turn * 200 + 20);
  }
});
