import data from '../../data/releases.json';

/** One entry of the difference between two releases' public API. */
export interface ApiChange {
  /** `Type.member`, or the name of a whole symbol. */
  name: string;
  kind: string;
  package: string;
  /** Declaration in the release before; absent when it is new. */
  before?: string;
  /** Declaration in this release; absent when it is gone. */
  after?: string;
}

/** The facts of one release. */
export interface Release {
  version: string;
  /** Day of the release, `YYYY-MM-DD`. */
  date: string;
  /** The release before it. */
  previous: string;
  commits: {hash: string; pr: number | null; issues: number[]}[];
  api: {added: ApiChange[]; removed: ApiChange[]; changed: ApiChange[]};
}

/** All releases from 1.4.1 on, oldest first. */
export const releases: readonly Release[] = data;

/**
 * Finds a release by its version number.
 * @param usedBy - the file that asks, for the message.
 * @throws Error when there was no such release.
 */
export function findRelease(version: string | undefined, usedBy: string): Release {
  const release = releases.find((candidate) => candidate.version === version);
  if (!release) throw new Error(`${usedBy}: there is no release "${version}" in src/data/releases.json.`);
  return release;
}

/** Major versions with a post of their own about how to get there. */
export const UPGRADE_GUIDES: readonly string[] = ['2.0.0', '3.0.0', '4.0.0'];
