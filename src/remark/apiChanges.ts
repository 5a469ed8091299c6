import type {BlockContent, Code, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {isInternalType} from '../lib/internalTypes';
import {findRelease, type Release} from '../lib/releases';
import {flowElement, readAttributes, type Transformer} from './jsx';

interface TypeChange {
  type: string;
  /** Lines of a unified difference. */
  lines: string[];
}

function diffLines(before: string | undefined, after: string | undefined): string[] {
  return [...(before === undefined ? [] : [`- ${before}`]), ...(after === undefined ? [] : [`+ ${after}`])];
}

/** The differences of a release by the type they belong to, in alphabetical order. */
function byType({api}: Release): TypeChange[] {
  const types = new Map<string, string[]>();
  for (const change of [...api.removed, ...api.changed, ...api.added]) {
    const type = change.name.split('.')[0]!;
    types.set(type, [...(types.get(type) ?? []), ...diffLines(change.before, change.after)]);
  }
  return [...types].map(([type, lines]) => ({type, lines})).sort((a, b) => a.type.localeCompare(b.type));
}

function toFence({type, lines}: TypeChange): Code {
  return {type: 'code', lang: 'diff', meta: `title="${type}"`, value: lines.join('\n')};
}

function paragraph(value: string): BlockContent {
  return {type: 'paragraph', children: [{type: 'text', value}]};
}

function folded(changes: TypeChange[]): RootContent[] {
  if (changes.length === 0) return [];
  const noun = changes.length === 1 ? 'type' : 'types';
  return [
    flowElement('details', {}, [
      flowElement('summary', {}, [{type: 'text', value: `${changes.length} ${noun} for internal use changed as well`}]),
      ...changes.map(toFence),
    ]),
  ];
}

function render(release: Release): RootContent[] {
  const changes = byType(release);
  const open = changes.filter(({type}) => !isInternalType(type));
  const internal = changes.filter(({type}) => isInternalType(type));
  return [
    {type: 'heading', depth: 2, children: [{type: 'text', value: 'Changes of the public API'}]},
    ...(open.length === 0 ? [paragraph(`The public API is the same as in ${release.previous}.`)] : open.map(toFence)),
    ...folded(internal),
  ];
}

/** Writes the difference to the release before into each `<ApiChanges version="…" />`. */
export default function apiChanges(): Transformer {
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'ApiChanges' || !parent || index === undefined) return undefined;
      const {version} = readAttributes(node, ['version'], file);
      const content = render(findRelease(version, file.path));
      parent.children.splice(index, 1, ...content);
      return [SKIP, index + content.length];
    });
  };
}
