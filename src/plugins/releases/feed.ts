import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import {resultsOf} from '../buildCache';
import {readContent} from '../builtPage';

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;
type FeedItem = Awaited<ReturnType<CreateFeedItems>>[number];

/** The feeds go back this long from the newest post. */
const YEARS = 2;

/** The posts of the last two years, whole. The newest post decides where they begin, so that builds are repeatable. */
export const createFeedItems: CreateFeedItems = async ({blogPosts, siteConfig, outDir, defaultCreateFeedItems}) => {
  const dates = blogPosts.map(({metadata}) => metadata.date.getTime());
  const start = new Date(Math.max(...dates));
  start.setUTCFullYear(start.getUTCFullYear() - YEARS);
  const recent = blogPosts.filter(({metadata}) => metadata.date >= start);
  const items = await resultsOf<(typeof recent)[number], FeedItem>(
    'feed',
    recent,
    ({metadata: {permalink, tags}}) => {
      const route = `/${permalink.slice(siteConfig.baseUrl.length)}`;
      return JSON.stringify([siteConfig.url, siteConfig.trailingSlash, permalink, tags, readContent(outDir, route)]);
    },
    async (blogPosts) => {
      const {toFeedHtml} = await import('./feedHtml');
      const whole = await defaultCreateFeedItems({blogPosts, siteConfig, outDir});
      return whole.map((item) => ({...item, content: toFeedHtml(item.content ?? '')}));
    },
  );
  // Atom wants an author for each entry.
  const author = [{name: siteConfig.title, link: new URL(siteConfig.baseUrl, siteConfig.url).href}];
  // A date is a text once it is kept.
  return items.map((item) => ({...item, author, date: new Date(item.date)}));
};
