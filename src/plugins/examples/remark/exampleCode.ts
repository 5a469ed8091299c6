import path from 'node:path';
import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {FRAMEWORKS, type Framework} from '../../../lib/frameworks';
import {findExample, type Example} from '../readExamples';
import {exampleElement, type ExampleElement} from './exampleElements';
import {flowElement, readAttributes, type Transformer} from '../../../remark/jsx';

const EXAMPLES = path.resolve(__dirname, '../../../../examples');

function toFences(example: Example, framework: Framework): Code[] {
  return example.files[framework].map(({name, code}) => ({
    type: 'code',
    lang: path.extname(name).slice(1),
    meta: `title="${name}"`,
    value: code.trimEnd(),
  }));
}

function expand(node: MdxJsxFlowElement, file: VFile, {hasCode, hasHeight}: ExampleElement): void {
  const {id, height} = readAttributes(node, hasHeight ? ['id', 'height'] : ['id'], file);
  if (!id) throw new Error(`${file.path}: <${node.name}> needs an id, such as id="dockview/first-steps".`);
  let example: Example;
  try {
    example = findExample(EXAMPLES, id);
  } catch (error) {
    throw new Error(`${file.path}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
  node.attributes.push({type: 'mdxJsxAttribute', name: 'title', value: example.title});
  if (!height) node.attributes.push({type: 'mdxJsxAttribute', name: 'height', value: String(example.height)});
  if (!hasCode) return;
  node.children = FRAMEWORKS.map((framework) =>
    flowElement('FrameworkPane', {framework}, toFences(example, framework)),
  );
}

/**
 * Writes title and height of an example into each `<Example id="…" />` of a page and its kin, and its source, both
 * variants, where they show it.
 */
export default function exampleCode(): Transformer {
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const element = exampleElement(node);
      if (element) expand(node, file, element);
    });
  };
}
