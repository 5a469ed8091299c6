import type {Locator} from '@playwright/test';
import {expect} from '../support';
import {drag, dragInto, example, groupOf, tab} from './support';

example('dockview/disable-drag', 'stops all dragging, or that of one panel', async ({page}) => {
  await page.getByLabel('No dragging').check();
  await dragInto(page, 'Minutes', 'Agenda');
  await expect(page.locator('.dv-groupview')).toHaveCount(3);
  await page.getByLabel('No dragging').uncheck();
  await page.getByLabel('Agenda stays').check();
  await dragInto(page, 'Agenda', 'Minutes');
  await expect(page.locator('.dv-groupview')).toHaveCount(3);
  await dragInto(page, 'Minutes', 'Agenda');
  await expect(groupOf(page, 'Agenda').locator('.dv-tab')).toHaveText(['Agenda', 'Minutes']);
});

example('dockview/disable-drag', 'takes no drops at the edges, and then none that split', async ({page}) => {
  const dock = (await page.locator('.dock').boundingBox())!;
  const leftEdge = {across: 3 / dock.width, down: 0.25};
  await page.getByLabel('No drops at the edges').check();
  await drag(page, tab(page, 'Minutes'), page.locator('.dock'), leftEdge);
  const minutes = (await groupOf(page, 'Minutes').boundingBox())!;
  const agenda = (await groupOf(page, 'Agenda').boundingBox())!;
  expect(minutes.x).toBeLessThan(agenda.x);
  expect(minutes.height, 'the group at the edge was split, not the dock').toBe(agenda.height);
  await page.getByLabel('No splitting').check();
  await dragInto(page, 'Guests', 'Minutes', {across: 0.9, down: 0.5});
  await expect(page.locator('.dv-groupview')).toHaveCount(3);
  await dragInto(page, 'Guests', 'Minutes');
  await expect(groupOf(page, 'Minutes').locator('.dv-tab')).toHaveText(['Minutes', 'Guests']);
});

example('dockview/drag-log', 'lists the events of a tab, of a group and of what comes from outside', async ({page}) => {
  const log = page.getByRole('log').getByRole('listitem');
  const target = groupOf(page, 'Flour').locator('.dv-content-container');
  const names = async () => [...new Set((await log.allTextContents()).map((line) => line.split(':')[0]))];
  await drag(page, tab(page, 'Spices'), target);
  await expect(log.last()).toHaveText('onDidMovePanel: Spices');
  expect(await names()).toEqual(['onWillDragPanel', 'onWillShowOverlay', 'onWillDrop', 'onDidMovePanel']);
  await page.getByRole('button', {name: 'Empty the log'}).click();
  await drag(page, page.getByText('A slip of paper'), target);
  await expect(log.last()).toHaveText('onDidDrop: center');
  expect(await names()).toEqual(['onWillShowOverlay', 'onWillDrop', 'onDidDrop']);
  await page.getByRole('button', {name: 'Empty the log'}).click();
  await drag(page, groupOf(page, 'Tea').locator('.dv-void-container'), target);
  await expect(log.first()).toHaveText('onWillDragGroup: group of Tea');
});

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

example(
  'dockview/third-party-drag',
  'sorts its list, by mouse and by keys, while the dock moves its tabs',
  async ({page}) => {
    const songs = page.locator('.songs li');
    const song = (name: string) => page.getByRole('button', {name});
    await drag(page, song('Low water'), song('Lanterns'));
    await expect(songs).toHaveText(['Ferry', 'Lanterns', 'Low water', 'Home by five']);
    await song('Ferry').press('ArrowDown');
    await expect(songs).toHaveText(['Lanterns', 'Ferry', 'Low water', 'Home by five']);
    await expect(song('Ferry')).toBeFocused();
    await dragInto(page, 'Playlist', 'Cover');
    await expect(groupOf(page, 'Cover').locator('.dv-tab')).toHaveText(['Cover', 'Playlist']);
    await expect(songs).toHaveText(['Lanterns', 'Ferry', 'Low water', 'Home by five']);
  },
);
