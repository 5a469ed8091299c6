/** A route of the site: the parts of its address that others build on come from the routes around it. */
export interface RouteNode {
  path: string;
  routes?: RouteNode[];
}

/** Names of chunks, nested as the props of a route's component are. */
export type ChunkNames = string | readonly ChunkNames[] | {readonly [prop: string]: ChunkNames};

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/**
 * The routes that render a page, the outermost first.
 * @param routes - all routes, nested.
 * @param page - address of the page, with the base URL.
 */
export function routesOf(routes: readonly RouteNode[], page: string): RouteNode[] {
  for (const route of routes) {
    const inner = routesOf(route.routes ?? [], page);
    if (inner.length > 0) return [route, ...inner];
    if (!route.routes && withoutSlash(route.path) === withoutSlash(page)) return [route];
  }
  return [];
}

/** All names of chunks in a route's props. */
export function flatten(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(flatten);
}
