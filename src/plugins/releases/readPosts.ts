import fs from 'node:fs';
import path from 'node:path';
import type {RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse} from 'yaml';
import {sectionBelow} from '../../remark/nodes';
import {listPages, readPageSource, type PageSource} from '../pageSource';
import type {Release} from './data';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();

/**
 * Reads all posts below `blog/`: nothing about them is checked yet.
 * @param siteDir - the project.
 * @returns the posts in the order of their paths, which are relative to the project and have forward slashes.
 */
export function readPosts(siteDir: string): PageSource[] {
  return listPages(path.join(siteDir, 'blog')).map((file) => ({
    ...readPageSource(file),
    file: path.relative(siteDir, file).replaceAll(path.sep, '/'),
  }));
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
