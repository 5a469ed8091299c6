import type {Heading, Link, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {flowElement, type Transformer} from '../../../remark/jsx';
import {
  heading,
  inlineCode,
  join,
  link,
  paragraph,
  parserOf,
  replaceElements,
  text,
  type Parse,
} from '../../../remark/nodes';
import {readPageTitle} from '../readPageTitle';
import {breakObjectTypes, declarationNodes, declarationTokens} from '../declaration';
import {requireDescription} from '../descriptions';
import {historyOf} from '../history';
import {isInternalType} from '../internalTypes';
import type {ApiMember, ApiSymbol} from '../model';
import {getEntry, getUrl, readReference, type DocumentedType} from '../reference';
import {isApiTag, readTag} from '../tags';
import {linkTypes} from '../typeLinks';
import {apiEntry} from './apiEntry';

/** Names that the library misspells. */
const MISSPELLED = new Set(['Contraints']);

interface Page {
  types: Map<string, DocumentedType>;
  route: string;
  parse: Parse;
  file: VFile;
}

/** A URL as written on the page itself: without the route, when it is on the same page. */
function shorten(url: string, page: Page): string {
  return url.startsWith(`${page.route}#`) ? url.slice(page.route.length) : url;
}

/** The entry of a type, or of one of its members. */
function renderEntry(symbol: ApiSymbol, guide: string, page: Page, code: string, member?: ApiMember): RootContent {
  const usedBy = `${page.file.path}: ${member ? `${symbol.name}.${member.name}` : symbol.name}`;
  const lines = code.split('\n').map(breakObjectTypes).join('\n');
  const {name} = member ?? symbol;
  const tokens = declarationTokens(lines, name);
  const links = linkTypes(tokens, usedBy, page.types);
  const declaration = declarationNodes(tokens, ({text}) => {
    const url = links.get(text);
    // A page about one type needs no link to itself.
    return url === page.route ? undefined : url && shorten(url, page);
  });
  const history = historyOf(symbol, member);
  const from = member?.inheritedFrom;
  const url = from && getUrl(from, page.types);
  return apiEntry(declaration, {
    since: history?.since,
    changed: history?.changed,
    unexported: member || symbol.isExported ? undefined : (history?.removedIn ?? true),
    from: from ? {name: from, url: url && shorten(url, page)} : undefined,
    isDeprecated: member?.isDeprecated,
    isMisspelled: MISSPELLED.has(name),
    guide: {title: readPageTitle(guide), url: guide},
  });
}

function renderMembers(
  {symbol, members}: DocumentedType,
  names: Iterable<string>,
  depth: Heading['depth'],
  page: Page,
): RootContent[] {
  const description = requireDescription(symbol.name, [...members.keys()]);
  return [...names].flatMap((name) => {
    const member = symbol.members.find((candidate) => candidate.name === name)!;
    const {anchor, guide} = members.get(name)!;
    const words = description.members.get(name);
    return [
      heading(depth, inlineCode(name), anchor),
      renderEntry(symbol, guide, page, member.signatures.join('\n'), member),
      ...(words ? page.parse(words) : []),
    ];
  });
}

/** Names the members whose entries are those of the types they are inherited from. */
function inheritedMembers(documented: DocumentedType, page: Page): RootContent[] {
  const byOwner = new Map<DocumentedType, Link[][]>();
  for (const member of documented.isNameOnly ? [] : documented.symbol.members) {
    const {owner, entry} = getEntry(documented, member, page.types) ?? {};
    if (!owner || !entry) continue;
    const url = shorten(`${owner.route}#${entry.anchor}`, page);
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), [link(url, inlineCode(member.name))]]);
  }
  return [...byOwner].map(([{symbol}, links]) =>
    paragraph(text(`Inherited from ${symbol.name}: `), ...join(links, ', '), text('.')),
  );
}

/** The declaration of a type; of an interface without entries for its members, with its body. */
function declarationOf({symbol, isNameOnly}: DocumentedType): string {
  if (isNameOnly && isInternalType(symbol.name)) return `${symbol.kind} ${symbol.name}`;
  const head = symbol.signatures.join('\n');
  if (!isNameOnly || symbol.kind !== 'interface') return head;
  const own = symbol.members.filter(({inheritedFrom}) => inheritedFrom === undefined);
  return [`${head} {`, ...own.flatMap(({signatures}) => signatures.map((line) => `  ${line}`)), '}'].join('\n');
}

function renderType(documented: DocumentedType, page: Page): RootContent[] {
  const {symbol, members, guide} = documented;
  const {intro} = requireDescription(symbol.name, [...members.keys()]);
  return [
    heading(3, inlineCode(symbol.name), documented.anchor!),
    renderEntry(symbol, guide, page, declarationOf(documented)),
    ...(intro ? page.parse(intro) : []),
    ...inheritedMembers(documented, page),
    ...foldedMembers(documented, page),
  ];
}

/** The entries of a type's members, folded away under a line with their names. */
function foldedMembers(documented: DocumentedType, page: Page): RootContent[] {
  const names = [...documented.members.keys()];
  if (names.length === 0) return [];
  return [flowElement('ApiTypeMembers', {names: names.join(', ')}, renderMembers(documented, names, 4, page))];
}

/** The first sentence of a description, as plain text. */
function firstSentence(markdown: string, page: Page): string {
  const [first] = page.parse(markdown);
  const [sentence = ''] = (first ? toString(first) : '').split(/[.;:]\s/);
  return sentence.replace(/\.$/, '');
}

function indexItems(node: MdxJsxFlowElement, types: Page['types'], page: Page): MdxJsxFlowElement[] {
  const {element, type, names} = readTag(node, page.file);
  const documented = types.get(type)!;
  const {intro, members} = requireDescription(type, [...documented.members.keys()]);
  const entries =
    element === 'ApiType'
      ? [{name: type, anchor: type, words: intro}]
      : (names ?? [...documented.members.keys()]).map((name) => ({
          name,
          anchor: documented.members.get(name)!.anchor,
          words: members.get(name) ?? '',
        }));
  return entries.map(({name, anchor, words}) =>
    flowElement('li', {}, [link(`#${anchor}`, inlineCode(name)), text(` ${firstSentence(words, page)}`)]),
  );
}

/** A list of all entries of a page under the titles of its sections, with a few words about each. */
function renderIndex(tree: Root, page: Page): MdxJsxFlowElement {
  const groups: {title: string; items: MdxJsxFlowElement[]}[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) groups.push({title: toString(node), items: []});
    else if (isApiTag(node)) groups.at(-1)?.items.push(...indexItems(node, page.types, page));
  }
  const lists = groups
    .filter(({items}) => items.length > 0)
    .map(({title, items}) => flowElement('ApiIndexGroup', {title}, items));
  return flowElement('ApiIndex', {}, lists);
}

function render(node: MdxJsxFlowElement, page: Page): RootContent[] {
  const {element, type, names} = readTag(node, page.file);
  const documented = page.types.get(type)!;
  if (element === 'ApiType') return renderType(documented, page);
  return renderMembers(documented, names ?? documented.members.keys(), 3, page);
}

/**
 * Lists the entries of a page below its first paragraph. Replaces `<ApiMembers of="DockviewApi" names="addPanel clear" />`
 * with an entry for each member, and `<ApiType name="AddPanelOptions" />` with one for the type and its members. Writes
 * real headings, so that the table of contents and the anchor check know them.
 */
export default function apiReference(this: Processor): Transformer {
  const parse = parserOf(this);
  return (tree, file) => {
    const tag = tree.children.find(isApiTag);
    if (!tag) return;
    const types = readReference();
    const page = {types, route: types.get(readTag(tag, file).type)!.route, parse, file};
    const introduction = tree.children.findIndex(({type}) => type === 'paragraph');
    tree.children.splice(introduction + 1, 0, renderIndex(tree, page));
    replaceElements(tree, (node) => (isApiTag(node) ? render(node, page) : undefined));
  };
}
