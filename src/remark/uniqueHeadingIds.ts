import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Stops the build when two headings of a page have the same id: a link could lead to the first one only. */
export default function uniqueHeadingIds(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const known = new Set<unknown>();
    visit(tree, 'element', ({tagName, properties: {id}}) => {
      if (!/^h[1-6]$/.test(tagName) || id === undefined) return;
      if (known.has(id))
        throw new Error(`${file.path}: two headings have the id "${String(id)}". Give one another id.`);
      known.add(id);
    });
  };
}
