import blogPlugin, {validateOptions, type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig, RouteModules} from '@docusaurus/types';
import {contractError} from './contracts';

/** A post in the modules of a list of posts. */
type ListedPost = RouteModules & {content: {path: string}};

/**
 * A route of a list that gets what its rows show as data; other routes stay as they are. Stock routes import the posts
 * themselves, with all their code, and each page of the site lists these imports.
 * @param content - what the blog plugin read.
 */
function withRows(route: RouteConfig, {blogPosts}: BlogContent): RouteConfig {
  const {items, ...modules} = route.modules ?? {};
  if (!items) return route;
  const rows = (items as ListedPost[]).map(({content}) => {
    const metadata = blogPosts.find((post) => post.metadata.source === content.path)?.metadata;
    if (!metadata)
      throw contractError('Content and routes of the content plugins', `${route.path} lists ${content.path}.`);
    return {content: {metadata, frontMatter: {}, assets: {}}};
  });
  return {...route, modules, props: {...route.props, items: rows}};
}

/** The blog plugin with lists that load no posts: they show titles, dates and descriptions only. */
export default async function blogLists(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  const plugin = await blogPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: async (args) =>
      plugin.contentLoaded?.({
        ...args,
        actions: {...args.actions, addRoute: (route) => args.actions.addRoute(withRows(route, args.content))},
      }),
  };
}

export {validateOptions};
