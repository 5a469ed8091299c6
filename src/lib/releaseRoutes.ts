/** Route of a release's post, below the base URL. */
export function releaseRoute(version: string): string {
  return `/blog/dockview-${version}-release`;
}

/** Route of the guide to a major version, below the base URL. */
export function upgradeGuideRoute(version: string): string {
  return `${releaseRoute(version)}-upgrade`;
}
