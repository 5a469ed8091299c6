import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import {load, type CheerioAPI} from 'cheerio';

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/** What a reader of a feed has no use for: controls, pictures of them, and links to the heading they stand in. */
const CONTROLS = 'a.hash-link, button, svg, script, style';
const KEPT_ATTRIBUTES = ['href', 'src', 'alt', 'open'];

function writePlainCode($: CheerioAPI): void {
  for (const block of $('.theme-code-block').toArray()) {
    const code = $('<code>').text($(block).find('pre').text());
    $(block).replaceWith($('<pre>').append(code));
  }
}

/**
 * Makes the HTML of a post fit for a feed: content without controls, and without attributes that need the site's
 * styles or scripts.
 */
function toFeedHtml(html: string): string {
  const $ = load(html, null, false);
  $(CONTROLS).remove();
  const nodes = $.root().contents().add($('*').contents());
  nodes.filter((_, node) => node.type === 'comment').remove();
  writePlainCode($);
  for (const wrapper of $('span, section').toArray()) $(wrapper).replaceWith($(wrapper).contents());
  for (const element of $('*').toArray()) {
    for (const name of Object.keys($(element).attr() ?? {})) {
      if (!KEPT_ATTRIBUTES.includes(name)) $(element).removeAttr(name);
    }
  }
  return $.root().html() ?? '';
}

/** The feeds go back this long from the newest post. */
const YEARS = 2;

/** The posts of the last two years, whole. The newest post decides where they begin, so that builds are repeatable. */
export const createFeedItems: CreateFeedItems = async ({blogPosts, siteConfig, outDir, defaultCreateFeedItems}) => {
  const dates = blogPosts.map(({metadata}) => metadata.date.getTime());
  const start = new Date(Math.max(...dates));
  start.setUTCFullYear(start.getUTCFullYear() - YEARS);
  const recent = blogPosts.filter(({metadata}) => metadata.date >= start);
  const items = await defaultCreateFeedItems({blogPosts: recent, siteConfig, outDir});
  // Atom wants an author for each entry.
  const author = [{name: siteConfig.title, link: new URL(siteConfig.baseUrl, siteConfig.url).href}];
  return items.map((item) => ({...item, author, content: toFeedHtml(item.content ?? '')}));
};
