// cspell:ignore maximised
import {expect, it} from 'vitest';
import {nearestRoutes, wordsOfAddress} from './nearest';

const routes = [
  {route: '/docs/core/groups/maxmizedGroups', title: 'Maximized groups'},
  {route: '/docs/core/watermark', title: 'Watermark'},
  {route: '/blog/dockview-4.10.0-release', title: 'Dockview 4.10.0'},
];

it.each([
  ['/docs/core/groups/maximisedGroup', 'Maximized groups'],
  ['/docs/core/WaterMark/', 'Watermark'],
  ['/wp-login.php', undefined],
])('%s is nearest to %s', (address, title) => {
  expect(nearestRoutes(address, routes)[0]?.title).toBe(title);
});

it('reads the last part of an address as words', () => {
  const addresses = ['/docs/core/groups/maximizedGroups', '/docs/drag-and-drop.html', '/'];
  expect(addresses.map(wordsOfAddress)).toEqual(['maximized groups', 'drag and drop', '']);
});
