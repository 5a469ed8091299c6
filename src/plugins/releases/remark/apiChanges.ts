import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Processor} from 'unified';
import {countOf} from '../../../lib/countOf';
import {isInternalType} from '../../api/internalTypes';
import {findRelease, type ApiChange, type Release} from '../data';
import {getUrl, readReference} from '../../api/reference';
import {replacements} from '../removals';
import {changeLines} from './changeLines';
import {cssChanges} from './cssChanges';
import {flowElement, readAttributes, type Transformer} from '../../../remark/jsx';
import {heading, paragraph, parserOf, replaceElements, text, type Parse} from '../../../remark/nodes';

/** Above this many lines, each type starts folded. */
const MAX_OPEN_LINES = 24;

interface Context {
  release: Release;
  /** URL of a type or member in the reference of the installed library. */
  getUrl: (name: string) => string | undefined;
  parse: Parse;
}

interface TypeChanges {
  type: string;
  changes: ApiChange[];
}

/** The differences of a release by the type they belong to, in alphabetical order. */
function byType({api}: Release): TypeChanges[] {
  const types = new Map<string, ApiChange[]>();
  for (const change of [...api.removed, ...api.changed, ...api.added]) {
    const type = change.name.split('.')[0]!;
    types.set(type, [...(types.get(type) ?? []), change]);
  }
  return [...types].map(([type, changes]) => ({type, changes})).sort((a, b) => a.type.localeCompare(b.type));
}

function countKinds(changes: ApiChange[]): string {
  const count = (text: string, matches: (change: ApiChange) => boolean) => {
    const number = changes.filter(matches).length;
    return number > 0 ? [`${number} ${text}`] : [];
  };
  return [
    ...count('removed', ({after}) => after === undefined),
    ...count('changed', ({before, after}) => before !== undefined && after !== undefined),
    ...count('added', ({before}) => before === undefined),
  ].join(', ');
}

function line(kind: 'del' | 'ins', content: PhrasingContent[]): MdxJsxFlowElement {
  return flowElement('ApiChangeLine', {kind}, content);
}

/** What to use instead of a removed name; nothing when the change is not a removal. */
function advice({name, after}: ApiChange, {release, parse}: Context): RootContent[] {
  if (after !== undefined) return [];
  const replacement = replacements[release.version]?.[name] ?? null;
  return replacement === null ? [paragraph(text('No replacement.'))] : parse(`Instead: ${replacement}`);
}

function renderChange(change: ApiChange, context: Context): MdxJsxFlowElement {
  const {before, after} = changeLines(change, context.getUrl);
  const content = [
    ...(before ? [line('del', before)] : []),
    ...(after ? [line('ins', after)] : []),
    ...advice(change, context),
  ];
  return flowElement('li', {}, content);
}

function renderType({type, changes}: TypeChanges, isOpen: boolean, context: Context): MdxJsxFlowElement {
  const items = changes.map((change) => renderChange(change, context));
  return flowElement(
    'ApiTypeChanges',
    {name: type, summary: countKinds(changes), ...(isOpen ? {open: 'open'} : {})},
    items,
  );
}

function countLines(types: TypeChanges[]): number {
  return types.flatMap(({changes}) => changes).flatMap(({before, after}) => [before, after].filter(Boolean)).length;
}

function render(context: Context): RootContent[] {
  const {release} = context;
  const types = byType(release);
  const open = types.filter(({type}) => !isInternalType(type));
  const internal = types.filter(({type}) => isInternalType(type));
  const isOpen = countLines(open) <= MAX_OPEN_LINES;
  const summary = countKinds(open.flatMap(({changes}) => changes));
  const css = context.parse(cssChanges(release.version));
  const same = paragraph(text(`The public API is the same as in ${release.previous}.`));
  if (types.length === 0) return [...css, same];
  return [
    ...css,
    heading(2, text('API changes')),
    open.length === 0 ? same : paragraph(text(`Compared with ${release.previous}: ${summary}.`)),
    ...open.map((changes) => renderType(changes, isOpen, context)),
    ...(internal.length === 0
      ? []
      : [
          flowElement(
            'ApiInternalChanges',
            {summary: `${countOf(internal.length, 'type')} for internal use changed as well`},
            internal.map((changes) => renderType(changes, false, context)),
          ),
        ]),
  ];
}

/** Writes the differences of CSS and API to the release before into each `<ApiChanges version="…" />`. */
export default function apiChanges(this: Processor): Transformer {
  const parse = parserOf(this);
  return (tree, file) => {
    replaceElements(tree, (node) => {
      if (node.name !== 'ApiChanges') return undefined;
      const {version} = readAttributes(node, ['version'], file);
      const types = readReference();
      return render({
        release: findRelease(version, file.path),
        getUrl: (name) => getUrl(name, types),
        parse,
      });
    });
  };
}
