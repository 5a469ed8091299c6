import {load} from 'cheerio/slim';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {UPGRADE_GUIDES, releases} from '../../src/plugins/releases/data';
import {loadPage, readBuilt, readBuiltSite, type BuiltSite} from '../support/builtSite';
import {expect, test} from '@playwright/test';

/** What the content of a feed may be made of. */
const ELEMENTS =
  'a blockquote br code dd del details div dl dt em h2 h3 h4 hr img ins li mark ol p pre strong summary table tbody td th thead tr ul';

/** Slugs of the posts of the last two years, newest first. */
const RECENT = releases
  .filter(({date}) => date >= '2023-10-30')
  .flatMap(({version}) => {
    const slug = `dockview-${version}-release`;
    return UPGRADE_GUIDES.includes(version) ? [slug, `${slug}-upgrade`] : [slug];
  })
  .reverse();

interface Item {
  url: string | undefined;
  content: string | undefined;
}

/** Reads the items of each format. */
const FEEDS: Record<string, (source: string) => Item[]> = {
  'rss.xml': (source) =>
    (parseRssFeed(source).items ?? []).map(({link, content}) => ({url: link, content: content?.encoded})),
  'atom.xml': (source) =>
    (parseAtomFeed(source).entries ?? []).map(({id, content}) => ({url: id, content: content?.value})),
  'feed.json': (source) =>
    (parseJsonFeed(source).items ?? []).map(({url, content_html}) => ({url, content: content_html})),
};

/** Text without the difference that line breaks and inline elements make. */
function words(text: string): string {
  return text.replace(/[\s\u200b]+/g, '');
}

function textOfPost(site: BuiltSite, slug: string): string {
  const $ = loadPage(site, `blog/${slug}`);
  const post = $('#__blog-post-container');
  post.find('.hash-link, button').remove();
  return words(post.text());
}

/** What in the content of an item does not belong in a feed. */
function foreignParts(content: string): string[] {
  const $ = load(content, null, false);
  const addresses = $('[href], [src]').toArray();
  return [
    ...$(`:not(${ELEMENTS.replaceAll(' ', ', ')})`)
      .toArray()
      .map(({tagName}) => tagName),
    ...$('[class], [style], [id]')
      .toArray()
      .map((node) => $.html(node)),
    ...addresses.map(({attribs}) => attribs.href ?? attribs.src!).filter((address) => !/^https?:/.test(address)),
    ...(content.match(/<!--/g) ?? []),
  ];
}

for (const [folder, base] of [
  ['build', '/'],
  ['generated/preview', '/preview/'],
] as const) {
  test(`the feeds under ${base} are valid, named by the blog, and hold every recent post whole`, () => {
    const site = readBuiltSite(folder, base);
    const blog = loadPage(site, '/blog');
    const posts = RECENT.map((slug) => textOfPost(site, slug));
    for (const [name, readItems] of Object.entries(FEEDS)) {
      expect(blog(`link[rel="alternate"][href="${base}blog/${name}"]`).length, name).toBe(1);
      const items = readItems(readBuilt(site, `blog/${name}`));
      expect(items.map(({url}) => url)).toEqual(RECENT.map((slug) => `${site.origin}${base}blog/${slug}`));
      for (const [index, {url, content = ''}] of items.entries()) {
        expect(words(load(content).text()), url).toBe(posts[index]);
        expect(foreignParts(content), url).toEqual([]);
      }
    }
  });
}
