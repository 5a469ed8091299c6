import type {Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {flowElement, readAttributes, type Transformer} from '../../../remark/jsx';
import {inlineCode, join, link, parserOf, replaceElements, table, text, type Parse} from '../../../remark/nodes';
import {readDescription} from '../descriptions';
import {historyOf} from '../history';
import type {ApiMember} from '../model';
import {getEntry, getUrl, readReference, type DocumentedType} from '../reference';

type Types = ReturnType<typeof readReference>;

/** What a listener receives: the argument of `DockviewEvent<…>`, linked where it is a type of the reference. */
function payload({name, signatures}: ApiMember, types: Types): PhrasingContent[] {
  const type = /DockviewEvent<(.*)>;?$/.exec(signatures[0] ?? '')?.[1];
  if (type === undefined) throw new Error(`${name}: cannot read what the event passes from "${signatures[0]}".`);
  if (type === 'void') return [text('–')];
  const url = getUrl(type.replace(/ \| undefined$/, ''), types);
  return [url ? link(url, inlineCode(type)) : inlineCode(type)];
}

function eventRow(documented: DocumentedType, member: ApiMember, types: Types, parse: Parse): PhrasingContent[][] {
  const {owner, entry} = getEntry(documented, member, types) ?? {};
  const {symbol, route} = owner ?? documented;
  const words = readDescription(symbol.name)?.members.get(member.name);
  if (!entry || !words) throw new Error(`${symbol.name}.${member.name} has no entry in the API reference.`);
  const paragraphs = parse(words).filter((node): node is Paragraph => node.type === 'paragraph');
  return [
    [link(`${route}#${entry.anchor}`, inlineCode(member.name))],
    join(
      paragraphs.map(({children}) => children),
      ' ',
    ),
    payload(member, types),
    [text(historyOf(documented.symbol, member)?.since ?? '–')],
  ];
}

function render(node: MdxJsxFlowElement, file: VFile, parse: Parse): RootContent {
  const {of = ''} = readAttributes(node, ['of'], file);
  const types = readReference();
  const documented = types.get(of);
  if (!documented) throw new Error(`${file.path}: <EventTable of="${of}"> is no type of the API reference.`);
  const events = documented.symbol.members.filter(({kind}) => kind === 'event');
  const rows = events.map((member) => eventRow(documented, member, types, parse));
  // The reference holds the same words, and is the better result of a search.
  return flowElement('div', {'data-search': 'skip'}, [table(['Event', 'When', 'Passes', 'Since'], rows)]);
}

/** Writes what the reference says about all events of a type into `<EventTable of="DockviewApi" />`. */
export default function eventTables(this: Processor): Transformer {
  const parse = parserOf(this);
  return (tree, file) => {
    replaceElements(tree, (node) => (node.name === 'EventTable' ? [render(node, file, parse)] : undefined));
  };
}
