import {apiHistory, type HistoryEntry} from '../../src/plugins/api/history';
import type {ApiMember, ApiSymbol} from '../../src/plugins/api/model';

/** What the history of the releases calls a member, and what the reference calls it. */
const KINDS: Record<string, readonly string[]> = {
  property: ['property', 'event', 'value'],
  option: ['property', 'event'],
  getter: ['property', 'event'],
  method: ['method'],
  variable: ['constant'],
};

/** Members that the history lists and the reference shows otherwise, and how. */
const SHOWN_OTHERWISE: Record<string, string> = {
  constructor: 'The library makes its objects itself; applications get them.',
  '()': 'Part of the declaration above the members.',
  '[index]': 'Part of the declaration above the members.',
};

/** Members in which the two differ by design, by the reason. */
const BY_DESIGN: Record<string, string> = {
  'part of the namespace, which is above the members':
    'DockviewDisposable.NONE DockviewDisposable.from DockviewEvent.any Sizing.Distribute Sizing.Invisible Sizing.Split',
  'static members of a class for internal use':
    'DockviewEmitter.ENABLE_TRACKING DockviewEmitter.MEMORY_LEAK_WATCHER DockviewEmitter.setLeakageMonitorEnabled',
  'a union of classes for internal use, which the history keeps as text':
    'GridNode.box GridNode.cachedVisibleSize GridNode.children GridNode.view ' +
    'ISerializedNode.data ISerializedNode.size ISerializedNode.type ISerializedNode.visible',
  'declared by both; the history names the base': 'IDockviewDefaultTabProps.tabLocation',
  'a union: the history names the branch that declares the member': 'Sizing.cachedVisibleSize Sizing.index Sizing.type',
};

/** Names of members in which the two differ by design. */
export const EXPECTED: ReadonlySet<string> = new Set(Object.values(BY_DESIGN).flatMap((names) => names.split(' ')));

/** One way in which packages differ from the history. */
export interface SurfaceDifference {
  /** `Type`, or `Type.member`. */
  name: string;
  /** `came`, `went`, or what it was and is. */
  what: string;
}

/** The exported type a member comes from, as the history has it: bases that are not exported do not count. */
function exportedOrigin(member: ApiMember, api: ReadonlyMap<string, ApiSymbol>): string | undefined {
  return api.get(member.inheritedFrom ?? '')?.isExported ? member.inheritedFrom : undefined;
}

function hasKind(kind: string, entry: HistoryEntry): boolean {
  return (KINDS[entry.kind] ?? [entry.kind]).includes(kind);
}

function compareMembers(
  symbol: ApiSymbol,
  entry: HistoryEntry,
  api: ReadonlyMap<string, ApiSymbol>,
): SurfaceDifference[] {
  const known = new Map(Object.entries(entry.members ?? {}).filter(([name]) => !(name in SHOWN_OTHERWISE)));
  const differences: SurfaceDifference[] = [];
  for (const member of symbol.members) {
    const name = `${symbol.name}.${member.name}`;
    const before = known.get(member.name);
    known.delete(member.name);
    if (!before) {
      differences.push({name, what: 'came'});
      continue;
    }
    const origin = exportedOrigin(member, api);
    if (!hasKind(member.kind, before)) differences.push({name, what: `was ${before.kind}, is ${member.kind}`});
    if (origin !== before.from) {
      differences.push({name, what: `was declared by ${before.from ?? 'itself'}, is by ${origin ?? 'itself'}`});
    }
  }
  return [...differences, ...[...known.keys()].map((name) => ({name: `${symbol.name}.${name}`, what: 'went'}))];
}

/**
 * Compares the public surface of packages with that of the latest release in `src/data/apiHistory.json`: exports,
 * members, kinds and where members are inherited from. Differences in `EXPECTED` are among the result.
 */
export function compareSurface(api: ReadonlyMap<string, ApiSymbol>): SurfaceDifference[] {
  const known = new Map(Object.entries(apiHistory).filter(([, {removedIn}]) => removedIn === undefined));
  const differences: SurfaceDifference[] = [];
  for (const symbol of [...api.values()].filter(({isExported}) => isExported)) {
    const {name} = symbol;
    const entry = known.get(name);
    known.delete(name);
    if (!entry) {
      differences.push({name, what: 'came'});
      continue;
    }
    if (!hasKind(symbol.kind, entry)) differences.push({name, what: `was ${entry.kind}, is ${symbol.kind}`});
    if (symbol.package !== entry.package) differences.push({name, what: `moved to ${symbol.package}`});
    differences.push(...compareMembers(symbol, entry, api));
  }
  return [...differences, ...[...known.keys()].map((name) => ({name, what: 'went'}))];
}
