import type {Element} from 'hast';
import type {Blockquote, Code, RootContent} from 'mdast';
import type {Options} from 'rehype-remark';
import {find, hasClass, textOf} from './elements';

type Handlers = NonNullable<Options['handlers']>;
type State = Parameters<NonNullable<Handlers[string]>>[0];

const LANGUAGE = /^language-(.+)$/;

function languageOf({properties: {className}}: Element): string | null {
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.map((name) => LANGUAGE.exec(name)?.[1]).find(Boolean) ?? null;
}

function isPre({tagName}: Element): boolean {
  return tagName === 'pre';
}

/** What stands above the code in a block: the name of its file. */
function fileNameOf(block: Element): string | undefined {
  const [first] = block.children;
  return first?.type === 'element' && !find(first, isPre) ? textOf(first).trim() : undefined;
}

function toFence(block: Element): Code {
  const pre = find(block, isPre);
  const name = fileNameOf(block);
  return {
    type: 'code',
    lang: languageOf(block),
    meta: name ? `title="${name}"` : null,
    value: pre ? textOf(pre).replace(/\n+$/, '') : '',
  };
}

function toNote(state: State, node: Element): Blockquote {
  return {type: 'blockquote', children: state.toFlow(state.all(node))};
}

function readDivision(state: State, node: Element): RootContent | RootContent[] {
  if (hasClass(node, 'theme-code-block')) return toFence(node);
  if (hasClass(node, 'theme-admonition')) return toNote(state, node);
  return state.toFlow(state.all(node));
}

/** How elements read that HTML has no meaning for: blocks of code with their file names, and notes. */
export const handlers: Handlers = {div: readDivision};
