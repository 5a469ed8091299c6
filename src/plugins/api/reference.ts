import fs from 'node:fs';
import path from 'node:path';
import {isInternalType} from '../../lib/internalTypes';
import {findSymbol} from './library';
import type {ApiMember, ApiSymbol} from './model';

const DOCS = path.resolve(__dirname, '../../../docs');
const API_DOCS = path.join(DOCS, 'api');
const TAG = /<Api(Members|Type)\s([^>]*?)\/>/g;

/** Classes an application gets to see by the interface that names what is meant for it. */
const STANDS_FOR: Record<string, string> = {
  DockviewGroupPanel: 'IDockviewGroupPanel',
  DockviewPanel: 'IDockviewPanel',
};

/** Where a type of the library is documented. */
export interface DocumentedType {
  symbol: ApiSymbol;
  /** Route of the page, below the base URL: `/docs/api/dockview/options`. */
  route: string;
  /** Anchor of the type's own heading; undefined where its members are spread over the page. */
  anchor: string | undefined;
  /** Anchor of each documented member. */
  members: Map<string, string>;
}

interface Tag {
  kind: 'Members' | 'Type';
  type: string;
  names: string[] | undefined;
}

/** Reads the attributes of a tag as written in MDX: `of="DockviewApi" names="addPanel clear"`. */
function readTags(source: string): Tag[] {
  return [...source.matchAll(TAG)].map(([, kind, text]) => {
    const attributes = Object.fromEntries(
      [...text!.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    return {
      kind: kind as Tag['kind'],
      type: attributes.of ?? attributes.name ?? '',
      names: attributes.names?.trim().split(/\s+/),
    };
  });
}

function listPages(folder: string): string[] {
  return fs
    .readdirSync(folder, {withFileTypes: true})
    .filter((entry) => !entry.name.startsWith('_'))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return listPages(file);
      return entry.name.endsWith('.mdx') ? [file] : [];
    })
    .sort();
}

function addMembers(documented: DocumentedType, names: string[], taken: Set<string>, file: string): void {
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
    documented.members.set(name, anchor);
  }
}

/** Members that a page about the type has to list: those no other documented type lists already. */
function required(symbol: ApiSymbol, types: Map<string, DocumentedType>): ApiMember[] {
  return symbol.members.filter(({inheritedFrom}) => inheritedFrom === undefined || !types.has(inheritedFrom));
}

function checkComplete(types: Map<string, DocumentedType>): void {
  for (const {symbol, members, route} of types.values()) {
    // Of a class that is mostly for internal use, a page lists what applications need.
    if (isInternalType(symbol.name)) continue;
    const missing = required(symbol, types).filter(({name}) => !members.has(name));
    if (missing.length > 0) {
      throw new Error(
        `docs${route.slice('/docs'.length)}.mdx lists ${symbol.name} without ${missing.map(({name}) => name).join(', ')}.`,
      );
    }
  }
}

/**
 * Finds out what the API pages document, from the `<ApiMembers>` and `<ApiType>` tags they hold.
 * @returns every documented type by name.
 * @throws Error that names the page, when a tag names an unknown type or member, or a type is listed with gaps.
 */
export function readReference(): Map<string, DocumentedType> {
  const types = new Map<string, DocumentedType>();
  const pages = listPages(API_DOCS).map((file) => ({
    file,
    route: `/docs/${path
      .relative(DOCS, file)
      .replaceAll(path.sep, '/')
      .replace(/\.mdx$/, '')}`,
    tags: readTags(fs.readFileSync(file, 'utf8')),
  }));
  const known = new Set(pages.flatMap(({tags}) => tags.map(({type}) => type)));
  for (const {file, route, tags} of pages) {
    const taken = new Set<string>();
    for (const {kind, type, names} of tags) {
      const symbol = findSymbol(type, file);
      const documented = types.get(type) ?? {symbol, route, anchor: undefined, members: new Map()};
      types.set(type, documented);
      if (kind === 'Type') documented.anchor = type;
      addMembers(documented, names ?? membersToList(symbol, known), taken, file);
    }
  }
  checkComplete(types);
  return types;
}

/**
 * The address of a type's or member's entry.
 * @param name - `DockviewApi`, `DockviewApi.addPanel`, or the name of a class that an interface stands for.
 * @returns a route with an anchor, or undefined when it is not documented.
 */
export function addressOf(name: string, types: Map<string, DocumentedType>): string | undefined {
  const [typeName, memberName] = name.split('.') as [string, string | undefined];
  const type = types.get(typeName) ?? types.get(STANDS_FOR[typeName] ?? '');
  if (!type) return undefined;
  if (!memberName) return type.anchor ? `${type.route}#${type.anchor}` : type.route;
  const anchor = type.members.get(memberName);
  return anchor === undefined ? undefined : `${type.route}#${anchor}`;
}

function membersToList(symbol: ApiSymbol, documented: Set<string>): string[] {
  return symbol.members
    .filter(({inheritedFrom}) => inheritedFrom === undefined || !documented.has(inheritedFrom))
    .map(({name}) => name);
}
