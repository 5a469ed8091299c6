import type {Page} from '@playwright/test';
import {expect} from '../support';
import {drag, example, groupOf, tab, type Spot} from './support';

const ID = 'dockview/disable-drag';
const MIDDLE = {across: 0.5, down: 0.5};

function dragInto(page: Page, title: string, target: string, at: Spot = MIDDLE): Promise<void> {
  return drag(page, tab(page, title), groupOf(page, target).locator('.dv-content-container'), at);
}

example(ID, 'stops all dragging, or that of one panel', async ({page}) => {
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

example(ID, 'takes no drops at the edges, and then none that split', async ({page}) => {
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
