import {readDescription} from '../../src/plugins/api/descriptions';
import {historyOf} from '../../src/plugins/api/history';
import type {ApiMember} from '../../src/plugins/api/model';
import {getEntry, readReference, type DocumentedType} from '../../src/plugins/api/reference';

/**
 * Types that only the declarations of others name. The packages have never exported them, and the history of the
 * releases is one of exports: neither they nor their members have a date.
 */
const NEVER_EXPORTED = new Set([
  'ActiveGroupEvent',
  'AnchorPosition',
  'AnchoredBox',
  'Box',
  'CoreGroupOptions',
  'FunctionOrValue',
  'GridConstraintChangeEvent2',
  'GroupChangedEvent',
  'IAcceptableEvent',
  'IDockviewEvent',
  'PanelConstraintChangeEvent2',
  'TabLocation',
  'WillFocusEvent',
]);

/** How complete the API pages are, counted in members of the types they document. */
export interface Audit {
  types: number;
  members: number;
  /** Members of types that were never exported, which cannot have a date. */
  undatable: number;
  /** What lacks what, as `Type.member`. */
  gaps: Record<'present' | 'described' | 'dated' | 'linked', string[]>;
}

type Types = Map<string, DocumentedType>;

function isDescribed(type: DocumentedType, member: ApiMember, types: Types): boolean {
  const {owner = type} = getEntry(type, member, types) ?? {};
  return readDescription(owner.symbol.name)?.members.has(member.name) ?? false;
}

function isUndatable({symbol}: DocumentedType, {inheritedFrom}: ApiMember): boolean {
  return !symbol.isExported && NEVER_EXPORTED.has(inheritedFrom ?? symbol.name);
}

/**
 * Counts the members behind the API pages: whether each has an entry, a description, a release and a guide.
 * @throws Error that names the file, when a page or description names what the library does not have.
 */
export function auditReference(types: Types = readReference()): Audit {
  const documented = [...types.values()].filter(({isNameOnly}) => !isNameOnly);
  const audit: Audit = {
    types: documented.length,
    members: 0,
    undatable: 0,
    gaps: {present: [], described: [], dated: [], linked: []},
  };
  for (const type of documented) {
    for (const member of type.symbol.members) {
      const name = `${type.symbol.name}.${member.name}`;
      const found = getEntry(type, member, types);
      audit.members += 1;
      if (!found) audit.gaps.present.push(name);
      if (!isDescribed(type, member, types)) audit.gaps.described.push(name);
      if (!found?.entry.guide) audit.gaps.linked.push(name);
      if (historyOf(type.symbol, member)) continue;
      if (isUndatable(type, member)) audit.undatable += 1;
      else audit.gaps.dated.push(name);
    }
  }
  return audit;
}
