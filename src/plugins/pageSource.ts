import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

const FRONT_MATTER = /^---\n([^]*?)\n---\n/;

/** A page as it is written. */
export interface PageSource {
  /** As it was given. */
  file: string;
  frontMatter: Record<string, unknown>;
  /** The MDX below the front matter. Lines keep their numbers, which errors name. */
  body: string;
}

/** Reads the source of a page. */
export function readPageSource(file: string): PageSource {
  const source = fs.readFileSync(file, 'utf8');
  const [head = '', frontMatter = ''] = FRONT_MATTER.exec(source) ?? [];
  return {
    file,
    // Docusaurus reads dates too.
    frontMatter: (parse(frontMatter, {customTags: ['timestamp']}) ?? {}) as Record<string, unknown>,
    body: head.replace(/[^\n]/g, '') + source.slice(head.length),
  };
}

/** Lists the pages in a folder by their paths, without the parts of pages, whose names or folders begin with `_`. */
export function listPages(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name) && !/(?:^|[/\\])_/.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}
