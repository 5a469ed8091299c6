/** Facts about the installed packages, read and measured at build. */
export interface PackageStats {
  /** Version of both packages. */
  version: string;
  license: string;
  /** The oldest and the newest React that `dockview` accepts, such as `16.8` and `19`. */
  react: {oldest: string; newest: string};
  /** Size of everything a package exports, without React: bytes, minified and compressed (gzip -9). */
  gzip: {react: number; typescript: number; stylesheet: number};
  /** Names of the packages that `dockview-core` depends on. */
  dependencies: string[];
  /** The newest release, with its date as `YYYY-MM-DD`. */
  latest: {version: string; date: string};
}
