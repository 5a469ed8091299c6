import type {Element} from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {handlers} from './handlers';
import {prune} from './prune';

const processor = unified()
  .use(rehypeRemark, {handlers, newlines: false})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-', listItemIndent: 'one'})
  .freeze();

/**
 * Writes the content of a built page as Markdown.
 * @param content - the element that holds it; is changed in place.
 * @param url - of the page, for links.
 */
export function toMarkdown(content: Element, url: string): string {
  return processor.stringify(processor.runSync(prune(content, url)));
}
