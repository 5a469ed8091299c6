import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {listPages, readPageSource} from '../pageSource';
import {findSymbol} from './library';
import type {ApiMember, ApiSymbol} from './model';
import {isApiTag, readTag, type ApiTag} from './tags';

const DOCS = path.resolve(__dirname, '../../../docs');
const API_DOCS = path.join(DOCS, 'api');
const parser = unified().use(remarkParse).use(remarkMdx).freeze();

/** Classes that applications know by an interface. */
const ALIASES: Record<string, string> = {
  DockviewGroupPanel: 'IDockviewGroupPanel',
  DockviewPanel: 'IDockviewPanel',
  GridviewPanelApiImpl: 'GridviewPanelApi',
  PaneviewPanelApiImpl: 'PaneviewPanelApi',
  SplitviewPanelApiImpl: 'SplitviewPanelApi',
};

/** Where a member is documented. */
export interface Entry {
  /** Id of its heading. */
  anchor: string;
  /** Route of the page that teaches it. */
  guide: string;
}

/** Where a type of the library is documented. */
export interface DocumentedType {
  symbol: ApiSymbol;
  /** Route of the page, below the base URL: `/docs/api/dockview/options`. */
  route: string;
  /** Anchor of the type's own heading; undefined where its members are spread over the page. */
  anchor: string | undefined;
  /** Route of the page that teaches the type. */
  guide: string;
  /** True for a type that has an entry because signatures name it, with no headings for its members. */
  isNameOnly: boolean;
  /** The entries of its members; those inherited from another documented type are there. */
  members: Map<string, Entry>;
}

/** `names=""` gives a type an entry without its members. */
function hasMembers({names}: ApiTag): boolean {
  return names?.length !== 0;
}

interface Listing {
  names: string[];
  guide: string;
  file: string;
  /** Anchors of the page. */
  taken: Set<string>;
}

/** Reads what a page documents, and the anchors its own headings take. */
function readPage(file: string) {
  const source = new VFile({path: file, value: readPageSource(file).body});
  const slugger = createSlugger();
  const tags: ApiTag[] = [];
  const taken = new Set<string>();
  visit(parser.parse(source), (node) => {
    if (isApiTag(node)) tags.push(readTag(node, source));
    if (node.type === 'heading') taken.add(slugger.slug(toString(node)));
  });
  const name = path.relative(DOCS, file).replaceAll(path.sep, '/');
  return {file, route: `/docs/${name.replace(/\.mdx$/, '')}`, tags, taken};
}

function addMembers(documented: DocumentedType, {names, guide, file, taken}: Listing): void {
  const hasOwnHeading = documented.anchor !== undefined;
  for (const name of names) {
    if (!documented.symbol.members.some((member) => member.name === name)) {
      const known = documented.symbol.members.map((member) => member.name).join(', ');
      throw new Error(`${file}: ${documented.symbol.name} has no member "${name}". Its members: ${known}.`);
    }
    if (documented.members.has(name)) {
      throw new Error(`${file}: ${documented.symbol.name}.${name} is listed twice; list each member once.`);
    }
    const anchor = hasOwnHeading || taken.has(name) ? `${documented.symbol.name}-${name}` : name;
    taken.add(anchor);
    documented.members.set(name, {anchor, guide});
  }
}

/** Members that the entry of a type has to list: those no other documented type lists already. */
function ownMembers(symbol: ApiSymbol, listed: ReadonlySet<string>): ApiMember[] {
  return symbol.members.filter(({inheritedFrom}) => inheritedFrom === undefined || !listed.has(inheritedFrom));
}

function checkComplete(types: Map<string, DocumentedType>, listed: ReadonlySet<string>): void {
  for (const {symbol, members, route, isNameOnly} of types.values()) {
    const missing = ownMembers(symbol, listed).filter(({name}) => !members.has(name));
    if (missing.length > 0 && !isNameOnly) {
      throw new Error(
        `docs${route.slice('/docs'.length)}.mdx lists ${symbol.name} without ${missing.map(({name}) => name).join(', ')}.`,
      );
    }
  }
}

function readTypes(files: readonly string[]): Map<string, DocumentedType> {
  const types = new Map<string, DocumentedType>();
  const pages = files.map(readPage);
  const listed = new Set(pages.flatMap(({tags}) => tags.filter(hasMembers).map(({type}) => type)));
  for (const {file, route, tags, taken} of pages) {
    for (const tag of tags) {
      const {element, type, guide} = tag;
      const symbol = findSymbol(type, file);
      const anchor = element === 'ApiType' ? type : undefined;
      const added = {symbol, route, anchor, guide, isNameOnly: !hasMembers(tag), members: new Map<string, Entry>()};
      const documented = types.get(type) ?? added;
      types.set(type, documented);
      const names = tag.names ?? ownMembers(symbol, listed).map(({name}) => name);
      addMembers(documented, {names, guide, file, taken});
    }
  }
  checkComplete(types, listed);
  return types;
}

let last: {state: string; types: Map<string, DocumentedType>} | undefined;

/**
 * Finds out what the API pages document, from the `<ApiMembers>` and `<ApiType>` tags they hold. Reads them again only
 * when one has changed.
 * @returns every documented type by name.
 * @throws Error that names the page, when a tag names an unknown type or member or no guide, or a type is listed with
 * gaps.
 */
export function readReference(): Map<string, DocumentedType> {
  const files = listPages(API_DOCS);
  const state = files.map((file) => `${file} ${fs.statSync(file).mtimeMs}`).join('\n');
  if (last?.state !== state) last = {state, types: readTypes(files)};
  return last.types;
}

/**
 * Finds the entry of a member, which is that of the type it is inherited from where that type lists it.
 * @returns undefined when the reference has none.
 */
export function getEntry(
  {members}: DocumentedType,
  {name, inheritedFrom}: ApiMember,
  types: Map<string, DocumentedType>,
): {owner: DocumentedType | undefined; entry: Entry} | undefined {
  const own = members.get(name);
  if (own) return {owner: undefined, entry: own};
  const owner = types.get(inheritedFrom ?? '');
  const entry = owner?.members.get(name);
  return owner && entry && {owner, entry};
}

/**
 * The address of a type's or member's entry.
 * @param name - `DockviewApi`, `DockviewApi.addPanel`, or the name of a class that an interface stands for.
 * @returns a route with an anchor, or undefined when it is not documented.
 */
export function getUrl(name: string, types: Map<string, DocumentedType>): string | undefined {
  const [typeName, memberName] = name.split('.') as [string, string | undefined];
  const type = types.get(typeName) ?? types.get(ALIASES[typeName] ?? '');
  if (!type) return undefined;
  if (!memberName) return type.anchor ? `${type.route}#${type.anchor}` : type.route;
  const entry = type.members.get(memberName);
  return entry && `${type.route}#${entry.anchor}`;
}
