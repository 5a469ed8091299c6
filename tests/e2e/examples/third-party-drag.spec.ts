import {expect} from '../support';
import {drag, example, groupOf, tab} from './support';

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

    await drag(page, tab(page, 'Playlist'), groupOf(page, 'Cover').locator('.dv-content-container'));
    await expect(groupOf(page, 'Cover').locator('.dv-tab')).toHaveText(['Cover', 'Playlist']);
    await expect(songs).toHaveText(['Lanterns', 'Ferry', 'Low water', 'Home by five']);
  },
);
