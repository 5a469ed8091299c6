import type {Locator, Page} from '@playwright/test';
import {expect} from './support';

/** Under which the demo keeps its saved layout. */
export const KEY = 'dockview-demo-layout';

/** The tab of a panel. */
export function tab(page: Page, title: string): Locator {
  return page.locator('.dv-tab', {hasText: new RegExp(`^${title}$`)});
}

/** The group whose tabs include this one. */
export function groupOf(page: Page, title: string): Locator {
  return page.locator('.dv-groupview', {has: tab(page, title)});
}

/** All groups on the page. */
export function groups(page: Page): Locator {
  return page.locator('.dv-groupview');
}

/** Where an element is on the page; it has to be there. */
export async function boxOf(locator: Locator): Promise<{x: number; y: number; width: number; height: number}> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('the element is not on the page');
  return box;
}

/** Opens the demo, as someone who has seen the tour, and waits until it can be used. */
export async function openDemo(page: Page, query = ''): Promise<void> {
  await page.addInitScript(() => {
    try {
      localStorage.setItem('dockview-demo-tour', 'seen');
    } catch {
      // A test may have blocked the storage.
    }
  });
  await page.goto(`/demo${query}`);
  await ready(page);
}

/** Waits until the demo can be used. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('.dv-tab').first()).toBeVisible();
  await expect(page.getByRole('button', {name: 'Undo'})).toBeEnabled();
}

/** Takes an entry of a menu. */
export async function choose(page: Page, menu: string, entry: string): Promise<void> {
  await page.getByRole('main').getByRole('button', {name: menu, exact: true}).click();
  const name = new RegExp(`^${entry.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?: (?:Alt|Ctrl)\\S+)?$`);
  const list = page.getByRole('menu', {name: menu});
  const item = (role: 'menuitem' | 'menuitemcheckbox' | 'menuitemradio'): Locator => list.getByRole(role, {name});
  await item('menuitem').or(item('menuitemcheckbox')).or(item('menuitemradio')).click();
  if (await list.isVisible()) await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
}

/** What the demo says last. */
export async function says(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(text);
}

/** Drags a tab with the mouse to a point of the window. */
async function dragTo(page: Page, title: string, x: number, y: number): Promise<void> {
  const from = await boxOf(tab(page, title));
  await page.mouse.move(from.x + 15, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 25, from.y + from.height / 2 + 5, {steps: 4});
  await page.mouse.move(x - 4, y - 4, {steps: 12});
  await page.mouse.move(x, y, {steps: 4});
}

/** Drags a tab with the mouse to a place in a group's content, given as shares of its width and height. */
export async function drag(page: Page, title: string, target: string, across: number, down: number): Promise<void> {
  const to = await boxOf(groupOf(page, target).locator('.dv-content-container'));
  await dragTo(page, title, to.x + to.width * across, to.y + to.height * down);
  await expect(page.locator('.dv-drop-target-selection, .dv-drop-target-anchor').first()).toBeVisible();
  await page.mouse.up();
}

/** Drags a tab with the mouse to an edge of the whole dock. */
export async function dragToEdge(page: Page, title: string, edge: 'left' | 'bottom'): Promise<void> {
  const dock = await boxOf(page.getByRole('region', {name: 'Dock', exact: true}));
  const [x, y] =
    edge === 'left' ? [dock.x + 4, dock.y + dock.height / 2] : [dock.x + dock.width / 2, dock.y + dock.height - 4];
  await dragTo(page, title, x, y);
  await expect(page.locator('.dv-drop-target-selection, .dv-drop-target-anchor').first()).toBeVisible();
  await page.mouse.up();
}

/** What the browser keeps. */
export function storedLayout(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), KEY);
}

/** The layout on the page, as a file would hold it. */
export function layoutNow(page: Page): Promise<string> {
  return page.evaluate(() => window.dockviewDemo?.save() ?? '');
}
