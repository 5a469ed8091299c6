import {expect} from '../support';
import {example, groupOf, tab} from './support';

example('dockview/workbench', 'opens files from the tree, once, and keeps them open over a reload', async ({page}) => {
  const tree = page.getByRole('navigation', {name: 'Files'});
  const editors = groupOf(page, 'main.ts');
  for (const name of ['README.md', 'tides.ts', 'README.md']) await tree.getByRole('button', {name}).click();
  await expect(editors.locator('.dv-tab')).toHaveText([/main\.ts/, /README\.md/, /tides\.ts/]);
  await expect(page.getByText('Path')).toBeVisible();
  await expect(page.locator('.properties')).toContainText('README.md');

  await page.reload();
  await expect(editors.locator('.dv-tab')).toHaveText([/main\.ts/, /README\.md/, /tides\.ts/]);
  await expect(page.getByRole('textbox', {name: 'README.md'})).toBeVisible();
});

example('dockview/workbench', 'marks unsaved changes, and asks before they are lost', async ({page}) => {
  const text = page.getByRole('textbox', {name: 'src/main.ts'});
  const close = tab(page, 'main.ts').getByRole('button');
  await text.fill('// nothing yet');
  await expect(close).toHaveAccessibleName('Close main.ts, unsaved');
  await page.getByLabel('Command').fill('status');
  await page.keyboard.press('Enter');
  await expect(page.locator('.terminal pre')).toContainText('src/main.ts');

  await close.click();
  await page.getByRole('dialog').getByRole('button', {name: 'Cancel'}).click();
  await expect(text).toHaveValue('// nothing yet');
  await close.click();
  await page.getByRole('dialog').getByRole('button', {name: 'Discard'}).click();
  await expect(tab(page, 'main.ts')).toHaveCount(0);

  await page.getByRole('button', {name: 'main.ts'}).click();
  await expect(text).toHaveValue(/nextTide/);
  await expect(groupOf(page, 'Terminal').locator('.dv-tab')).toHaveText(['Terminal']);
});
