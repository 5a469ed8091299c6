/** What the installed packages say about themselves, measured at build. */
export interface PackageStats {
  /** Version of both packages. */
  version: string;
  licence: string;
  /** The oldest and the newest React that `dockview` accepts, such as `16.8` and `19`. */
  react: {oldest: string; newest: string};
  /** Everything each package exports, minified and compressed (gzip -9), without React, in bytes. */
  gzip: {react: number; typescript: number; stylesheet: number};
  /** Names of the packages that `dockview-core` depends on. */
  dependencies: string[];
  /** The newest release in the data, with its day as `YYYY-MM-DD`. */
  latest: {version: string; date: string};
}
