import type {Locator, Page} from '@playwright/test';
import {FRAMEWORKS, type Framework} from '../../../src/lib/frameworks';
import {expect, test} from '../support';

/** What a test of an example works with. */
export interface Stage {
  page: Page;
  framework: Framework;
}

/**
 * Tests what an example teaches, once for each of its variants, on its standalone page.
 * @param id - component and name: `dockview/first-steps`.
 * @param teaches - what a reader sees there; becomes part of the test's name.
 * @param body - runs with the example open and its first tab or pane on the screen.
 */
export function example(id: string, teaches: string, body: (stage: Stage) => Promise<void>): void {
  for (const framework of FRAMEWORKS) {
    test(`${id} (${framework}) ${teaches}`, async ({page}) => {
      await openExample(page, id, framework);
      await body({page, framework});
    });
  }
}

/** Opens the standalone page of an example and waits for its layout. */
export async function openExample(page: Page, id: string, framework: Framework): Promise<void> {
  await page.goto(`/templates/${id}/${framework}/`);
  await expect(page.locator('.dv-tab, .dv-view').first()).toBeAttached();
}

/** The tab with this title. */
export function tab(page: Page, title: string): Locator {
  return page.locator('.dv-tab', {hasText: title});
}

/** The group that holds the tab with this title. */
export function groupOf(page: Page, title: string): Locator {
  return page.locator('.dv-groupview', {has: tab(page, title)});
}

/** A place in an element, as shares of its width and height from its left upper corner. */
export interface Spot {
  across: number;
  down: number;
}

const MIDDLE: Spot = {across: 0.5, down: 0.5};

async function pointAt(element: Locator, {across, down}: Spot): Promise<{x: number; y: number}> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not on the screen`);
  return {x: box.x + box.width * across, y: box.y + box.height * down};
}

/** Drags with the mouse, in steps, as a person does. */
export async function drag(page: Page, from: Locator, to: Locator, at: Spot = MIDDLE): Promise<void> {
  const start = await pointAt(from, {across: 0.3, down: 0.5});
  const end = await pointAt(to, at);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 4, {steps: 4});
  await page.mouse.move(end.x - 4, end.y - 4, {steps: 10});
  await page.mouse.move(end.x, end.y, {steps: 3});
  await page.mouse.up();
}

/** Drags the tab with a title into the content of the group that holds another one. */
export function dragInto(page: Page, title: string, target: string, at: Spot = MIDDLE): Promise<void> {
  return drag(page, tab(page, title), groupOf(page, target).locator('.dv-content-container'), at);
}

/** The area of a gridview or a splitview that has this heading. */
export function areaOf(page: Page, heading: string): Locator {
  return page.locator('.dv-view', {has: page.locator('h2').getByText(heading, {exact: true})}).last();
}

/** Moves the sash at the right or at the lower edge of an element by so many pixels. */
export async function pullSash(page: Page, element: Locator, edge: 'right' | 'bottom', by: number): Promise<void> {
  const isRight = edge === 'right';
  const {x, y} = await pointAt(element, isRight ? {across: 1, down: 0.5} : {across: 0.5, down: 1});
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (isRight ? by : 0), y + (isRight ? 0 : by), {steps: 12});
  await page.mouse.up();
}

/** Width of an element on the screen, in whole CSS pixels. */
export async function widthOf(element: Locator): Promise<number> {
  return Math.round((await element.boundingBox())?.width ?? 0);
}
