import history from '../../data/apiHistory.json';
import type {ApiMember, ApiSymbol} from './model';

interface Entry {
  since: string;
  changed?: string[];
  members?: Record<string, Entry>;
}

/** Earliest release there are facts about; members that are older carry this mark. */
const OLDEST = '≤1.4.1';

/** When a member came into the public API. */
export interface Since {
  /** Version number of the release. */
  version: string;
  /** True when the member may be older than that release. */
  orEarlier: boolean;
}

function toSince(entry: Entry | undefined): Since | undefined {
  if (!entry) return undefined;
  const orEarlier = entry.since === OLDEST;
  return {version: orEarlier ? OLDEST.slice(1) : entry.since, orEarlier};
}

/** The release in which a type, or one of its members, came; undefined where the history does not know it. */
export function sinceOf(symbol: ApiSymbol, member?: ApiMember): Since | undefined {
  const entry = (history as unknown as Record<string, Entry>)[symbol.name];
  if (!member) return toSince(entry);
  const owner = (history as unknown as Record<string, Entry>)[member.inheritedFrom ?? symbol.name];
  return toSince(entry?.members?.[member.name] ?? owner?.members?.[member.name]);
}
