import {load} from 'cheerio';
import {toMarkdown} from './toMarkdown';

/** A page as Markdown. */
export interface MarkdownPage {
  /** Below the base URL: `/docs/core/panels/add`. */
  route: string;
  /** Complete address. */
  url: string;
  /** Its first heading. */
  title: string;
  /** Of its `<meta>`; may be empty. */
  description: string;
  /** With its first heading, without front matter. */
  markdown: string;
}

/**
 * Reads a built page as Markdown.
 * @param html - the page, or what `readContent` reads of it.
 * @param route - below the base URL: `/docs/core/panels/add`.
 * @param siteUrl - origin and base URL: `https://dockview.dev/`.
 * @throws Error that names the route, when the page has no content or no heading.
 */
export function readPage(html: string, route: string, siteUrl: string): MarkdownPage {
  const $ = load(html);
  const heading = $('main').first().find('h1').first();
  if (heading.length === 0)
    throw new Error(`${route} was built without <main> or without <h1> in it; a page needs both.`);
  const url = new URL(route.slice(1), siteUrl).href;
  return {
    route,
    url,
    title: heading.text().trim(),
    description: $('meta[name="description"]').attr('content') ?? '',
    markdown: toMarkdown($, url),
  };
}
