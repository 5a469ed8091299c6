import type {Locator, Page} from '@playwright/test';
import {expect} from './support';

/** Key of the demo's saved layout in the browser's storage. */
export const KEY = 'dockview-demo-layout';

/** The tab of a panel. */
export function tab(page: Page, title: string): Locator {
  return page.locator('.dv-tab', {hasText: new RegExp(`^${title}$`)});
}

/** The group that has this tab. */
export function groupOf(page: Page, title: string): Locator {
  return page.locator('.dv-groupview', {has: tab(page, title)});
}

/** All groups on the page. */
export function groups(page: Page): Locator {
  return page.locator('.dv-groupview');
}

/** The position and size of an element; it has to be there. */
export async function boxOf(locator: Locator): Promise<{x: number; y: number; width: number; height: number}> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('the element is not on the page');
  return box;
}

/** Opens the demo and waits until it can be used. */
export async function openDemo(page: Page, query = ''): Promise<void> {
  await page.goto(`/demo${query}`);
  await ready(page);
}

/** Waits until the demo can be used. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('.dv-tab').first()).toBeVisible();
  await expect(page.getByRole('button', {name: 'Undo'})).toBeEnabled();
}

/** Picks an entry of a menu. */
export async function choose(page: Page, menu: string, entry: string): Promise<void> {
  await page.getByRole('main').getByRole('button', {name: menu, exact: true}).click();
  const name = new RegExp(`^${entry.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?: ?(?:Alt|Ctrl)\\S+)?$`);
  const list = page.getByRole('menu', {name: menu});
  await list
    .locator('[role^="menuitem"]')
    .and(list.getByLabel(name).or(list.getByText(name)))
    .first()
    .click();
  if (await list.isVisible()) await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
}

/** Runs a command by typing words into the palette. */
export async function command(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Alt+P');
  await page.getByRole('combobox', {name: 'Find a command'}).fill(words);
  await page.keyboard.press('Enter');
}

/** What the demo said last. */
export function status(page: Page): Locator {
  return page.getByRole('main').getByRole('status').first();
}

/** Waits for a message of the demo. */
export async function says(page: Page, text: string | RegExp): Promise<void> {
  await expect(status(page)).toHaveText(text);
}

/** Drags a tab to a point of the window and drops it there. */
async function dragTo(page: Page, title: string, x: number, y: number): Promise<void> {
  const from = await boxOf(tab(page, title));
  await page.mouse.move(from.x + 15, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 25, from.y + from.height / 2 + 5, {steps: 4});
  await page.mouse.move(x - 4, y - 4, {steps: 12});
  await page.mouse.move(x, y, {steps: 4});
  await expect(page.locator('.dv-drop-target-selection, .dv-drop-target-anchor').first()).toBeVisible();
  await page.mouse.up();
}

/** Drags a tab to a place in a group's content, given as shares of its width and height. */
export async function drag(page: Page, title: string, target: string, across: number, down: number): Promise<void> {
  const to = await boxOf(groupOf(page, target).locator('.dv-content-container'));
  await dragTo(page, title, to.x + to.width * across, to.y + to.height * down);
}

/** Drags a tab to the right edge of the dock. */
export async function dragToEdge(page: Page, title: string): Promise<void> {
  const dock = await boxOf(page.getByRole('region', {name: 'Dock', exact: true}));
  await dragTo(page, title, dock.x + dock.width - 4, dock.y + dock.height * 0.25);
}

/** The saved layout as text. */
export function storedLayout(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), KEY);
}

/** Imports a file with this text. */
export async function importText(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({name, mimeType: 'application/json', buffer: Buffer.from(text)});
}

/** The groups on the page: their tabs, position and size. */
export function layoutNow(page: Page): Promise<string[]> {
  return groups(page).evaluateAll((elements) =>
    elements.map((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      const tabs = [...element.querySelectorAll('.dv-tab')].map((one) => one.textContent);
      return [...tabs, ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );
}
