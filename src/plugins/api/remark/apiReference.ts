import path from 'node:path';
import type {Heading, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isInternalType} from '../internalTypes';
import {requireDescription} from '../descriptions';
import {historyOf} from '../history';
import type {ApiMember, ApiSymbol} from '../model';
import {addressOf, entryOf, readReference, type DocumentedType} from '../reference';
import {linkTypes} from '../typeLinks';
import {factsHtml, signatureHtml} from './apiEntry';
import {flowElement, readAttributes, type Transformer} from '../../../remark/jsx';
import {titleOfPage} from '../../../remark/pageTitle';

type ParseMarkdown = (source: string) => RootContent[];

interface Page {
  types: Map<string, DocumentedType>;
  route: string;
  parse: ParseMarkdown;
  file: VFile;
}

function heading(depth: Heading['depth'], text: string, id: string): Heading {
  return {
    type: 'heading',
    depth,
    data: {hProperties: {id}},
    children: [{type: 'inlineCode', value: text}],
  };
}

/** An address as written on the page itself: without the route, when it leads to the same page. */
function shorten(address: string, page: Page): string {
  return address.startsWith(`${page.route}#`) ? address.slice(page.route.length) : address;
}

function declaration(code: string, usedBy: string, page: Page): string {
  const links = [...linkTypes(code, `${page.file.path}: ${usedBy}`, page.types)]
    // A page about one type needs no link to itself.
    .filter(([, address]) => address !== page.route)
    .map(([name, address]) => [name, shorten(address, page)] as const);
  return signatureHtml(code, new Map(links));
}

function factsOf(symbol: ApiSymbol, guide: string, page: Page, member?: ApiMember): string {
  const history = historyOf(symbol, member);
  const from = member?.inheritedFrom;
  const address = from && addressOf(from, page.types);
  return factsHtml({
    since: history?.since,
    changed: history?.changed,
    unexported: member || symbol.isExported ? undefined : (history?.removedIn ?? true),
    from: from ? {name: from, address: address && shorten(address, page)} : undefined,
    isDeprecated: member?.deprecated !== undefined,
    guide: {title: titleOfPage(guide), address: guide},
  });
}

function renderMembers(
  documented: DocumentedType,
  names: string[],
  depth: Heading['depth'],
  page: Page,
): RootContent[] {
  const {symbol, members} = documented;
  const description = requireDescription(symbol.name, [...members.keys()]);
  return names.flatMap((name) => {
    const member = symbol.members.find((candidate) => candidate.name === name)!;
    const {anchor, guide} = members.get(name)!;
    const text = description.members.get(name);
    return [
      heading(depth, name, anchor),
      flowElement('ApiEntry', {
        html:
          declaration(member.signatures.join('\n'), `${symbol.name}.${name}`, page) +
          factsOf(symbol, guide, page, member),
      }),
      ...(text ? page.parse(text) : []),
    ];
  });
}

/** Names the members whose entries are those of the types they are inherited from. */
function inheritedMembers(documented: DocumentedType, page: Page): RootContent[] {
  const byOwner = new Map<DocumentedType, PhrasingContent[]>();
  for (const member of documented.isNameOnly ? [] : documented.symbol.members) {
    const {owner, entry} = entryOf(documented, member, page.types) ?? {};
    if (!owner || !entry) continue;
    const url = shorten(`${owner.route}#${entry.anchor}`, page);
    const link: PhrasingContent = {type: 'link', url, children: [{type: 'inlineCode', value: member.name}]};
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), link]);
  }
  return [...byOwner].map(([{symbol}, links]) => ({
    type: 'paragraph',
    children: [
      {type: 'text', value: `Inherited from ${symbol.name}: `},
      ...links.flatMap((link, index): PhrasingContent[] => (index > 0 ? [{type: 'text', value: ', '}, link] : [link])),
      {type: 'text', value: '.'},
    ],
  }));
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
  const description = requireDescription(symbol.name, [...members.keys()]);
  return [
    heading(3, symbol.name, documented.anchor!),
    flowElement('ApiEntry', {
      html: declaration(declarationOf(documented), symbol.name, page) + factsOf(symbol, guide, page),
    }),
    ...(description.intro ? page.parse(description.intro) : []),
    ...inheritedMembers(documented, page),
    ...renderMembers(documented, [...members.keys()], 4, page),
  ];
}

function render(node: MdxJsxFlowElement, page: Page): RootContent[] {
  const {of, name, names} = readAttributes(node, ['of', 'name', 'names', 'guide'], page.file);
  const documented = page.types.get(of ?? name ?? '');
  if (!documented) throw new Error(`${page.file.path}: <${node.name}> names no type of the library.`);
  if (node.name === 'ApiType') return renderType(documented, page);
  const listed = names?.trim().split(/\s+/) ?? [...documented.members.keys()];
  return renderMembers(documented, listed, 3, page);
}

function routeOf(file: VFile): string {
  const relative = path.relative(path.resolve(__dirname, '../../../..'), file.path).split(path.sep).join('/');
  return `/${relative.replace(/\.mdx?$/, '')}`;
}

/** What the tags stand for is read before this plugin runs, so that every page knows the anchors of all others. */
function isApiTag(node: {type: string; name?: string | null}): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && (node.name === 'ApiMembers' || node.name === 'ApiType');
}

/**
 * Writes the reference of the installed library into `<ApiMembers of="DockviewApi" names="addPanel clear" />` and
 * `<ApiType name="AddPanelOptions" />`: real headings, so that table of contents and anchor check know them.
 */
export default function apiReference(this: Processor): Transformer {
  const parse: ParseMarkdown = (source) => (this.parse(source) as Root).children;
  return (tree, file) => {
    let page: Page | undefined;
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined || !isApiTag(node)) return undefined;
      page ??= {types: readReference(), route: routeOf(file), parse, file};
      const content = render(node, page);
      parent.children.splice(index, 1, ...content);
      return [SKIP, index + content.length];
    });
  };
}
