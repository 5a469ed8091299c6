import type {Heading, InlineCode, Link, Paragraph, PhrasingContent, Root, RootContent, Table, Text} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** Reads Markdown as the page around it is read. */
export type Parse = (markdown: string) => RootContent[];

export function parserOf(processor: Processor): Parse {
  return (markdown) => (processor.parse(markdown) as Root).children;
}

export function text(value: string): Text {
  return {type: 'text', value};
}

export function inlineCode(value: string): InlineCode {
  return {type: 'inlineCode', value};
}

export function link(url: string, child: Text | InlineCode): Link {
  return {type: 'link', url, children: [child]};
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

/** A heading; without an id, the site makes one of its text. */
export function heading(depth: Heading['depth'], child: Text | InlineCode, id?: string): Heading {
  return {type: 'heading', depth, ...(id !== undefined && {data: {hProperties: {id}}}), children: [child]};
}

/** A table of rows of cells, with the names of its columns. */
export function table(columns: readonly (string | InlineCode)[], rows: PhrasingContent[][][]): Table {
  const cells = [columns.map((name) => [typeof name === 'string' ? text(name) : name]), ...rows];
  return {
    type: 'table',
    children: cells.map((row) => ({
      type: 'tableRow',
      children: row.map((children) => ({type: 'tableCell', children})),
    })),
  };
}

/** Puts text between pieces of inline content. */
export function join(pieces: readonly PhrasingContent[][], separator: string): PhrasingContent[] {
  return pieces.flatMap((piece, index) => (index > 0 ? [text(separator), ...piece] : piece));
}

/** Puts one node in the place of each run of nodes that belong together. */
export function joinRuns<Item>(
  items: readonly Item[],
  isPart: (item: Item, index: number) => boolean,
  join: (run: Item[]) => Item,
): Item[] {
  const runs: {items: Item[]; isPart: boolean}[] = [];
  for (const [index, item] of items.entries()) {
    const run = runs.at(-1);
    if (run && run.isPart === isPart(item, index)) run.items.push(item);
    else runs.push({items: [item], isPart: isPart(item, index)});
  }
  return runs.flatMap((run) => (run.isPart ? [join(run.items)] : run.items));
}

/** The content below a heading of the second level, such as "Breaking changes"; undefined when there is none. */
export function sectionBelow(content: readonly RootContent[], title: string): RootContent[] | undefined {
  const isHeading = (node: RootContent) => node.type === 'heading' && node.depth === 2;
  const start = content.findIndex((node) => isHeading(node) && toString(node) === title);
  if (start < 0) return undefined;
  const rest = content.slice(start + 1);
  const end = rest.findIndex(isHeading);
  return end < 0 ? rest : rest.slice(0, end);
}

/**
 * Replaces elements, wherever they are on a page.
 * @param render - the content in place of an element; undefined keeps it.
 */
export function replaceElements(tree: Root, render: (node: MdxJsxFlowElement) => RootContent[] | undefined): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    const content = parent && index !== undefined ? render(node) : undefined;
    if (!content) return undefined;
    parent!.children.splice(index!, 1, ...content);
    return [SKIP, index! + content.length];
  });
}
