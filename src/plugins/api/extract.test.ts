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

  it('writes the head of a type with its type parameters and bases', () => {
    expect(find(fixture, 'Store').symbol?.signatures).toEqual([
      'class Store<T extends object = {}> implements Base<T>',
    ]);
    expect(find(fixture, 'Options').symbol?.signatures).toEqual(['interface Options extends Base<number>']);
  });

  it('keeps every overload', () => {
    expect(find(fixture, 'Store.find').member?.signatures).toEqual([
      'find(id: string): T | undefined',
      'find(index: number): T',
    ]);
    expect(find(fixture, 'create').symbol?.signatures).toEqual([
      'function create(): Store',
      'function create(options: Options): Store',
    ]);
  });

  it('writes a getter as a property, read-only when there is no setter', () => {
    expect(find(fixture, 'Store.size').member?.signatures).toEqual(['readonly size: number']);
    expect(find(fixture, 'Store.title').member?.signatures).toEqual(['title: string']);
  });

  it('says where a member is inherited from', () => {
    expect(find(fixture, 'Options.id').member).toMatchObject({
      inheritedFrom: 'Base',
      signatures: ['readonly id: string'],
    });
    expect(find(fixture, 'Options.side').member?.inheritedFrom).toBeUndefined();
  });

  it('does not take an internal base for the export of the same name', () => {
    expect(find(fixture, 'PackageEvent').symbol?.kind).toBe('interface');
    expect(find(fixture, 'Drop.defaultPrevented').member?.inheritedFrom).toBeUndefined();
  });

  it('lists the members of every branch of a union, without the ones a branch rules out', () => {
    expect(find(fixture, 'Place').names).toEqual(['at', 'index', 'near']);
    expect(find(fixture, 'Place.at').member?.signatures).toEqual(['at: Side']);
  });

  it('marks members that a mapped type makes optional', () => {
    expect(find(fixture, 'Draft.build').member?.signatures).toEqual([
      expect.stringMatching(/^build\?: \(size: \{ width: number; height: number; \}\) => HTMLElement$/),
    ]);
  });

  it('uses the names a program imports, and keeps members without a name', () => {
    expect(find(fixture, 'Store.onDidChange').member?.signatures).toEqual(['readonly onDidChange: PackageEvent<T>']);
    expect(find(fixture, 'PackageEvent').symbol?.signatures).toEqual([
      'interface PackageEvent<T> { (listener: (event: T) => void): Disposable; }',
    ]);
  });

  it('reads deprecation with its reason', () => {
    expect(find(fixture, 'Store.search').member?.deprecated).toBe('use `find` instead.');
    expect(find(fixture, 'Store.find').member?.deprecated).toBeUndefined();
  });

  it('tells kinds apart', () => {
    expect(find(fixture, 'Store.find').member?.kind).toBe('method');
    expect(find(fixture, 'Store.value').member?.kind).toBe('property');
    expect(find(fixture, 'Level.Low').member).toMatchObject({kind: 'value', signatures: ["Low = 'low'"]});
    expect(find(fixture, 'defaults').symbol?.kind).toBe('constant');
    expect(find(fixture, 'Side').symbol).toMatchObject({kind: 'type', signatures: ["type Side = 'left' | 'right'"]});
  });

  it('knows types that are named but not exported', () => {
    expect(find(fixture, 'Base').symbol?.isExported).toBe(false);
    expect(find(fixture, 'Options').symbol?.isExported).toBe(true);
  });

  it('names the file that is missing', () => {
    expect(() => extractApi([path.join(FIXTURE, '../nowhere.d.ts')])).toThrow(/nowhere\.d\.ts does not exist/);
  });
});

describe('Dockview 4.10.0', () => {
  it('has these members', () => {
    expect(find(library, 'DockviewApi').names).toHaveLength(53);
    expect(find(library, 'DockviewApi.addPanel').member?.signatures).toEqual([
      'addPanel<T extends object = Parameters>(options: AddPanelOptions<T>): IDockviewPanel',
    ]);
    expect(find(library, 'DockviewApi.onDidDrop').member).toMatchObject({
      kind: 'event',
      signatures: ['readonly onDidDrop: DockviewEvent<DockviewDidDropEvent>'],
    });
    expect(find(library, 'DockviewPanelApi.setActive').member?.inheritedFrom).toBe('PanelApi');
    expect(find(library, 'DockviewOptions.rootOverlayModel').member?.deprecated).toContain('dndEdges');
    expect(find(library, 'Orientation').names).toEqual(['HORIZONTAL', 'VERTICAL']);
  });

  it('comes from two packages', () => {
    expect(find(library, 'DockviewReact').symbol?.package).toBe('dockview');
    expect(find(library, 'createDockview').symbol?.package).toBe('dockview-core');
  });
});
