/** One query of the set and the addresses that answer it: a route, or a route with the beginning of an anchor. */
export interface JudgedQuery {
  query: string;
  expect: string[];
}

/** What an engine offers for a query: pages in order, each with the addresses of its hits in order. */
export type OfferedPages = {route: string; addresses: string[]}[];

/** How many queries an engine answers, and which it misses. */
export interface Quality {
  queries: number;
  /** Share of queries with the right page in first place, and among the first three, 0 to 1. */
  first: number;
  firstThree: number;
  /** Queries that are not answered in first place, with the place: 0 for not at all. */
  misses: {query: string; place: number; offered: string[]}[];
}

/** In which place an answer is, counting pages for a route and hits for an address with an anchor; 0 for none. */
function placeOf(pages: OfferedPages, expected: string[]): number {
  const places = expected.map((one) => {
    const list = one.includes('#') ? pages.flatMap(({addresses}) => addresses) : pages.map(({route}) => route);
    return list.findIndex((address) => address.startsWith(one)) + 1;
  });
  return Math.min(...places.filter((place) => place > 0).concat(places.some(Boolean) ? [] : 0));
}

/**
 * Measures an engine on the query set.
 * @param offer - what the engine offers for a query, in the order in which the reader meets it.
 * @param set - the queries.
 */
export async function measureQuality(
  offer: (query: string) => OfferedPages | Promise<OfferedPages>,
  set: JudgedQuery[],
): Promise<Quality> {
  const results: Quality['misses'] = [];
  for (const {query, expect} of set) {
    const pages = await offer(query);
    const offered = pages.slice(0, 3).flatMap(({addresses}) => addresses.slice(0, 2));
    results.push({query, place: placeOf(pages, expect), offered});
  }
  const within = (limit: number) => results.filter(({place}) => place > 0 && place <= limit).length / set.length;
  const misses = results.filter(({place}) => place !== 1);
  return {queries: set.length, first: within(1), firstThree: within(3), misses};
}
