import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {UPGRADE_GUIDES, releases} from '../../src/plugins/releases/data';
import {expect, test} from '@playwright/test';

const ROOT = path.resolve(__dirname, '../..');
const SITES = [
  {folder: 'build', address: 'https://dockview.dev/'},
  {folder: 'generated/preview', address: 'https://dockview.dev/preview/'},
];

/** What the content of a feed may be made of. */
const ELEMENTS = new Set(
  'a blockquote br code dd del details div dl dt em h2 h3 h4 hr img ins li mark ol p pre strong summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);
/** RFC 822 as RSS wants it, and RFC 3339 as Atom wants it. */
const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** Slugs of the posts of the last two years, newest first. */
const RECENT = releases
  .filter(({date}) => date >= '2023-10-30')
  .flatMap(({version}) => {
    const slug = `dockview-${version}-release`;
    return UPGRADE_GUIDES.includes(version) ? [slug, `${slug}-upgrade`] : [slug];
  })
  .reverse();

interface Item {
  url: string;
  id: string;
  title: string;
  content: string;
}

function readFeed(folder: string, name: string): string {
  return fs.readFileSync(path.join(ROOT, folder, 'blog', name), 'utf8');
}

/** Text without the difference that line breaks and inline elements make. */
function words(text: string): string {
  return text.replace(/[\s\u200b]+/g, '');
}

function textOfPost(folder: string, slug: string): string {
  const $ = load(readFeed(folder, `${slug}/index.html`));
  const post = $('#__blog-post-container');
  post.find('.hash-link, button').remove();
  return words(post.text());
}

function textOfContent(html: string): string {
  return words(load(html).text());
}

/** What in the content of an item does not belong into a feed. */
function foreignParts({content}: Item): string[] {
  const $ = load(content, null, false);
  const parts = $('*')
    .toArray()
    .flatMap((node) => {
      const tag = $(node).prop('tagName')?.toLowerCase() ?? '';
      const attributes = Object.entries($(node).attr() ?? {}).filter(([name, value]) => {
        const isAddress = name === 'href' || name === 'src';
        return isAddress ? !/^https?:\/\//.test(value) : name !== 'alt' && name !== 'open';
      });
      return [...(ELEMENTS.has(tag) ? [] : [tag]), ...attributes.map((pair) => pair.join('='))];
    });
  return content.includes('<!--') ? [...parts, 'a comment'] : parts;
}

function checkItems(items: Item[], folder: string, address: string): void {
  expect(items.map(({url}) => url)).toEqual(RECENT.map((slug) => `${address}blog/${slug}`));
  expect(new Set(items.map(({id}) => id)).size).toBe(items.length);
  for (const item of items) {
    expect(item.id, item.url).toMatch(/^https:\/\//);
    expect(item.title).toMatch(/^(Dockview|Upgrade to Dockview) \d+\.\d+\.\d+$/);
    expect(textOfContent(item.content), item.url).toBe(textOfPost(folder, item.url.split('/').at(-1)!));
    expect(foreignParts(item), item.url).toEqual([]);
  }
}

for (const {folder, address} of SITES) {
  test(`the RSS feed of ${address} is valid and holds every recent post whole`, () => {
    const source = readFeed(folder, 'rss.xml');
    const feed = parseRssFeed(source);
    expect(feed).toMatchObject({title: 'Dockview releases', link: `${address}blog`, language: 'en'});
    expect(feed.description).toBeTruthy();
    for (const date of source.matchAll(/<(?:pubDate|lastBuildDate)>(.*?)</g)) expect(date[1]).toMatch(RFC_822);
    const items = (feed.items ?? []).map(({link = '', guid, title = '', content}) => ({
      url: link,
      id: guid?.value ?? '',
      title,
      content: content?.encoded ?? '',
    }));
    checkItems(items, folder, address);
  });

  test(`the Atom feed of ${address} is valid and holds every recent post whole`, () => {
    const source = readFeed(folder, 'atom.xml');
    const feed = parseAtomFeed(source);
    expect(feed).toMatchObject({id: `${address}blog`, title: {value: 'Dockview releases'}});
    const entries = feed.entries ?? [];
    for (const date of source.matchAll(/<(?:updated|published)>(.*?)</g)) expect(date[1]).toMatch(RFC_3339);
    expect(source.match(/<updated>/g)).toHaveLength(entries.length + 1);
    for (const entry of entries) expect(entry.authors?.[0], entry.id).toMatchObject({name: 'Dockview', uri: address});
    const items = entries.map(({id = '', links = [], title, content}) => ({
      url: links[0]?.href ?? '',
      id,
      title: title?.value ?? '',
      content: content?.value ?? '',
    }));
    checkItems(items, folder, address);
  });

  test(`the JSON feed of ${address} is valid and holds every recent post whole`, () => {
    const source = readFeed(folder, 'feed.json');
    const feed = parseJsonFeed(source);
    expect(feed).toMatchObject({title: 'Dockview releases', home_page_url: `${address}blog`});
    expect(JSON.parse(source)).toHaveProperty('version', 'https://jsonfeed.org/version/1');
    const items = (feed.items ?? []).map(({url = '', id = '', title = '', content_html = ''}) => ({
      url,
      id,
      title,
      content: content_html,
    }));
    checkItems(items, folder, address);
    for (const date of source.matchAll(/"date_modified": "(.*?)"/g)) expect(date[1]).toMatch(RFC_3339);
  });
}

test('the pages of the blog name all three feeds in their head', () => {
  const $ = load(readFeed('build', 'index.html'));
  const feeds = $('link[rel="alternate"]')
    .toArray()
    .map(({attribs}) => attribs.href);
  expect(feeds).toEqual(expect.arrayContaining(['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']));
});
