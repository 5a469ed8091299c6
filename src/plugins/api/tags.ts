import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {readAttributes} from '../../remark/jsx';

/** What an `<ApiMembers of="…" guide="…" />` or `<ApiType name="…" guide="…" />` asks for. */
export interface ApiTag {
  element: 'ApiMembers' | 'ApiType';
  type: string;
  /** Members to list; undefined for all. Empty for a type whose members get no entries. */
  names: string[] | undefined;
  /** Route of the page that teaches them. */
  guide: string;
}

/** Whether a node of a page is a tag of the API reference. */
export function isApiTag(node: Nodes): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && (node.name === 'ApiMembers' || node.name === 'ApiType');
}

/**
 * Reads a tag of the API reference.
 * @throws Error that names the file, when the tag has an unknown attribute or lacks one.
 */
export function readTag(node: MdxJsxFlowElement, file: VFile): ApiTag {
  const element = node.name as ApiTag['element'];
  const key = element === 'ApiType' ? 'name' : 'of';
  const {[key]: type, names, guide} = readAttributes(node, [key, 'names', 'guide'], file);
  if (!type) throw new Error(`${file.path}: <${element}> needs ${key}="…", the name of a type.`);
  if (!guide) throw new Error(`${file.path}: <${element}> for "${type}" needs guide="/docs/…".`);
  return {element, type, names: names?.split(/\s+/).filter(Boolean), guide};
}
