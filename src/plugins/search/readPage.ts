import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {SearchKind, SearchPage} from '../../lib/search/records';
import type {PageSource} from '../pageSource';
import {pagePlugins} from '../remarkPlugins';
import {toSections} from './sections';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(pagePlugins).freeze();

/** A page before it is read. */
export interface UnreadPage {
  source: PageSource;
  kind: SearchKind;
  route: string;
}

/**
 * Reads a text of the front matter.
 * @throws Error that names the file, when there is none.
 */
export function readField({file, frontMatter}: PageSource, name: string): string {
  const value = frontMatter[name];
  if (typeof value !== 'string') throw new Error(`${file}: the front matter needs a "${name}".`);
  return value;
}

function parse(file: VFile): Root {
  try {
    return processor.parse(file);
  } catch (error) {
    const {line, column, message} = error as {line?: number; column?: number; message: string};
    throw new Error(`${file.path}:${line}:${column}: ${message}`, {cause: error});
  }
}

function failIn({path}: VFile): (message: string, node: Nodes) => never {
  return (message, {position}) => {
    throw new Error(`${path}:${position?.start.line}:${position?.start.column}: ${message}`);
  };
}

/**
 * Reads what the search finds of a page.
 * @throws Error that names the file, when it has no title or description, its Markdown is not valid, or questions are
 * not right below a heading.
 */
export async function readPage({source, kind, route}: UnreadPage): Promise<SearchPage> {
  const file = new VFile({path: source.file, value: source.body});
  // The tree of a page stays Markdown through all transforms of this project.
  const tree = (await processor.run(parse(file), file)) as Root;
  const [start, ...rest] = toSections(tree, failIn(file));
  const text = `${readField(source, 'description')} ${start?.text ?? ''}`.trim();
  const alias = source.frontMatter.sidebar_label;
  return {
    kind,
    route,
    title: readField(source, 'title'),
    ...(typeof alias === 'string' ? {alias} : {}),
    sections: [{...start, anchor: '', heading: '', text}, ...rest],
  };
}
