import {expect} from '../support';
import {example} from './support';

const CLASSES = {
  Dark: 'dark',
  Light: 'light',
  'Visual Studio': 'vs',
  Abyss: 'abyss',
  Dracula: 'dracula',
  Replit: 'replit',
  'Abyss, spaced': 'abyss-spaced',
  'Light, spaced': 'light-spaced',
};

example('dockview/themes', 'changes to each of the eight themes and keeps the panels', async ({page}) => {
  const grounds = new Set<string>();
  for (const [name, suffix] of Object.entries(CLASSES)) {
    await page.getByLabel('Theme').selectOption(name);
    await expect(page.locator(`.dockview-theme-${suffix}`)).toBeVisible();
    await expect(page.locator('.dv-tab')).toHaveText(['Forecast', 'Log', 'Tides', 'Radio']);
    const header = page.locator('.dv-tabs-and-actions-container').first();
    grounds.add(await header.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  expect(grounds.size).toBe(8);
});
