import type {Locator} from '@playwright/test';
import {expect} from '../support';
import {drag, example, groupOf} from './support';

/** Drops a text file in the middle of an element: a browser under test cannot drag one by mouse. */
async function dropFile(target: Locator, name: string, text: string): Promise<void> {
  await target.evaluate(
    (element, file) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([file.text], file.name, {type: 'text/plain'}));
      const {x, y, width, height} = element.getBoundingClientRect();
      const at = {clientX: x + width / 2, clientY: y + height / 2};
      for (const type of ['dragenter', 'dragover', 'drop']) {
        element.dispatchEvent(new DragEvent(type, {bubbles: true, cancelable: true, dataTransfer, ...at}));
      }
    },
    {name, text},
  );
}

example('dockview/drop-from-outside', 'makes panels of items and files where they are dropped', async ({page}) => {
  const content = groupOf(page, 'Windowsill').locator('.dv-content-container');
  const box = async (title: string) => (await groupOf(page, title).boundingBox())!;

  await drag(page, page.getByRole('listitem').filter({hasText: 'Ivy'}), content, {across: 0.85, down: 0.5});
  await expect(groupOf(page, 'Ivy')).toContainText('Ivy: water once a week.');
  expect((await box('Ivy')).x).toBeGreaterThan((await box('Windowsill')).x);

  await dropFile(content, 'diary.txt', 'The fern has a new leaf.');
  await expect(groupOf(page, 'diary.txt')).toContainText('The fern has a new leaf.');
  await expect(groupOf(page, 'Windowsill').locator('.dv-tab')).toHaveText(['Windowsill', 'diary.txt']);
});
