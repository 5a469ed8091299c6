import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse} from 'yaml';
import {sectionBelow} from '../../remark/nodes';
import type {Release} from './data';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();

/** A post as written: nothing about it is checked yet. */
export interface PostSource {
  /** Path relative to the project, with forward slashes: `blog/2025/dockview-4.10.0-release.mdx`. */
  file: string;
  frontMatter: Record<string, unknown>;
  /** MDX below the front matter. */
  body: string;
}

/**
 * Reads all posts below `blog/`.
 * @param siteDir - the project.
 * @returns the posts in the order of their paths.
 */
export async function readPosts(siteDir: string): Promise<PostSource[]> {
  const names = fs.readdirSync(path.join(siteDir, 'blog'), {recursive: true, encoding: 'utf8'});
  const files = names.filter((name) => name.endsWith('.mdx')).map((name) => path.join('blog', name));
  return Promise.all(
    files.sort().map(async (name) => {
      const filePath = path.join(siteDir, name);
      const fileContent = fs.readFileSync(filePath, 'utf8');
      const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
      return {file: name.split(path.sep).join('/'), frontMatter, body: content};
    }),
  );
}

/** Path of the post about a release, relative to the project. */
export function postFile({version, date}: Release): string {
  return `blog/${date.slice(0, 4)}/dockview-${version}-release.mdx`;
}

/** The content below a heading of the second level, such as "Breaking changes"; undefined when the post has none. */
export function postSection(body: string, title: string): RootContent[] | undefined {
  return sectionBelow(parser.parse(body).children, title);
}

/** The keys that `blog/tags.yml` declares. */
export function readTags(siteDir: string): string[] {
  const file = path.join(siteDir, 'blog/tags.yml');
  return Object.keys(parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>);
}
