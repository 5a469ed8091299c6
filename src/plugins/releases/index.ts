import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ArchivedPost, ArchiveYear} from '../../lib/releaseArchive';
import {releases} from './data';
import {checkPosts, type Post} from './checkPosts';
import {packagesOf} from './metadata';
import {readPosts, readTags} from './readPosts';
import {checkReplacements, replacements} from './removals';

function toEntry({slug, title, date, description, tags}: Post, baseUrl: string): ArchivedPost {
  return {
    title,
    permalink: `${baseUrl}blog/${slug}`,
    date: date.toISOString().slice(0, 10),
    description,
    isBreaking: tags.includes('breaking'),
  };
}

function byYear(posts: Post[], baseUrl: string): ArchiveYear[] {
  const years = new Map<string, ArchivedPost[]>();
  for (const post of [...posts].sort((a, b) => b.date.getTime() - a.date.getTime())) {
    const entry = toEntry(post, baseUrl);
    const year = entry.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), entry]);
  }
  return [...years].map(([year, entries]) => ({year, posts: entries}));
}

/**
 * Holds the release notes together: stops the build when a post and the recorded facts disagree, and makes
 * `/blog/archive`. The blog's own archive would send every post whole to the browser.
 */
export default function releasesPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const plugin: Plugin<Post[]> = {
    name: 'releases',
    getPathsToWatch: () => [`${siteDir}/blog/**/*.{mdx,yml}`],
    async loadContent() {
      const {posts, problems} = checkPosts(readPosts(siteDir), {releases, tags: readTags(siteDir)});
      const all = [...problems, ...checkReplacements(releases, replacements)];
      if (all.length > 0) throw new Error(`The release notes disagree with the recorded facts:\n${all.join('\n')}`);
      return posts;
    },
    async contentLoaded({content, actions}) {
      const years = await actions.createData('archive.json', byYear(content, baseUrl));
      const published = releases.filter(({version}) => packagesOf(version).published.includes('dockview'));
      const newestFirst = published.map(({version}) => version).reverse();
      const versions = await actions.createData('versions.json', newestFirst);
      actions.addRoute({
        path: `${baseUrl}blog/archive`,
        component: '@site/src/components/ReleaseArchive',
        modules: {years, versions},
        exact: true,
      });
    },
  };
  return plugin as Plugin;
}
