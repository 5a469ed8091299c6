import path from 'node:path';
import type {ListItem, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import type {Span, UpgradeItem, UpgradeRelease} from '../../../lib/upgrade';
import {flowElement, type Transformer} from '../../../remark/jsx';
import {parserOf, replaceElements, type Parse} from '../../../remark/nodes';
import {isInternalType} from '../../api/internalTypes';
import {getUrl, readReference} from '../../api/reference';
import {findRelease, releases, UPGRADE_GUIDES, type Release} from '../data';
import {installedPackages, replacementFor} from '../metadata';
import {apiNameHistory, cssNameSpans, ownSpans, typeSpans} from '../nameHistory';
import {postFile, postSection, readPosts} from '../readPosts';
import {removalsOf, type Removal} from '../removals';
import {itemScope, nameScope} from '../scope';
import {cssHistory} from './cssChanges';

const LIMIT = /^\/\* (since|until) (\d+\.\d+\.\d+) \*\/$/;
const SITE = path.resolve(__dirname, '../../../..');

/** A part of a step, with the entries that decide whether it shows. */
interface Part {
  items: UpgradeItem[];
  node: MdxJsxFlowElement;
}

/** Numbers the entries of a release, so that each has an id. */
function createIds(version: string): () => string {
  let count = 0;
  return () => `v${version}-${(count += 1)}`;
}

function idsOf(items: readonly UpgradeItem[]): string[] {
  return items.map(({id}) => id);
}

/** When one of the names exists whose removal an entry describes; undefined when it describes none. */
function removedSpans(item: RootContent, removals: readonly Removal[]): readonly Span[] | undefined {
  const words = new Set<string>();
  visit(item, 'inlineCode', ({value}) => void words.add(value));
  const described = removals.filter(({name}) => words.has(name) || words.has(name.split('.').at(-1)!));
  return described.length === 0 ? undefined : described.flatMap(({name}) => ownSpans(name));
}

/**
 * Reads the comments of an entry that limit whom it concerns: `since`, the first release that has what it changes, and
 * `until`, the release that takes the change back.
 */
function readLimits(item: RootContent): Pick<UpgradeItem, 'spans' | 'until'> {
  const limits: Pick<UpgradeItem, 'spans' | 'until'> = {};
  visit(item, 'mdxTextExpression', ({value}) => {
    const [, kind, version] = LIMIT.exec(value) ?? [];
    if (!kind) throw new Error(`blog: {${value}}: write {/* since 1.10.0 */} or {/* until 1.10.0 */}.`);
    const position = releases.indexOf(findRelease(version, `blog: {${value}}`)) + 1;
    if (kind === 'since') limits.spans = [[position, null]];
    else limits.until = position;
  });
  return limits;
}

function renderItem(item: ListItem, intro: string, removals: readonly Removal[], id: string): Part {
  const spans = removedSpans(item, removals);
  return {
    items: [{id, kind: 'text', ...itemScope(item, intro), ...(spans ? {spans} : {}), ...readLimits(item)}],
    node: flowElement('UpgradeItem', {id}, item.children),
  };
}

/** Entries as a list, with the text above it. */
function renderList(entries: Part[], text: RootContent[] = []): Part {
  const items = entries.flatMap((entry) => entry.items);
  const nodes = entries.map(({node}) => node);
  return {items, node: flowElement('UpgradeList', {ids: idsOf(items)}, [...text, flowElement('ul', {}, nodes)])};
}

/** A section as lists of entries, each with the text above it; a section without a list is one entry. */
function renderSection(title: string, section: RootContent[], removals: Removal[], nextId: () => string): Part[] {
  const parts: Part[] = [];
  let text: RootContent[] = [];
  for (const node of section) {
    if (node.type !== 'list') {
      text.push(node);
      continue;
    }
    const intro = text.map((part) => toString(part)).join(' ');
    const entries = node.children.map((item) => renderItem(item, intro, removals, nextId()));
    parts.push(renderList(entries, text));
    text = [];
  }
  if (text.length > 0) {
    const id = nextId();
    const limits = Object.assign({}, ...text.map(readLimits)) as Partial<UpgradeItem>;
    parts.push(renderList([{items: [{id, kind: 'text', ...limits}], node: flowElement('UpgradeItem', {id}, text)}]));
  }
  if (parts.length === 0) return [];
  const items = parts.flatMap((part) => part.items);
  const nodes = parts.map(({node}) => node);
  return [{items, node: flowElement('UpgradeList', {title, ids: idsOf(items)}, nodes)}];
}

/** The entry of the finder for a name of the API. */
function nameItem(id: string, kind: 'removed' | 'changed' | 'added', name: string): UpgradeItem {
  const {spans, states} = apiNameHistory(name);
  const types = typeSpans(name);
  return {
    id,
    kind,
    ...nameScope(name),
    spans,
    ...(types ? {typeSpans: types} : {}),
    ...(kind === 'changed' ? {states} : {}),
  };
}

function renderRemovals(removals: Removal[], isInternal: boolean, nextId: () => string, parse: Parse): Part[] {
  const shown = removals
    .filter((removal) => removal.isInternal === isInternal)
    .map((removal) => ({...removal, id: nextId()}));
  if (shown.length === 0) return [];
  const items = shown.map(({id, name}) => nameItem(id, 'removed', name));
  const names = shown.map(({id, name, replacement}) =>
    flowElement('RemovedName', {id, name}, parse(replacement ?? 'No replacement.')),
  );
  return [{items, node: flowElement('RemovedNames', {ids: idsOf(items), isInternal}, names)}];
}

function renderStyles({version}: Release, nextId: () => string): Part[] {
  const changes = cssHistory.releases[version];
  if (!changes) return [];
  const removed = [
    ...changes.classes.removed.map((name) => ({name, text: `.${name}`})),
    ...changes.properties.removed.map((name) => ({name, text: name})),
  ];
  const values = [...new Set(changes.properties.changed.map(({name}) => name))].map((name) => ({name, text: name}));
  const toParts = (names: typeof removed, title: string, kind: 'style' | 'value'): Part[] => {
    const entries = names.map(({name, text}) => ({id: nextId(), text, spans: cssNameSpans(name)}));
    if (entries.length === 0) return [];
    return [
      {
        items: entries.map(({id, spans}) => ({id, kind, spans})),
        node: flowElement('RemovedStyles', {title, names: entries.map(({id, text}) => ({id, text}))}),
      },
    ];
  };
  return [
    ...toParts(removed, 'Removed from the stylesheet', 'style'),
    ...toParts(values, 'Other default value', 'value'),
  ];
}

/** The changed or new names of the public API at a release, which are listed apart from the steps. */
function namesOf({api}: Release, kind: 'changed' | 'added', nextId: () => string): {name: string; item: UpgradeItem}[] {
  return api[kind]
    .filter(({name}) => !isInternalType(name.split('.')[0]!))
    .map(({name}) => ({name, item: nameItem(nextId(), kind, name)}));
}

function render(parse: Parse): MdxJsxFlowElement {
  const bodies = new Map(readPosts(SITE).map(({file, body}) => [file, body]));
  const types = readReference();
  const lists = {changed: [] as unknown[], added: [] as unknown[]};
  const steps = releases.map((release) => {
    const {version, date} = release;
    const nextId = createIds(version);
    const removals = removalsOf(release);
    const body = bodies.get(postFile(release)) ?? '';
    const parts = [
      ...renderSection('Breaking changes', postSection(body, 'Breaking changes') ?? [], removals, nextId),
      // What acts differently does not depend on a name.
      ...renderSection('Behavior', postSection(body, 'Behavior') ?? [], [], nextId),
      ...renderRemovals(removals, false, nextId, parse),
      ...renderStyles(release, nextId),
      ...renderRemovals(removals, true, nextId, parse),
    ];
    const items = parts.flatMap((part) => part.items);
    const names = (['changed', 'added'] as const).flatMap((kind) => {
      const entries = namesOf(release, kind, nextId);
      lists[kind].push(
        ...entries.map(({name, item}) => ({id: item.id, name, version, url: getUrl(name, types) ?? ''})),
      );
      return entries.map(({item}) => item);
    });
    const better = replacementFor(version);
    const install = installedPackages(version);
    const summary: UpgradeRelease = {
      version,
      ...(install === undefined ? {} : {install}),
      ...(better ? {better} : {}),
      items: [...items, ...names],
    };
    const attributes = {version, date, hasGuide: UPGRADE_GUIDES.includes(version), ids: idsOf(items)};
    return {
      summary,
      node: flowElement(
        'UpgradeStep',
        attributes,
        parts.map(({node}) => node),
      ),
      hasItems: items.length > 0,
    };
  });
  return flowElement('UpgradeFinder', {releases: steps.map(({summary}) => summary)}, [
    ...steps.filter(({hasItems}) => hasItems).map(({node}) => node),
    flowElement('ApiNames', {title: 'Changed declarations', names: lists.changed}),
    flowElement('ApiNames', {title: 'New names', names: lists.added}),
  ]);
}

/** Writes what each release asks of those who upgrade into `<UpgradeFinder />`, oldest release first. */
export default function upgradeFinder(this: Processor): Transformer {
  const parse = parserOf(this);
  return (tree) => replaceElements(tree, ({name}) => (name === 'UpgradeFinder' ? [render(parse)] : undefined));
}
