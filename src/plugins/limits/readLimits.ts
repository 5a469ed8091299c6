import type {Paragraph, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {sectionBelow} from '../../remark/nodes';

/** The sections of guides that are gathered, with what their entries are called, and how each has to be written. */
export const SECTIONS = {
  'What 4.10 does not do': {name: 'Limit', form: 'a list item that begins with bold text'},
  'Known issues in 4.10': {name: 'Issue', form: 'a paragraph that begins with bold text'},
};

export type Section = keyof typeof SECTIONS;

/** One thing that the library does not do, or does wrong. */
export interface Limit {
  /** The first paragraph of the entry, without comments; links lead from any page. */
  text: PhrasingContent[];
  /** The later release that brings or fixes it, where the guide names one: `6.4.0`. */
  later: string | undefined;
}

const LATER = /\b(?:fixed in|since) (\d+\.\d+\.\d+)/i;

/** The text of an entry, ending as a sentence where the guide goes on with code. */
function toLimit(paragraph: Paragraph, route: string): Limit {
  const later = LATER.exec(toString(paragraph))?.[1];
  visit(paragraph, 'link', (link) => {
    if (link.url.startsWith('#')) link.url = `${route}${link.url}`;
  });
  const text = paragraph.children.filter(({type}) => type !== 'mdxTextExpression');
  const last = text.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd().replace(/:$/, '.');
  return {text, later};
}

function beginsWithBold(node: RootContent | undefined): node is Paragraph {
  return node?.type === 'paragraph' && node.children[0]?.type === 'strong';
}

function entriesOf(nodes: RootContent[], section: Section): Paragraph[] | undefined {
  if (section === 'Known issues in 4.10') return nodes.filter(beginsWithBold);
  const items = nodes.flatMap((node) => (node.type === 'list' ? node.children : []));
  const starts = items.map(({children}) => children[0]);
  return starts.every(beginsWithBold) ? starts : undefined;
}

/**
 * Reads the entries of one section of a guide.
 * @param guide - its Markdown; the entries are taken out of it and changed.
 * @param route - of the guide: `/docs/core/panels/add`.
 * @returns none when the guide has no such section.
 * @throws Error that names the guide, when the section is written in another form.
 */
export function readLimits(guide: readonly RootContent[], section: Section, route: string): Limit[] {
  const content = sectionBelow(guide, section);
  if (!content) return [];
  const entries = entriesOf(content, section);
  if (!entries?.length) throw new Error(`${route}: each entry below "${section}" has to be ${SECTIONS[section].form}.`);
  return entries.map((entry) => toLimit(entry, route));
}
