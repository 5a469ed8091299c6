import type {ListItem, Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {textElement, type Transformer} from '../../../remark/jsx';

const POST = /dockview-\d+\.\d+\.\d+-release\.mdx$/;
const SECTIONS = ['Breaking changes', 'Behavior', 'Features', 'Fixes'];
const WORDS = 6;

/** The first words of an entry, as an id. */
function toSlug(text: string): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.slice(0, WORDS).join('-');
}

function addAnchor(item: ListItem, used: Set<string>): void {
  const paragraph = item.children.find((child): child is Paragraph => child.type === 'paragraph');
  if (!paragraph) return;
  const text = toString(paragraph);
  const slug = toSlug(text);
  const taken = [...used].filter((id) => id === slug || id.startsWith(`${slug}--`)).length;
  const id = taken === 0 ? slug : `${slug}--${taken + 1}`;
  used.add(id);
  item.data = {...item.data, hProperties: {id}};
  const title = `Direct link to “${text.split(/[.:]/, 1)[0]}”`;
  paragraph.children.push(textElement('a', {className: 'hash-link', href: `#${id}`, 'aria-label': title}, []));
}

/** Gives each entry of a release post an id made of its first words, and a link to it. */
export default function itemAnchors(): Transformer {
  return (tree, file) => {
    if (!POST.test(file.path ?? '')) return;
    const used = new Set<string>();
    let section = '';
    for (const node of tree.children) {
      if (node.type === 'heading' && node.depth === 2) section = toString(node);
      if (node.type === 'list' && SECTIONS.includes(section)) node.children.forEach((item) => addAnchor(item, used));
    }
  };
}
