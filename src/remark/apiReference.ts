import path from 'node:path';
import type {Heading, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readDescription} from '../plugins/api/descriptions';
import {sinceOf, type Since} from '../plugins/api/history';
import type {ApiMember} from '../plugins/api/model';
import {addressOf, readReference, type DocumentedType} from '../plugins/api/reference';
import {flowElement, readAttributes, type Transformer} from './jsx';
import {titleOfPage} from './pageTitle';
import {toSignatureNodes} from './signature';

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

function signatureBlock(signatures: string[], page: Page): MdxJsxFlowElement {
  const linkOf = (type: string) => {
    const address = addressOf(type, page.types);
    return address === page.route ? undefined : address?.replace(`${page.route}#`, '#');
  };
  const lines = signatures.flatMap((signature, index): PhrasingContent[] => [
    ...(index > 0 ? [{type: 'text', value: '\n'} as const] : []),
    ...toSignatureNodes(signature, linkOf),
  ]);
  return flowElement('ApiSignature', {}, lines);
}

function sinceNodes(since: Since | undefined): PhrasingContent[] {
  if (!since) return [];
  const text = since.orEarlier ? `${since.version} or earlier` : since.version;
  return [
    {type: 'text', value: 'Since '},
    {type: 'link', url: `/blog/dockview-${since.version}-release`, children: [{type: 'text', value: text}]},
  ];
}

function factsLine(since: Since | undefined, guide: string, member?: ApiMember): RootContent[] {
  const facts: PhrasingContent[][] = [sinceNodes(since)];
  if (member?.inheritedFrom) {
    facts.push([
      {type: 'text', value: 'From '},
      {type: 'inlineCode', value: member.inheritedFrom},
    ]);
  }
  if (member?.deprecated !== undefined) facts.push([{type: 'strong', children: [{type: 'text', value: 'Deprecated'}]}]);
  facts.push([
    {type: 'text', value: 'Guide: '},
    {type: 'link', url: guide, children: [{type: 'text', value: titleOfPage(guide)}]},
  ]);
  const shown = facts.filter((fact) => fact.length > 0);
  const children = shown.flatMap((fact, index): PhrasingContent[] =>
    index > 0 ? [{type: 'text', value: ' · '}, ...fact] : fact,
  );
  return [flowElement('div', {className: 'api-facts'}, [{type: 'paragraph', children}])];
}

interface Listing {
  documented: DocumentedType;
  names: string[];
  depth: Heading['depth'];
  /** Route of the page that teaches these members. */
  guide: string;
}

function renderMembers({documented, names, depth, guide}: Listing, page: Page): RootContent[] {
  const {symbol, members} = documented;
  const description = readDescription(symbol, [...members.keys()]);
  return names.flatMap((name) => {
    const member = symbol.members.find((candidate) => candidate.name === name)!;
    const text = description?.members.get(name);
    return [
      heading(depth, name, members.get(name)!),
      signatureBlock(member.signatures, page),
      ...factsLine(sinceOf(symbol, member), guide, member),
      ...(text ? page.parse(text) : []),
    ];
  });
}

function renderType(documented: DocumentedType, guide: string, page: Page): RootContent[] {
  const {symbol, members} = documented;
  const description = readDescription(symbol, [...members.keys()]);
  return [
    heading(3, symbol.name, documented.anchor!),
    signatureBlock(symbol.signatures, page),
    ...factsLine(sinceOf(symbol), guide),
    ...(description?.intro ? page.parse(description.intro) : []),
    ...renderMembers({documented, names: [...members.keys()], depth: 4, guide}, page),
  ];
}

function render(node: MdxJsxFlowElement, page: Page): RootContent[] {
  const {of, name, names, guide} = readAttributes(node, ['of', 'name', 'names', 'guide'], page.file);
  const documented = page.types.get(of ?? name ?? '');
  if (!documented) throw new Error(`${page.file.path}: <${node.name}> names no type of the library.`);
  if (!guide) throw new Error(`${page.file.path}: <${node.name}> for ${documented.symbol.name} needs guide="/docs/…".`);
  if (node.name === 'ApiType') return renderType(documented, guide, page);
  const listed = names?.trim().split(/\s+/) ?? [...documented.members.keys()];
  return renderMembers({documented, names: listed, depth: 3, guide}, page);
}

function routeOf(file: VFile): string {
  const relative = path.relative(path.resolve(__dirname, '../..'), file.path).split(path.sep).join('/');
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
