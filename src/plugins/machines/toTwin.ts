import {toMarkdown} from './markdown/toMarkdown';
import {readPage, type CutPage} from './readPage';
import type {Twin} from './twin';

/**
 * Writes a built page as Markdown.
 * @throws Error that names the route, when the page has no content or no heading.
 */
export function toTwin(page: CutPage): Twin {
  const {content, ...facts} = readPage(page);
  return {...facts, markdown: toMarkdown(content, facts.url)};
}
