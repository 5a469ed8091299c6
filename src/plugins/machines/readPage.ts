import type {Element, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {find, findAll, hasClass, textOf} from './markdown/elements';

const parser = unified().use(rehypeParse).freeze();

/** What is read of the file of a built page. */
export interface CutPage {
  /** Below the base URL: `/docs/core/panels/add`. */
  route: string;
  /** Origin and base URL: `https://dockview.dev/`. */
  siteUrl: string;
  /** What `contentOf` leaves of the file. */
  html: string;
}

/** A page as it was built. */
export interface BuiltPage {
  /** Below the base URL: `/docs/core/panels/add`. */
  route: string;
  /** Complete address. */
  url: string;
  /** Its first heading. */
  title: string;
  /** What the page says of itself to other sites; empty when it says nothing. */
  description: string;
  /** What it belongs to, outermost first: `['Core', 'Panels']`. Empty outside the docs. */
  sections: string[];
  /** The element that holds its content. */
  content: Element;
}

function descriptionOf(tree: Root): string {
  const meta = find(tree, ({tagName, properties}) => tagName === 'meta' && properties.name === 'description');
  return String(meta?.properties.content ?? '');
}

function sectionsOf(content: Element): string[] {
  const items = findAll(content, (element) => hasClass(element, 'breadcrumbs__item'));
  return items
    .slice(0, -1)
    .map((item) => textOf(item).trim())
    .filter(Boolean);
}

/**
 * Reads a built page.
 * @throws Error that names the route, when the page has no content or no heading.
 */
export function readPage({route, siteUrl, html}: CutPage): BuiltPage {
  const tree = parser.parse(html);
  const content = find(tree, ({tagName}) => tagName === 'main');
  const heading = content && find(content, ({tagName}) => tagName === 'h1');
  if (!heading) throw new Error(`${route} was built without <main> or without <h1> in it; a page needs both.`);
  return {
    route,
    url: new URL(route.slice(1), siteUrl).href,
    title: textOf(heading).trim(),
    description: descriptionOf(tree),
    sections: sectionsOf(content),
    content,
  };
}
