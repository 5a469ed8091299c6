import type {Options} from '@docusaurus/plugin-sitemap';

type CreateItems = NonNullable<Options['createSitemapItems']>;
type Item = Awaited<ReturnType<CreateItems>>[number];

/** `/blog/tags` and `/blog` below the base URL belong to the part `blog`. */
function partOf({url}: Item, baseUrl: string): string | undefined {
  return new URL(url).pathname.slice(baseUrl.length).split('/').find(Boolean);
}

function newest(items: Item[]): string | undefined {
  return items
    .flatMap(({lastmod}) => lastmod ?? [])
    .sort()
    .at(-1);
}

/**
 * Gives lists, which have no file of their own, the date of what they list: the newest of their part of the site, or
 * of the whole site.
 * @param baseUrl - with a slash at both ends.
 */
export function dateLists(items: Item[], baseUrl: string): Item[] {
  return items.map((item) => {
    if (item.lastmod) return item;
    const part = partOf(item, baseUrl);
    const lastmod = newest(items.filter((other) => partOf(other, baseUrl) === part)) ?? newest(items);
    return lastmod ? {...item, lastmod} : item;
  });
}

/** Options of the sitemap: every page but the later ones of lists, each with the day of its last change. */
export const sitemap: Options = {
  ignorePatterns: ['**/page/**'],
  lastmod: 'date',
  createSitemapItems: async ({defaultCreateSitemapItems, ...params}) =>
    dateLists(await defaultCreateSitemapItems(params), params.siteConfig.baseUrl),
};
