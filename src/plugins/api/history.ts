import history from '../../data/apiHistory.json';
import type {ApiMember, ApiSymbol} from './model';

/** What the releases say about a type or member. */
export interface HistoryEntry {
  kind: string;
  /** Version number of the first release that has it, or `≤1.4.1` for what may be older than the facts are. */
  since: string;
  /** Releases that changed its declaration. */
  changed?: string[];
  /** The release that took it away. */
  removedIn?: string;
  /** The exported type a member is inherited from. */
  from?: string;
  package?: string;
  members?: Record<string, HistoryEntry>;
}

/** Every type, function and constant that any release exported, by name. */
export const apiHistory: Readonly<Record<string, HistoryEntry>> = history;

/** What the releases say about a type, or about one of its members; undefined where the history does not know it. */
export function historyOf(symbol: ApiSymbol, member?: ApiMember): HistoryEntry | undefined {
  const own = apiHistory[symbol.name];
  if (!member) return own;
  const owner = apiHistory[member.inheritedFrom ?? symbol.name];
  return own?.members?.[member.name] ?? owner?.members?.[member.name];
}
