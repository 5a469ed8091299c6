import {FRAMEWORKS} from '../../../src/lib/frameworks';
import {expect, test} from '../support';
import {openExample, tab} from './support';

const root = '{"type":"branch","data":[{"type":"leaf","data":{"views":["a"],"id":"1"}}]}';
const panels = '{"a":{"id":"a","contentComponent":"view","params":{"text":{"deep":1}}}}';
const withObject = `{"grid":{"root":${root},"width":9,"height":9,"orientation":"HORIZONTAL"},"panels":${panels}}`;

/** What an earlier or hostile version has left, with what the example says. */
const CASES: readonly (readonly [id: string, key: string, text: string, note: RegExp, tabs: number])[] = [
  ['nested-docks', 'nested-docks', '{"grid":', /broken/, 5],
  ['nested-docks', 'nested-docks', '{"grid":{}}', /broken/, 5],
  ['saved-workspaces', 'workspaces', '{"version":', /broken and are gone/, 2],
  ['saved-workspaces', 'workspaces', '{"version":2,"workspaces":{}}', /broken and are gone/, 2],
  [
    'saved-workspaces',
    'workspaces',
    '{"version":2,"workspaces":{"Mine":{"grid":{}}}}',
    /“Mine” was broken and is gone/,
    0,
  ],
];

for (const framework of FRAMEWORKS) {
  for (const [id, key, text, note, tabs] of CASES) {
    test(`${id} (${framework}) drops what was saved as ${text}, and says so`, async ({page}) => {
      const address = `/templates/dockview/${id}/${framework}/`;
      const name = `dockview-example-${key}`;
      await page.goto(address);
      await page.evaluate(([item, value]) => localStorage.setItem(item!, value!), [name, text]);
      await page.reload();
      await expect(page.getByRole('status').first()).toHaveText(note);
      await expect(page.locator('.dv-tab')).toHaveCount(tabs);
      await expect.poll(() => page.evaluate((item) => localStorage.getItem(item), name)).not.toBe(text);
    });
  }

  test(`save-to-url (${framework}) shows a link that holds something else than texts`, async ({page}) => {
    await page.goto(`/templates/dockview/save-to-url/${framework}/#${encodeURIComponent(withObject)}`);
    await expect(page.getByRole('status')).toHaveText('This layout came with the address.');
    await expect(page.getByText('[object Object]')).toBeVisible();
  });

  for (const id of ['gridview', 'splitview']) {
    test(`${id}/save-and-load (${framework}) shows markup in what was saved as text`, async ({page}) => {
      await openExample(page, `${id}/save-and-load`, framework);
      const saved = () => page.evaluate((key) => localStorage.getItem(key), `dockview-example-${id}`);
      await page.getByRole('button', {name: 'Show or hide'}).click();
      const text = (await saved())!.replace('"text":"', '"text":"<img alt=injected>');
      await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [`dockview-example-${id}`, text]);
      await page.reload();
      await expect(page.getByText('<img alt=injected>')).toBeVisible();
      await expect(page.getByAltText('injected')).toHaveCount(0);
    });
  }

  test(`the open tab differs from others with forced colors (${framework})`, async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await openExample(page, 'dockview/first-steps', framework);
    const outlineOf = (active: string) =>
      page
        .locator(`.dv-tab.${active}`)
        .first()
        .evaluate((one) => getComputedStyle(one).outlineStyle);
    expect(await outlineOf('dv-active-tab')).toBe('solid');
    expect(await outlineOf('dv-inactive-tab')).toBe('none');
    await expect(tab(page, 'Welcome')).toBeVisible();
  });
}
