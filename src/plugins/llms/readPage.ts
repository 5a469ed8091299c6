import type {Element} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {find, textOf} from './markdown/elements';
import {toMarkdown} from './markdown/toMarkdown';

const parser = unified().use(rehypeParse).freeze();

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
  const tree = parser.parse(html);
  const main = find(tree, ({tagName}) => tagName === 'main');
  const heading = main && find(main, ({tagName}: Element) => tagName === 'h1');
  if (!heading) throw new Error(`${route} was built without <main> or without <h1> in it; a page needs both.`);
  const meta = find(tree, ({tagName, properties}) => tagName === 'meta' && properties.name === 'description');
  const url = new URL(route.slice(1), siteUrl).href;
  return {
    route,
    url,
    title: textOf(heading).trim(),
    description: String(meta?.properties.content ?? ''),
    markdown: toMarkdown(main, url),
  };
}
