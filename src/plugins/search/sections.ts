import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, Parents, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {SearchSection} from '../../lib/search/records';

/** Elements that hold code, declarations or words of other places, which are not read as words; others say `data-search="skip"`. */
const CODE_ELEMENTS = new Set(['ApiEntry', 'ApiIndex', 'Example']);
/** Sections that only lead on to other pages. */
const SKIPPED_HEADINGS = new Set(['Next']);

/** What stands directly in an element of words: anything else is a block that is read by itself. */
const INLINE = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'link', 'break', 'delete', 'mdxJsxTextElement']);

function holdsWords(node: Nodes): boolean {
  if (node.type === 'paragraph' || node.type === 'tableCell') return true;
  return node.type === 'mdxJsxFlowElement' && node.children.every((child) => INLINE.has(child.type));
}

function holdsNoWords(node: Nodes): boolean {
  if (node.type !== 'mdxJsxFlowElement') return false;
  const isSkipped = node.attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'data-search');
  return isSkipped || CODE_ELEMENTS.has(node.name ?? '');
}

/** A comment below a heading, with a question on each line: `{/* asked: How do I close a tab? *\/}`. */
const QUESTIONS = /^\/\*\s*asked:\s*([^]*?)\s*\*\/$/;

/** The frame of an admonition as it is written, around its title: `:::warning[Save later]`. */
const ADMONITION = /:::\w*(?:\[([^\]]*)\])?/g;

/** Reads the questions of a comment; undefined for any other node. */
function questionsOf(node: Nodes): string[] | undefined {
  const text = node.type === 'mdxFlowExpression' && QUESTIONS.exec(node.value)?.[1];
  return text ? text.split(/\s*\n\s*/) : undefined;
}

function isBelowHeading(index: number | undefined, parent: Parents | undefined): boolean {
  return parent?.children[(index ?? 0) - 1]?.type === 'heading';
}

function wordsOf(node: Nodes): string {
  const text = toString(node).replace(ADMONITION, (_, title: string | undefined) => (title ? `${title}.` : ''));
  return text.replace(/\s+/g, ' ').trim();
}

function anchorOf(heading: Heading, slug: (text: string) => string): string {
  const id = heading.data?.hProperties?.id;
  return typeof id === 'string' ? id : slug(toString(heading));
}

/**
 * Cuts a page at its headings.
 * @param tree - the page's Markdown, after the site's transforms.
 * @param fail - throws, with the place of a node that is wrong.
 * @returns the beginning of the page, then one section per heading of the second to fourth level; code left out.
 */
export function toSections(tree: Root, fail: (message: string, node: Nodes) => never): SearchSection[] {
  const slugger = createSlugger();
  const sections: SearchSection[] = [{anchor: '', heading: '', text: ''}];
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') {
      const anchor = anchorOf(node, (text) => slugger.slug(text));
      if (node.depth > 1) sections.push({anchor, heading: toString(node), text: ''});
      return SKIP;
    }
    const questions = questionsOf(node);
    if (questions && !isBelowHeading(index, parent)) {
      fail(`Put “${questions[0]}” right below the heading that answers it; is that heading gone?`, node);
    }
    if (questions) sections.at(-1)!.questions = questions;
    if (holdsNoWords(node)) return SKIP;
    if (!holdsWords(node)) return undefined;
    const section = sections.at(-1)!;
    section.text = `${section.text} ${wordsOf(node)}`.trim();
    return SKIP;
  });
  return sections.filter(({heading}) => !SKIPPED_HEADINGS.has(heading));
}
