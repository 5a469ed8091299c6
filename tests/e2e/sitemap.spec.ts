import {releases, UPGRADE_GUIDES} from '../../src/plugins/releases/data';
import {listMarkdown} from '../support/pages';
import {sitemap, walk} from './sitemapWalk';
import {expect, test} from './support';

test('the sitemap lists every doc, post and page', () => {
  expect(sitemap).toEqual(expect.arrayContaining(['/', '/demo', '/markdown-page', '/blog', '/docs/', '/templates']));
  const docs = listMarkdown('docs').filter((file) => !file.includes('/_'));
  expect(sitemap.filter((route) => route.startsWith('/docs/'))).toHaveLength(docs.length);
  const posts = releases.length + UPGRADE_GUIDES.length;
  expect(sitemap.filter((route) => /^\/blog\/dockview-/.test(route))).toHaveLength(posts);
});

walk('no error or warning on any page of the sitemap', sitemap, 16, ['light']);
