import type {FrameLocator, Locator, Page} from '@playwright/test';
import {releases} from '../../src/plugins/releases/data';
import {drag} from './examples/support';
import {expect, open, test, watchShifts} from './support';

/** Addresses of the examples that the page shows by now. */
function frames(page: Page): Promise<string[]> {
  return page
    .locator('main iframe')
    .evaluateAll((all) => all.map((frame) => new URL((frame as HTMLIFrameElement).src).pathname));
}

/** The running example in a part of the page, scrolled to. */
async function frameIn(part: Locator): Promise<FrameLocator> {
  await part.scrollIntoViewIfNeeded();
  await expect(part.locator('iframe')).toBeVisible();
  return part.locator('iframe').contentFrame();
}

function feature(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({has: page.getByRole('heading', {name: title, exact: true})});
}

/** The dock of the first screen. */
function heroDock(page: Page): Locator {
  return page.getByRole('region', {name: 'A dock to try'});
}

test('the first screen says what it is, what it weighs, and shows a dock that takes drags', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/zero-dependency layout manager/i);
  await expect(page.getByRole('link', {name: releases.at(-1)!.version, exact: true}).first()).toBeInViewport();
  await expect(page.getByRole('link', {name: 'Get started'})).toBeInViewport();
  await expect(page.getByRole('list', {name: 'In short'})).toHaveText(
    /kB gzipped\s*0 dependencies\s*MIT\s*React 16\.8/,
  );
  await expect(page.getByText('Your turn: drag a tab')).toBeVisible();
  const tabs = heroDock(page).locator('.dv-tab');
  await expect(tabs).toHaveText(['Files', 'main.ts', 'theme.css', 'Terminal', 'Traffic', 'Sessions']);
  const target = heroDock(page).locator('.dv-groupview', {hasText: 'Terminal'});
  await drag(page, tabs.nth(5), target, {across: 0.5, down: 0.7});
  await expect(target.locator('.dv-tab')).toHaveText(['Terminal', 'Sessions']);
  await expect(page.getByText('Your turn: drag a tab')).toBeHidden();
});

test('the dock shows once how it is rearranged, and then is the reader’s', async ({page}) => {
  await open(page, '/');
  await expect(heroDock(page).locator('.dv-groupview')).toHaveCount(4);
  await expect(heroDock(page).locator('.dv-groupview', {hasText: 'Sessions'}).locator('.dv-tab')).toHaveText([
    'Sessions',
  ]);
  await expect(heroDock(page).locator('.dv-resize-container .dv-tab')).toHaveText(['Terminal'], {timeout: 10_000});
  await expect(page.getByText('Your turn: drag a tab')).toBeVisible();
});

test('the first key ends the show, and the dock stays as it is then', async ({page}) => {
  await open(page, '/');
  await expect(heroDock(page).locator('.dv-tab').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Your turn: drag a tab')).toBeVisible({timeout: 1000});
  await expect(heroDock(page).locator('.dv-groupview')).toHaveCount(4);
});

test('tabs and files of the dock work by keyboard', async ({page}) => {
  await open(page, '/');
  await heroDock(page).locator('.dv-tab', {hasText: 'theme.css'}).press('Enter');
  await expect(heroDock(page).getByRole('textbox', {name: 'theme.css'})).toBeVisible();
  await heroDock(page).getByRole('button', {name: 'panels.ts'}).press('Enter');
  await expect(heroDock(page).getByRole('textbox', {name: 'panels.ts'})).toHaveValue(/new Chart/);
});

test('nothing of the examples below the first screen is loaded before a reader comes near', async ({page}) => {
  await open(page, '/');
  await expect(heroDock(page).locator('.dv-tab').first()).toBeVisible();
  expect(await frames(page)).toEqual([]);
  await frameIn(feature(page, 'Save and load'));
  const loaded = await frames(page);
  expect(loaded).toContain('/templates/dockview/live-json/react/');
  expect(loaded).not.toContain('/templates/dockview/first-steps/react/');
});

test('nothing moves while the page and its examples load', async ({page}) => {
  const readShifts = await watchShifts(page);
  await open(page, '/');
  for (const title of ['Save and load', 'Eight themes, and yours', 'Paneview']) await frameIn(feature(page, title));
  await expect.poll(async () => (await frames(page)).length).toBeGreaterThan(5);
  expect(await readShifts()).toEqual([]);
});

test('one switch shows the program and its result in the other framework', async ({page}) => {
  await open(page, '/');
  const program = page.getByRole('region', {name: 'The same program in React and in TypeScript'});
  await frameIn(program);
  await expect(program.getByText('App.tsx')).toBeVisible();
  await expect(program.getByText('main.ts')).toBeHidden();
  await program.getByRole('radio', {name: 'TypeScript'}).click();
  await expect(program.getByText('main.ts')).toBeVisible();
  await expect(program.getByText('App.tsx')).toBeHidden();
  const result = program.locator('iframe[src$="/typescript/"]').contentFrame();
  await expect(result.locator('.dv-tab').first()).toBeVisible();
});

test('on a phone, one other library at a time is compared, and nothing on the page scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/');
  const table = page.getByRole('region', {name: 'Table of the comparison'});
  const names = table.getByRole('columnheader');
  await expect(names).toHaveText([/^Dockview/, /^Golden Layout/]);
  await page.getByLabel('Compare with').selectOption('rc-dock');
  await expect(names).toHaveText([/^Dockview/, /^rc-dock/]);
  const cut = await page
    .locator('[aria-label="Table of the comparison"], pre:visible >> nth=0')
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
  expect(cut).toBe(0);
});

test('each program that uses the library is named with a source file at a commit', async ({page}) => {
  await open(page, '/');
  const programs = page.getByRole('region', {name: 'Used in open source'}).getByRole('listitem');
  const proofs = await programs
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(proofs.length).toBeGreaterThan(5);
  expect(proofs).toHaveLength(await programs.count());
  for (const proof of proofs)
    expect(proof).toMatch(/^https:\/\/github\.com\/[^/]+\/[^/]+\/blob\/[\da-f]{40}\/.+\.\w+$/);
});

test('the still picture of an example stays until its program has run', async ({page}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/templates/assets/dockview/live-json/**', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/');
  const example = feature(page, 'Save and load');
  await example.scrollIntoViewIfNeeded();
  const frame = example.locator('iframe');
  await expect(frame.contentFrame().locator('#app')).toBeAttached();
  await expect(frame).toHaveCSS('opacity', '0');
  release();
  await expect(frame).toHaveCSS('opacity', '1');
  await expect(frame.contentFrame().locator('.dv-tab').first()).toBeVisible();
});
