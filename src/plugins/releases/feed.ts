import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import {toFeedHtml} from './feedHtml';

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/** The feeds go back this long from the newest post. */
const YEARS = 2;

/** The posts of the last two years, whole. The newest post decides where they begin, so that builds are repeatable. */
export const createFeedItems: CreateFeedItems = async ({blogPosts, siteConfig, outDir, defaultCreateFeedItems}) => {
  const dates = blogPosts.map(({metadata}) => metadata.date.getTime());
  const start = new Date(Math.max(...dates));
  start.setUTCFullYear(start.getUTCFullYear() - YEARS);
  const recent = blogPosts.filter(({metadata}) => metadata.date >= start);
  const items = await defaultCreateFeedItems({blogPosts: recent, siteConfig, outDir});
  // Atom wants an author for each entry.
  const author = [{name: siteConfig.title, link: new URL(siteConfig.baseUrl, siteConfig.url).href}];
  return items.map((item) => ({...item, author, content: toFeedHtml(item.content ?? '')}));
};
