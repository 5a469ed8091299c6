import {distance} from 'fastest-levenshtein';

/** A page of the site by its address below the base URL. */
export interface NamedRoute {
  route: string;
  title: string;
}

/** Addresses that differ by more than this share of their letters have nothing to do with each other. */
const MAX_DIFFERENCE = 0.45;
/** How many addresses are offered. */
const OFFERED = 3;

function lastPart(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? '';
}

function share(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}

/** How much two addresses differ: 0 for the same address, 1 for nothing in common. */
function differenceOf(path: string, route: string): number {
  const [from, to] = [path.toLowerCase(), route.toLowerCase()];
  return (share(from, to) + share(lastPart(from), lastPart(to))) / 2;
}

/**
 * Finds the pages whose addresses are most like one that does not exist.
 * @param path - below the base URL.
 * @returns up to three, the most similar first; none when all differ too much.
 */
export function nearestRoutes(path: string, routes: readonly NamedRoute[]): NamedRoute[] {
  return routes
    .map((one) => ({one, difference: differenceOf(path, one.route)}))
    .filter(({difference}) => difference <= MAX_DIFFERENCE)
    .sort((a, b) => a.difference - b.difference)
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
