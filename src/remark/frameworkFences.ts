import type {Code, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {FRAMEWORKS, isFramework, type Framework} from '../lib/frameworks';
import {flowElement, readFenceMeta, type Transformer} from './jsx';
import {joinRuns} from './nodes';

function frameworkOf(node: RootContent, file: VFile): Framework | undefined {
  if (node.type !== 'code') return undefined;
  const value = readFenceMeta(node.meta, 'framework');
  if (value === undefined) return undefined;
  if (!isFramework(value)) {
    throw new Error(`${file.path}: a code fence says framework="${value}"; it can be ${FRAMEWORKS.join(' or ')}.`);
  }
  return value;
}

function toSwitch(fences: Code[], file: VFile) {
  const panes = FRAMEWORKS.map((framework) => {
    const own = fences.filter((fence) => frameworkOf(fence, file) === framework);
    if (own.length === 0) {
      const line = fences[0]?.position?.start.line;
      throw new Error(
        `${file.path}:${line}: a sample has no ${framework} variant. ` +
          'Write it next to the other one, or drop framework="…" where both are the same.',
      );
    }
    return flowElement('FrameworkPane', {framework}, own);
  });
  return flowElement('FrameworkSwitch', {}, panes);
}

/** Joins neighboring code fences that carry `framework="…"` into one switch that holds both variants. */
export default function frameworkFences(): Transformer {
  return (tree, file) => {
    visit(tree, (parent) => {
      if (!('children' in parent) || (parent.type === 'mdxJsxFlowElement' && parent.name === 'FrameworkPane')) return;
      parent.children = joinRuns(
        parent.children as RootContent[],
        (child) => frameworkOf(child, file) !== undefined,
        (run) => toSwitch(run as Code[], file),
      ) as Root['children'];
    });
  };
}
