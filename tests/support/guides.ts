import fs from 'node:fs';
import {listMarkdown, relative} from './pages';

/** One guide: a page of `docs` outside `api`. */
export interface Guide {
  /** `docs/core/panels/add.mdx` */
  file: string;
  /** `/docs/core/panels/add` */
  route: string;
  title: string;
  description: string;
  /** The page without front matter. */
  body: string;
  /** The page without front matter, code, comments, examples, inline code and addresses. */
  prose: string;
}

/** The route of a file below `docs`: `/docs/advanced/` for `docs/advanced/index.mdx`. */
export function routeOf(file: string): string {
  return `/${relative(file)}`.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1');
}

const FENCE = /^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2 *$/gm;

function readGuide(file: string): Guide {
  const source = fs.readFileSync(file, 'utf8');
  const [whole, frontMatter = ''] = /^---\n([\s\S]*?)\n---\n/.exec(source) ?? [''];
  const field = (name: string) =>
    new RegExp(`^${name}: (.+)$`, 'm').exec(frontMatter)?.[1]?.replace(/^(['"])(.*)\1$/, '$2') ?? '';
  const body = source.slice(whole.length);
  const withoutCode = body.replace(/^<Example [^>]*>$|\{\/\*[\s\S]*?\*\/\}/gm, '').replace(FENCE, '');
  return {
    file: relative(file),
    route: routeOf(file),
    title: field('title'),
    description: field('description'),
    body,
    prose: withoutCode.replace(/`[^`\n]*`/g, '').replace(/\]\([^)]*\)/g, ']'),
  };
}

/** Reads all guides. */
export function readGuides(): Guide[] {
  return listMarkdown('docs')
    .filter((file) => !relative(file).startsWith('docs/api/'))
    .map(readGuide);
}
