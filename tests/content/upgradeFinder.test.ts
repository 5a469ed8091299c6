import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, it} from 'vitest';
import {selectUpgrade, type UpgradeItem, type UpgradeRelease} from '../../src/lib/upgrade';
import {readLibraryApi} from '../../src/plugins/api/library';
import {isInternalType} from '../../src/plugins/api/internalTypes';
import upgradeFinder from '../../src/plugins/releases/remark/upgradeFinder';
import {namesOf, publishedNames, type DeclaredNames} from '../support/declaredNames';

let releases: UpgradeRelease[];
/** The name of the API that an entry of the finder stands for, or its text, by id. */
const names = new Map<string, string>();

function attribute(node: MdxJsxFlowElement, name: string): unknown {
  const found = node.attributes.find((part) => part.type === 'mdxJsxAttribute' && part.name === name)?.value;
  return found && typeof found === 'object' ? JSON.parse(found.value) : found;
}

beforeAll(async () => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(upgradeFinder);
  const tree = (await processor.run(processor.parse('<UpgradeFinder />'))) as Root;
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'UpgradeFinder') releases = attribute(node, 'releases') as UpgradeRelease[];
    if (node.name === 'RemovedName') names.set(attribute(node, 'id') as string, attribute(node, 'name') as string);
    if (node.name === 'UpgradeItem') names.set(attribute(node, 'id') as string, toString(node));
    if (node.name === 'ApiNames') {
      for (const {id, name} of attribute(node, 'names') as {id: string; name: string}[]) names.set(id, name);
    }
  });
});

/** The names of one kind that the finder lists. */
function listed(from: string, to: string, kind: UpgradeItem['kind']): string[] {
  const {visible} = selectUpgrade(releases, {from, to, framework: '', component: ''});
  const items = releases.flatMap((release) => release.items);
  return items.flatMap((item) => (item.kind === kind && visible.has(item.id) ? names.get(item.id)! : [])).sort();
}

interface Difference {
  name: string;
  /** What declares a member, which other types may inherit: `Base.member`. */
  declared: string;
}

/** What one version exports and another one does not: types, and members of types that both have. */
function missing(has: DeclaredNames, lacks: DeclaredNames): Difference[] {
  return [...has].flatMap(([type, members]) => {
    const others = lacks.get(type);
    if (!others) return [{name: type, declared: type}];
    const own = [...members].filter(([member]) => !others.has(member));
    return own.map(([member, base]) => ({name: `${type}.${member}`, declared: `${base}.${member}`}));
  });
}

/**
 * Compares a list of the finder with what differs between the declarations. A member that several types inherit has one
 * entry, and the entry of a type covers what others inherit from it.
 * @param heads - types that the finder lists as changed; for those that extend another one now, this covers its members.
 */
function compare(list: readonly string[], differences: readonly Difference[], heads: readonly string[]) {
  const found = new Set(list);
  const covered = new Set(differences.flatMap(({name, declared}) => (found.has(name) ? [declared] : [])));
  const isCovered = ({name, declared}: Difference) =>
    name in EXPECTED ||
    covered.has(declared) ||
    found.has(declared.split('.')[0]!) ||
    (declared !== name && heads.includes(name.split('.')[0]!));
  return {
    needless: list.filter((name) => !(name in EXPECTED) && !differences.some((difference) => difference.name === name)),
    absent: differences.flatMap((difference) => (isCovered(difference) ? [] : difference.name)),
  };
}

/** Names in which the two differ by design, and why. */
const EXPECTED: Readonly<Record<string, string>> = {
  'DockviewCompositeDisposable.from': 'A static member, which `extractApi` leaves out.',
  'IDockviewDefaultTabProps.tabLocation': 'Its base declares it too, and has the entry.',
};

const PAIRS = [
  ['1.5.2', '4.10.0'],
  ['1.7.6', '1.8.5'],
  ['1.8.5', '2.1.4'],
  ['1.9.2', '1.13.0'],
  ['1.11.0', '3.2.0'],
  ['1.13.0', '1.17.2'],
  ['1.17.2', '2.1.4'],
  ['2.1.4', '3.2.0'],
  ['3.2.0', '4.10.0'],
  ['4.5.0', '4.7.1'],
] as const;

describe.each(PAIRS)('the finder from %s to %s, beside the declarations of both', (from, to) => {
  it('lists what is gone', () => {
    const differences = missing(publishedNames(from), publishedNames(to));
    expect(compare(listed(from, to, 'removed'), differences, listed(from, to, 'changed'))).toEqual({
      needless: [],
      absent: [],
    });
  });

  it('lists what is new', () => {
    const differences = missing(publishedNames(to), publishedNames(from));
    const own = differences.filter(({name}) => !isInternalType(name.split('.')[0]!));
    expect(compare(listed(from, to, 'added'), own, listed(from, to, 'changed'))).toEqual({needless: [], absent: []});
  });
});

it('offers the releases in which `dockview` was published, with the command that installs them', () => {
  const installs = new Map(releases.map(({version, install}) => [version, install]));
  expect([...installs].filter(([, install]) => install === undefined)).toEqual([
    ['4.6.1', undefined],
    ['4.8.0', undefined],
  ]);
  expect(installs.get('1.6.0')).toBe('dockview@1.6.0');
  expect(installs.get('4.2.2')).toBe('dockview@4.2.2 dockview-core@4.2.1');
});

it('leaves out what a later release takes back', () => {
  const texts = (from: string, to: string) => listed(from, to, 'text').filter((text) => text.includes('dispose'));
  expect(texts('2.1.1', '2.1.2')).toEqual([expect.stringContaining('dispose removes all panels and groups first')]);
  expect(texts('2.1.1', '2.1.4')).toEqual([]);
});

it('the recorded names of the installed version are those of the installed packages', () => {
  expect(publishedNames('4.10.0')).toEqual(namesOf(readLibraryApi()));
});
