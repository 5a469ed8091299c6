/** What an upgrade to a release costs. */
export interface ReleaseCost {
  version: string;
  /** Breaking changes that the release post lists. */
  changes: number;
  /** Names that leave the public API. */
  removed: number;
}

/** Writes the costs into one attribute of an element: `4.0.0 5 3,3.0.0 7 17`. */
export function encodeCosts(costs: readonly ReleaseCost[]): string {
  return costs.map(({version, changes, removed}) => `${version} ${changes} ${removed}`).join(',');
}

/** Reads what `encodeCosts` wrote. */
export function decodeCosts(text: string): ReleaseCost[] {
  return text.split(',').map((entry) => {
    const [version = '', changes, removed] = entry.split(' ');
    return {version, changes: Number(changes), removed: Number(removed)};
  });
}

/** What a reader asked for: the releases after `from`, up to and with `to`. */
export interface Range {
  /** Newest first; all releases when the question makes no sense. */
  versions: readonly string[];
  /** What is wrong with the question, in words for the reader. */
  problem: string | undefined;
}

/**
 * Picks the releases an upgrade goes through.
 * @param all - every release, newest first.
 * @param from - the installed release; empty for one that is older than all.
 * @param to - the release to go to; empty for the newest.
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
