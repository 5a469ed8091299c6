import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {pictureOf} from '../picture';
import {findExample} from '../readExamples';
import {exampleElement} from './exampleElements';

const SITE = path.resolve(__dirname, '../../../..');

async function addPicture(node: MdxJsxFlowElement): Promise<void> {
  const id = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
  )?.value;
  const example = findExample(path.join(SITE, 'examples'), String(id));
  const value = JSON.stringify(await pictureOf(example, SITE));
  node.attributes.push({type: 'mdxJsxAttribute', name: 'picture', value});
}

/**
 * Writes a still picture into each `<Example id="…" />` of a page and its kin, to stand in its box until it has loaded. Apart from
 * the transform that writes the code: this one takes time, and readers of the text have no use for it.
 */
export default function examplePictures(): (tree: Root) => Promise<void> {
  return async (tree) => {
    const found: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (exampleElement(node)) found.push(node);
    });
    await Promise.all(found.map(addPicture));
  };
}
