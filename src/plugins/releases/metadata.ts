import * as z from 'zod';
import issues from '../../data/knownIssues.json';
import packages from '../../data/releasePackages.json';
import {releases} from './data';

const Version = z.string().regex(/^\d+\.\d+\.\d+$/);

const Packages = z.record(
  Version,
  z.strictObject({
    /** Packages with this version number, from the manifests at the tag. */
    published: z.array(z.string()).min(1),
    /** Versions of `dockview` and `dockview-core` at the tag; `dockview-core` exists from 1.7.0 on. */
    install: z.strictObject({dockview: Version, 'dockview-core': Version.optional()}),
    /** Peer dependencies of each published package that has some. */
    peers: z.record(z.string(), z.record(z.string(), z.string())),
  }),
);

const KnownIssue = z.strictObject({
  /** The first release that has the bug. */
  since: Version,
  /** The release that fixes it; null when none of the recorded releases does. */
  fixed: Version.nullable(),
  /** The bug is a reason to skip the releases that have it. */
  skip: z.literal(true).optional(),
  /** What happens, in Markdown. */
  text: z.string().endsWith('.'),
});

/** The packages of one release. */
export type ReleasePackages = z.infer<typeof Packages>[string];

/** A bug that a range of releases has. */
export type KnownIssue = z.infer<typeof KnownIssue>;

const knownIssues: readonly KnownIssue[] = z.array(KnownIssue).parse(issues);
const releasePackages: Readonly<Record<string, ReleasePackages>> = Packages.parse(packages);

function indexOf(version: string): number {
  const index = releases.findIndex((release) => release.version === version);
  if (index < 0) throw new Error(`src/data/knownIssues.json: there is no release "${version}".`);
  return index;
}

/**
 * The packages of a release.
 * @throws Error when the release is not in `src/data/releasePackages.json`.
 */
export function packagesOf(version: string): ReleasePackages {
  const found = releasePackages[version];
  if (!found) throw new Error(`src/data/releasePackages.json: ${version} is missing.`);
  return found;
}

/** What to install for a release: `dockview@4.10.0 dockview-core@4.10.0`; undefined where `dockview` was not published. */
export function installedPackages(version: string): string | undefined {
  const {published, install} = packagesOf(version);
  if (!published.includes('dockview')) return undefined;
  return Object.entries(install)
    .map(([name, at]) => `${name}@${at}`)
    .join(' ');
}

/** The bugs that a release has, in the order of the file. */
export function issuesOf(version: string): KnownIssue[] {
  const index = indexOf(version);
  return knownIssues.filter(({since, fixed}) => indexOf(since) <= index && (fixed === null || index < indexOf(fixed)));
}

/** The release to use instead of one that should be skipped; undefined when there is no reason to skip it. */
export function replacementFor(version: string): string | undefined {
  const fixes = issuesOf(version).flatMap(({skip, fixed}) => (skip && fixed !== null ? [fixed] : []));
  const newest = fixes.sort((a, b) => indexOf(a) - indexOf(b)).at(-1);
  return newest === undefined ? undefined : (replacementFor(newest) ?? newest);
}
