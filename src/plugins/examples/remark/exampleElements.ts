import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {FRAMEWORKS, type Framework} from '../../../lib/frameworks';
import {flowElement, readAttributes} from '../../../remark/jsx';
import {findExample, type Example} from '../readExamples';
import {drawThumbnail} from '../thumbnail/draw';

const EXAMPLES = path.resolve(__dirname, '../../../../examples');

/** The elements that show an example with its source, and all that show one. */
const WITH_SOURCE = ['Example', 'CodeAndResult'];
const ELEMENTS = [...WITH_SOURCE, 'LiveExample'];

function toFences(example: Example, framework: Framework): Code[] {
  return example.files[framework].map(({name, code}) => ({
    type: 'code',
    lang: path.extname(name).slice(1),
    meta: `title="${name}"`,
    value: code.trimEnd(),
  }));
}

async function expand(node: MdxJsxFlowElement, file: VFile): Promise<void> {
  const {id, height} = readAttributes(node, ['id', 'height'], file);
  if (!id) throw new Error(`${file.path}: <${node.name}> needs an id, such as id="dockview/first-steps".`);
  try {
    const example = findExample(EXAMPLES, id);
    const {title} = example;
    const props = {id, title, height: Number(height ?? example.height), thumbnail: await drawThumbnail(example)};
    const panes = FRAMEWORKS.map((framework) =>
      flowElement('FrameworkPane', {framework}, toFences(example, framework)),
    );
    Object.assign(node, flowElement(node.name!, props, WITH_SOURCE.includes(node.name!) ? panes : []));
  } catch (error) {
    throw new Error(`${file.path}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
}

/**
 * Writes title, height and thumbnail of an example into each `<Example id="…" />` of a page and its kin, and the source
 * of both variants where they show it.
 */
export default function exampleElements(): (tree: Root, file: VFile) => Promise<void> {
  return async (tree, file) => {
    const found: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (ELEMENTS.includes(node.name ?? '')) found.push(node);
    });
    await Promise.all(found.map((node) => expand(node, file)));
  };
}
