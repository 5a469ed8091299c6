import {gzipSync} from 'node:zlib';
import {FRAMEWORKS, type Framework} from '../../../src/lib/frameworks';
import {expect, test} from '../support';

/** Most that the first load of an embedded example may transfer, in bytes after gzip. */
const BUDGET: Record<Framework, number> = {typescript: 65_000, react: 140_000};

for (const framework of FRAMEWORKS) {
  for (const id of ['dockview/first-steps', 'dockview/workbench', 'gridview/shell']) {
    test(`${id} (${framework}) keeps within its budget of bytes`, async ({page}) => {
      const address = `/templates/${id}/${framework}/`;
      await page.goto(address);
      await expect(page.locator('.dv-tab:visible').first()).toBeVisible();
      const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
      let bytes = 0;
      for (const file of [address, ...loaded.filter((name) => name.startsWith(new URL(page.url()).origin))]) {
        bytes += gzipSync(await (await page.request.get(file)).body(), {level: 9}).length;
      }
      expect(bytes).toBeLessThan(BUDGET[framework]);
    });
  }
}
