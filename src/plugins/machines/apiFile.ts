import type {ApiFile, ApiFileEntry, ApiFileMember, ApiFileType} from '../../lib/apiFile';
import {readDescription} from '../api/descriptions';
import {historyOf} from '../api/history';
import {libraryVersion} from '../api/library';
import type {ApiMember} from '../api/model';
import {getUrl, getEntry, readReference, type DocumentedType} from '../api/reference';

type Types = Map<string, DocumentedType>;
type Place = Pick<ApiFileEntry, 'url' | 'guide'>;

const API_LINK = /\]\(api:([^)]+)\)/g;
const ROUTE_LINK = /\]\((\/[^)]*)\)/g;

/** The build has checked these links where they stand on a page. */
function addressOfLink(name: string, types: Types): string {
  const address = getUrl(name, types);
  if (!address) throw new Error(`docs/api/_members links api:${name}, which the reference does not have.`);
  return address;
}

/** Gives the links in a description the form that can be followed from anywhere. */
function completeLinks(text: string, types: Types, complete: (route: string) => string): string {
  return text
    .replace(API_LINK, (_, name: string) => `](${addressOfLink(name, types)})`)
    .replace(ROUTE_LINK, (_, route: string) => `](${complete(route)})`);
}

function readHistory(...of: Parameters<typeof historyOf>): Pick<ApiFileEntry, 'since' | 'changed'> {
  const {since, changed} = historyOf(...of) ?? {};
  return {...(since !== undefined && {since}), ...(changed && {changed})};
}

function createWriter(types: Types, complete: (route: string) => string) {
  const describe = (text: string | undefined) => (text ? {description: completeLinks(text, types, complete)} : {});

  function place(type: DocumentedType, member: ApiMember): Place {
    const {owner = type, entry} = getEntry(type, member, types) ?? {};
    const anchor = entry?.anchor ?? type.anchor;
    const route = anchor ? `${owner.route}#${anchor}` : owner.route;
    return {url: complete(route), guide: complete(entry?.guide ?? type.guide)};
  }

  function toMember(type: DocumentedType, member: ApiMember): ApiFileMember {
    const {name, kind, signatures, inheritedFrom, deprecated} = member;
    const {owner = type} = getEntry(type, member, types) ?? {};
    return {
      name,
      kind,
      signatures,
      ...describe(readDescription(owner.symbol.name)?.members.get(name)),
      ...readHistory(type.symbol, member),
      ...(inheritedFrom !== undefined && {inheritedFrom}),
      ...(deprecated !== undefined && {deprecated}),
      ...place(type, member),
    };
  }

  return function toType(type: DocumentedType): ApiFileType {
    const {symbol, route, anchor, guide} = type;
    const {name, kind, signatures, isExported} = symbol;
    return {
      name,
      kind,
      package: symbol.package,
      isExported,
      signatures,
      ...describe(readDescription(name)?.intro),
      ...readHistory(symbol),
      url: complete(anchor ? `${route}#${anchor}` : route),
      guide: complete(guide),
      members: symbol.members.map((member) => toMember(type, member)),
    };
  };
}

/**
 * Gathers what the reference says about the installed library.
 * @param complete - makes an address out of a route of the site.
 */
export function createApiFile(complete: (route: string) => string): ApiFile {
  const types = readReference();
  return {
    format: 1,
    library: {packages: ['dockview', 'dockview-core'], version: libraryVersion()},
    types: [...types.values()].map(createWriter(types, complete)),
  };
}
