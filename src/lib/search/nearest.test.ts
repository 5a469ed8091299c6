import {describe, expect, it} from 'vitest';
import {nearestRoutes, wordsOfAddress} from './nearest';

const routes = [
  {route: '/docs/core/groups/maxmizedGroups', title: 'Maximised groups'},
  {route: '/docs/core/groups/popoutGroups', title: 'Popout windows'},
  {route: '/docs/core/watermark', title: 'Watermark'},
  {route: '/blog/dockview-4.10.0-release', title: 'Dockview 4.10.0'},
];

describe('nearestRoutes', () => {
  it('puts the likeliest page first', () => {
    expect(nearestRoutes('/docs/core/groups/maximisedGroup', routes)[0]?.title).toBe('Maximised groups');
    expect(nearestRoutes('/docs/watermark', routes)[0]?.title).toBe('Watermark');
    expect(nearestRoutes('/docs/core/WaterMark/', routes)[0]?.title).toBe('Watermark');
  });

  it('offers nothing for an address like no other', () => {
    expect(nearestRoutes('/wp-login.php', routes)).toEqual([]);
  });
});

describe('wordsOfAddress', () => {
  it('reads the last part of an address as words', () => {
    expect(wordsOfAddress('/docs/core/groups/maximizedGroups')).toBe('maximized groups');
    expect(wordsOfAddress('/docs/drag-and-drop.html')).toBe('drag and drop');
    expect(wordsOfAddress('/')).toBe('');
  });
});
