import {load, type CheerioAPI} from 'cheerio';

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
export function toFeedHtml(html: string): string {
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
