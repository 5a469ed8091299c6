import {describe, expect, it} from 'vitest';
import {nearestPages} from './nearestPages';

const links = ['/docs/', '/blog', '/docs/panels/add', '/docs/panels/move', '/docs/panels/remove', '/docs/groups/move'];

describe('the pages nearest to the present one', () => {
  it('are those that follow in the same section, then those before', () => {
    expect(nearestPages(links, '/docs/panels/move', 2)).toEqual(['/docs/panels/remove', '/docs/panels/add']);
  });

  it('come from further away when the section has no more', () => {
    expect(nearestPages(links, '/docs/groups/move', 1)).toEqual(['/docs/']);
  });

  it('are named once, and never the present page', () => {
    expect(nearestPages(['/a', '/b', '/a'], '/a', 5)).toEqual(['/b']);
  });

  it('are the first of the document on a page that no link leads to', () => {
    expect(nearestPages(links, '/nowhere', 2)).toEqual(['/docs/', '/blog']);
  });
});
