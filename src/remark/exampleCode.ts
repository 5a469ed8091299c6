import path from 'node:path';
import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {FRAMEWORKS, type Framework} from '../lib/frameworks';
import {findExample, type Example} from '../plugins/examples/readExamples';
import {flowElement, readAttributes, type Transformer} from './jsx';

const EXAMPLES = path.resolve(__dirname, '../../examples');

function toFences(example: Example, framework: Framework): Code[] {
  return example.files[framework].map(({name, code}) => ({
    type: 'code',
    lang: path.extname(name).slice(1),
    meta: `title="${name}"`,
    value: code.trimEnd(),
  }));
}

function expand(node: MdxJsxFlowElement, file: VFile): void {
  const {id} = readAttributes(node, ['id'], file);
  if (!id) throw new Error(`${file.path}: <Example> needs an id, such as id="dockview/first-steps".`);
  let example: Example;
  try {
    example = findExample(EXAMPLES, id);
  } catch (error) {
    throw new Error(`${file.path}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
  node.attributes.push(
    {type: 'mdxJsxAttribute', name: 'title', value: example.title},
    {type: 'mdxJsxAttribute', name: 'height', value: String(example.height)},
  );
  node.children = FRAMEWORKS.map((framework) =>
    flowElement('FrameworkPane', {framework}, toFences(example, framework)),
  );
}

/** Writes the source of an example, both variants, into each `<Example id="…" />` of a page. */
export default function exampleCode(): Transformer {
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Example') expand(node, file);
    });
  };
}
