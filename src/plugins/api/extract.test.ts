import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {extractApi} from './extract';
import {readLibraryApi} from './library';
import type {ApiSymbol} from './model';

const FIXTURE = path.resolve(__dirname, '../../../tests/fixtures/api-package/index.d.ts');
const fixture = extractApi([FIXTURE]);
const library = readLibraryApi();

function find(api: ReadonlyMap<string, ApiSymbol>, address: string) {
  const [type, name] = address.split('.') as [string, string?];
  const symbol = api.get(type);
  const member = symbol?.members.find((candidate) => candidate.name === name);
  return {symbol, member, names: symbol?.members.map((candidate) => candidate.name)};
}

describe('reading a package', () => {
  it('lists public members in the order of the declaration, and nothing private or internal', () => {
    expect(find(fixture, 'Store').names).toEqual([
      ...['id', 'value', 'size', 'title', 'onDidChange', 'find', 'search'],
    ]);
  });

  it.each<[what: string, address: string, signatures: unknown[]]>([
    ['the head of a type', 'Store', ['class Store<T extends object = {}> implements Base<T>']],
    ['bases', 'Options', ['interface Options extends Base<number>']],
    ['overloads of a method', 'Store.find', ['find(id: string): T | undefined', 'find(index: number): T']],
    ['overloads of a function', 'create', ['function create(): Store', 'function create(options: Options): Store']],
    ['a getter as a read-only property', 'Store.size', ['readonly size: number']],
    ['a getter with a setter as a property', 'Store.title', ['title: string']],
    ['an inherited member', 'Options.id', ['readonly id: string']],
    ['a member of a branch of a union', 'Place.at', ['at: Side']],
    ['a member that a mapped type makes optional', 'Draft.build', [expect.stringMatching(/^build\?: \(size: \{/)]],
    ['the name that a program imports', 'Store.onDidChange', ['readonly onDidChange: PackageEvent<T>']],
    [
      'members without a name',
      'PackageEvent',
      ['interface PackageEvent<T> { (listener: (event: T) => void): Disposable; }'],
    ],
    ['a value of an enum', 'Level.Low', ["Low = 'low'"]],
    ['a type', 'Side', ["type Side = 'left' | 'right'"]],
  ])('writes %s: %s', (_, address, signatures) => {
    const {symbol, member} = find(fixture, address);
    expect((member ?? symbol)?.signatures).toEqual(signatures);
  });

  it('says where a member is inherited from, apart from internal bases with the name of an export', () => {
    expect(find(fixture, 'Options.id').member?.inheritedFrom).toBe('Base');
    expect(find(fixture, 'Options.side').member?.inheritedFrom).toBeUndefined();
    expect(find(fixture, 'Drop.defaultPrevented').member?.inheritedFrom).toBeUndefined();
  });

  it('lists the members of every branch of a union, without the ones a branch rules out', () => {
    expect(find(fixture, 'Place').names).toEqual(['at', 'index', 'near']);
  });

  it('knows kinds, deprecation, and what is not exported', () => {
    const kinds = ['PackageEvent', 'defaults', 'Side', 'Store.find', 'Store.value', 'Level.Low'].map((address) => {
      const {symbol, member} = find(fixture, address);
      return (member ?? symbol)?.kind;
    });
    expect(kinds).toEqual(['interface', 'constant', 'type', 'method', 'property', 'value']);
    expect(['Store.search', 'Store.find'].map((name) => find(fixture, name).member?.isDeprecated)).toEqual([
      true,
      false,
    ]);
    expect(['Base', 'Options'].map((name) => find(fixture, name).symbol?.isExported)).toEqual([false, true]);
  });

  it('names the file that is missing', () => {
    expect(() => extractApi([path.join(FIXTURE, '../nowhere.d.ts')])).toThrow(/nowhere\.d\.ts does not exist/);
  });
});

it('reads the installed packages', () => {
  expect(find(library, 'DockviewApi.addPanel').member?.signatures).toEqual([
    'addPanel<T extends object = Parameters>(options: AddPanelOptions<T>): IDockviewPanel',
  ]);
  expect(find(library, 'DockviewApi.onDidDrop').member?.kind).toBe('event');
  expect(find(library, 'DockviewPanelApi.setActive').member?.inheritedFrom).toBe('PanelApi');
  expect(find(library, 'DockviewReact').symbol?.package).toBe('dockview');
  expect(find(library, 'createDockview').symbol?.package).toBe('dockview-core');
});
