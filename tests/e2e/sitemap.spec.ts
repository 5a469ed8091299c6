import {sitemap, walk} from './sitemapWalk';
import {expect, test} from './support';

test('2 routes: the sitemap lists every doc, post and page', () => {
  expect(sitemap).toEqual(expect.arrayContaining(['/', '/demo', '/markdown-page', '/blog', '/docs/', '/templates']));
  expect(sitemap.filter((route) => route.startsWith('/docs/'))).toHaveLength(53);
  expect(sitemap.filter((route) => /^\/blog\/dockview-/.test(route))).toHaveLength(79);
});

walk('8 console: no error or warning on any page of the sitemap', sitemap, 16);
