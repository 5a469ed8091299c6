/** What an upgrade to a release breaks, in numbers. */
export interface ReleaseSummary {
  version: string;
  /** Breaking changes that the release post lists. */
  changes: number;
  /** Names removed from the public API. */
  removed: number;
}

/** The releases after `from`, up to and including `to`. */
export interface Range {
  /** Newest first; all releases when the choice is invalid. */
  versions: readonly string[];
  /** A message for the reader, when the choice is invalid. */
  problem: string | undefined;
}

/**
 * Selects the releases of an upgrade.
 * @param all - every release, newest first.
 * @param from - the installed release; empty for one older than all.
 * @param to - the target release; empty for the newest.
 */
export function releasesBetween(all: readonly string[], from: string, to: string): Range {
  const unknown = [from, to].find((version) => version !== '' && !all.includes(version));
  if (unknown !== undefined) {
    return {versions: all, problem: `There is no release “${unknown}”. All releases are shown.`};
  }
  const end = to === '' ? 0 : all.indexOf(to);
  const start = from === '' ? all.length : all.indexOf(from);
  if (start <= end) {
    return {versions: all, problem: `${all[end]} is not newer than ${from}. All releases are shown.`};
  }
  return {versions: all.slice(end, start), problem: undefined};
}
