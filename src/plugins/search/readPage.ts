import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {SearchKind, SearchPage} from '../../lib/search/records';
import {pagePlugins} from '../remarkPlugins';
import {toSections} from './sections';
import {readField, type Source} from './source';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(pagePlugins).freeze();

/** A page before it is read. */
export interface UnreadPage {
  source: Source;
  kind: SearchKind;
  route: string;
}

function parse(file: VFile): Root {
  try {
    return processor.parse(file);
  } catch (error) {
    const {line, column, message} = error as {line?: number; column?: number; message: string};
    throw new Error(`${file.path}:${line}:${column}: ${message}`, {cause: error});
  }
}

/**
 * Reads what the search finds of a page.
 * @throws Error that names the file, when it has no title or description, or its Markdown is not valid.
 */
export async function readPage({source, kind, route}: UnreadPage): Promise<SearchPage> {
  const file = new VFile({path: source.file, value: source.content});
  // The tree of a page stays Markdown through all transforms of this project.
  const tree = (await processor.run(parse(file), file)) as Root;
  const [start, ...rest] = toSections(tree);
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
