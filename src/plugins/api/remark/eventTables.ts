import type {Paragraph, PhrasingContent, Root, RootContent, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {flowElement, readAttributes, type Transformer} from '../../../remark/jsx';
import {readDescription} from '../descriptions';
import {historyOf} from '../history';
import type {ApiMember} from '../model';
import {getEntry, getUrl, readReference, type DocumentedType} from '../reference';

type Types = ReturnType<typeof readReference>;
type Parse = (markdown: string) => RootContent[];

const text = (value: string): PhrasingContent => ({type: 'text', value});

const row = (...cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({type: 'tableCell', children})),
});

/** What a listener receives: the argument of `DockviewEvent<…>`, linked where it is a type of the reference. */
function payload({name, signatures}: ApiMember, types: Types): PhrasingContent[] {
  const type = /DockviewEvent<(.*)>;?$/.exec(signatures[0] ?? '')?.[1];
  if (type === undefined) throw new Error(`${name}: cannot read what the event passes from "${signatures[0]}".`);
  if (type === 'void') return [text('–')];
  const code: PhrasingContent = {type: 'inlineCode', value: type};
  const url = getUrl(type.replace(/ \| undefined$/, ''), types);
  return [url ? {type: 'link', url, children: [code]} : code];
}

function eventRow(documented: DocumentedType, member: ApiMember, types: Types, parse: Parse): TableRow {
  const {owner, entry} = getEntry(documented, member, types) ?? {};
  const {symbol, route} = owner ?? documented;
  const words = readDescription(symbol.name)?.members.get(member.name);
  if (!entry || !words) throw new Error(`${symbol.name}.${member.name} has no entry in the API reference.`);
  const paragraphs = parse(words).filter((node): node is Paragraph => node.type === 'paragraph');
  const name: PhrasingContent = {type: 'inlineCode', value: member.name};
  return row(
    [{type: 'link', url: `${route}#${entry.anchor}`, children: [name]}],
    paragraphs.flatMap(({children}, index) => [...(index > 0 ? [text(' ')] : []), ...children]),
    payload(member, types),
    [text(historyOf(documented.symbol, member)?.since ?? '–')],
  );
}

function render(node: MdxJsxFlowElement, file: VFile, parse: Parse): RootContent {
  const {of = ''} = readAttributes(node, ['of'], file);
  const types = readReference();
  const documented = types.get(of);
  if (!documented) throw new Error(`${file.path}: <EventTable of="${of}"> is no type of the API reference.`);
  const events = documented.symbol.members.filter(({kind}) => kind === 'event');
  const head = row([text('Event')], [text('When')], [text('Passes')], [text('Since')]);
  const rows = events.map((member) => eventRow(documented, member, types, parse));
  // The reference holds the same words, and is the better result of a search.
  return {...flowElement('div', {'data-search': 'skip'}), children: [{type: 'table', children: [head, ...rows]}]};
}

/** Writes what the reference says about all events of a type into `<EventTable of="DockviewApi" />`. */
export default function eventTables(this: Processor): Transformer {
  const parse: Parse = (markdown) => (this.parse(markdown) as Root).children;
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'EventTable' || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1, render(node, file, parse));
      return [SKIP, index + 1];
    });
  };
}
