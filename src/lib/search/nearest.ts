import {distance} from 'fastest-levenshtein';

/** A page of the site by its address below the base URL. */
export interface NamedRoute {
  route: string;
  title: string;
}

/** Share of letters that may differ before two addresses have nothing to do with each other. */
const TOO_FAR = 0.45;
/** How many addresses are offered. */
const OFFERED = 3;

function lastPart(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? '';
}

function share(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}

/** How far two addresses are from each other: 0 for the same, 1 for nothing in common. */
function farness(path: string, route: string): number {
  const [from, to] = [path.toLowerCase(), route.toLowerCase()];
  return (share(from, to) + share(lastPart(from), lastPart(to))) / 2;
}

/**
 * Finds the pages whose addresses are most like one that does not exist.
 * @param path - below the base URL.
 * @returns up to three, nearest first; none when all are too far.
 */
export function nearestRoutes(path: string, routes: readonly NamedRoute[]): NamedRoute[] {
  return routes
    .map((one) => ({one, far: farness(path, one.route)}))
    .filter(({far}) => far <= TOO_FAR)
    .sort((a, b) => a.far - b.far)
    .slice(0, OFFERED)
    .map(({one}) => one);
}

/**
 * What an address is about, as words to search for: `/docs/core/groups/maximizedGroups` is about `maximized groups`.
 * @param path - below the base URL.
 */
export function wordsOfAddress(path: string): string {
  return lastPart(path)
    .replace(/\.\w+$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .toLowerCase();
}
