import type {CheerioAPI} from 'cheerio';
import type {Element} from 'hast';
import type {Code} from 'mdast';
import {toString} from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

/** What is for eyes and hands only, and parts of the theme that are not content. */
const SKIPPED = [
  'button, form, iframe, input, label, nav, noscript, script, select, style, template, textarea',
  '[role="radiogroup"], [role="tablist"], [aria-hidden="true"], [data-markdown="skip"]',
  '.hash-link, .theme-doc-footer, .theme-doc-toc-mobile',
].join();

/** Links and labels that a style sheet separates, and that text would run together. */
const SET_APART = 'a, span, time';

/** Reads a block of code, whose file `simplifyCode` has put into its title. */
function toFence(_: unknown, {properties: {title}, children: [code]}: Element): Code {
  const classes = code?.type === 'element' ? [code.properties.className ?? []].flat().map(String) : [];
  const language = classes.find((name) => name.startsWith('language-'));
  return {
    type: 'code',
    lang: language?.slice('language-'.length) ?? null,
    meta: title ? `title="${String(title)}"` : null,
    value: toString(code).trimEnd(),
  };
}

const processor = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark, {handlers: {pre: toFence}})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-', listItemIndent: 'one'})
  .freeze();

/** Puts the name of each tab above its panel. Has to run before the list of tabs is removed. */
function labelTabs($: CheerioAPI): void {
  for (const tabs of $('.tabs-container').toArray()) {
    const names = $(tabs).find('[role="tab"]');
    for (const [index, panel] of $(tabs).find('[role="tabpanel"]').toArray().entries()) {
      const name = $('<strong>').text(names.eq(index).text().trim());
      $(panel).prepend($('<p>').append(name));
    }
  }
}

/** Makes code plain, and its blocks elements with the names of their language and file. */
function simplifyCode($: CheerioAPI): void {
  for (const element of $('.theme-code-block').toArray()) {
    const block = $(element);
    const language = /\blanguage-\S+/.exec(block.attr('class') ?? '')?.[0] ?? null;
    const title = block.children().first().not('pre, :has(pre)').text().trim() || null;
    const code = $('<code>').attr('class', language).text(block.find('pre').text());
    block.replaceWith($('<pre>').attr('title', title).append(code));
  }
  for (const code of $('code').toArray()) $(code).text($(code).text());
}

function completeAddresses($: CheerioAPI, url: string): void {
  for (const name of ['href', 'src']) {
    $(`a[${name}], img[${name}]`).attr(name, (_, address) => new URL(address, url).href);
  }
}

/**
 * Writes the content of a built page as Markdown: without controls, with names for what tabs name, and with complete
 * links. A component marks what else to leave out with `data-markdown="skip"`, and what explains the value before it with
 * `data-markdown="note"`.
 * @param $ - the page; is changed in place.
 * @param url - of the page, for links.
 */
export function toMarkdown($: CheerioAPI, url: string): string {
  labelTabs($);
  $(SKIPPED).remove();
  const nodes = $('*').contents();
  nodes.filter((_, {type}) => type === 'comment').remove();
  simplifyCode($);
  completeAddresses($, url);
  // A drawing reads as what its author says can be seen in it.
  for (const drawing of $('svg').toArray()) $(drawing).replaceWith($('<p>').text($(drawing).find('desc').text()));
  $('.theme-admonition').wrapInner('<blockquote>');
  // The first paragraph of a pane is the name of its framework.
  for (const pane of $('[data-framework-pane]').toArray()) $(pane).find('p').first().wrapInner('<strong>');
  $('[data-markdown="note"]').prepend(' (').append(')');
  for (const element of $(SET_APART).toArray()) {
    if (element.prev && $(element.prev).is(SET_APART)) $(element).before(' ');
  }
  return processor.processSync($.html($('main').first())).toString();
}
