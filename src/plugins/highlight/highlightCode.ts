import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readFenceMeta} from '../../remark/jsx';
import {tokenMarkup} from './tokenMarkup';

function codeOf(pre: Element): Element | undefined {
  const [child] = pre.children;
  return child?.type === 'element' && child.tagName === 'code' ? child : undefined;
}

function textOf(code: Element): string {
  return code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

function languageOf(code: Element): string {
  const classes = [code.properties.className ?? []].flat().map(String);
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}

function markUp(text: string, language: string, code: Element, file: VFile): string {
  try {
    return tokenMarkup(text, language);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file.path}:${code.position?.start.line ?? 1}: ${reason}.`, {cause: error});
  }
}

function toCodeBlock(code: Element, file: VFile): MdxJsxFlowElementHast {
  const language = languageOf(code);
  const title = readFenceMeta(String(code.properties.metastring ?? code.data?.meta ?? ''), 'title');
  const attributes = {language, ...(title && {title}), html: markUp(textOf(code).trimEnd(), language, code, file)};
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [],
  };
}

/** Colors every code fence at build, so that no highlighter is sent to the reader. */
export default function highlightCode(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, 'element', (node, index, parent) => {
      const code = node.tagName === 'pre' ? codeOf(node) : undefined;
      if (code && parent && index !== undefined) parent.children[index] = toCodeBlock(code, file);
    });
  };
}
