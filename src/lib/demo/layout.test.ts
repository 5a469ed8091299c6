import {describe, expect, it} from 'vitest';
import {LAYOUT_VERSION, readLayout, writeLayout} from './layout';

type Loose = Record<string, unknown>;

function leaf(id: string, views: string[]): Loose {
  return {type: 'leaf', size: 300, data: {id, views, activeView: views[0]}};
}

function panel(id: string, contentComponent = 'document'): Loose {
  return {id, contentComponent, title: id};
}

function sample(): {
  grid: Loose;
  panels: Loose;
  activeGroup?: unknown;
  floatingGroups?: unknown;
  popoutGroups?: unknown;
} {
  return {
    grid: {
      root: {type: 'branch', size: 400, data: [leaf('1', ['a', 'b']), leaf('2', ['c'])]},
      width: 600,
      height: 400,
      orientation: 'HORIZONTAL',
    },
    panels: {a: panel('a'), b: panel('b', 'form'), c: panel('c', 'data')},
    activeGroup: '1',
  };
}

const text = (layout: unknown, version: unknown = LAYOUT_VERSION): string => JSON.stringify({version, layout});

function reasonOf(layoutText: string): string {
  const result = readLayout(layoutText);
  return result.ok ? 'accepted' : result.reason;
}

describe('readLayout accepts', () => {
  it('what the dock saves', () => {
    const layout = {
      ...sample(),
      floatingGroups: [
        {data: {id: '3', views: ['d'], activeView: 'd'}, position: {left: 5, top: 6, width: 300, height: 200}},
      ],
    };
    layout.panels.d = {...panel('d', 'chart'), renderer: 'always', params: {text: 'x'}};
    expect(readLayout(text(layout))).toEqual({ok: true, layout});
  });

  it('an empty dock', () => {
    const layout = {grid: {root: {type: 'branch', data: []}, width: 9, height: 9, orientation: 'VERTICAL'}, panels: {}};
    expect(readLayout(text(layout))).toEqual({ok: true, layout});
  });

  it('its own output', () => {
    const first = readLayout(text(sample()));
    if (!first.ok) throw new Error(first.reason);
    expect(readLayout(writeLayout(first.layout))).toEqual(first);
  });
});

describe('readLayout leaves out', () => {
  it('what it does not know, and what points nowhere', () => {
    const layout = sample();
    layout.activeGroup = 'gone';
    layout.grid.maximizedNode = {location: 'nowhere'};
    layout.panels.orphan = panel('orphan');
    layout.panels.a = {...panel('a'), tabComponent: 'x', params: {text: 'kept'}, extra: 1};
    const result = readLayout(text(layout));
    expect(result).toMatchObject({ok: true, layout: {panels: {a: {...panel('a'), params: {text: 'kept'}}}}});
    const written = JSON.stringify(result);
    for (const word of ['gone', 'maximizedNode', 'orphan', 'tabComponent', 'extra'])
      expect(written).not.toContain(word);
  });
});

describe('readLayout refuses', () => {
  it.each([
    ['', 'it is not JSON'],
    ['{"version":', 'it is not JSON'],
    ['null', 'the layout is missing or broken'],
    ['[]', 'the layout is missing or broken'],
    ['{}', 'it was saved by another version of this page'],
    [text(sample(), 2), 'it was saved by another version of this page'],
    [text(sample(), '1'), 'it was saved by another version of this page'],
    [text(undefined), 'the layout is missing or broken'],
    [text({panels: {}}), 'the grid is missing or broken'],
    [text({grid: {}}), 'the list of panels is missing or broken'],
  ])('%s', (broken, reason) => {
    expect(reasonOf(broken)).toBe(reason);
  });

  it('more than 1 MB, counted in bytes', () => {
    expect(reasonOf(' '.repeat(1_000_001))).toBe('it is larger than 1 MB');
    expect(reasonOf('€'.repeat(400_000))).toBe('it is larger than 1 MB');
  });

  it('more than 200 panels', () => {
    const layout = sample();
    for (let index = 0; index < 198; index += 1) layout.panels[`p${index}`] = panel(`p${index}`);
    expect(reasonOf(text(layout))).toBe('it has more than 200 panels');
  });

  it.each([['__proto__'], ['toString'], ['missing']])('a panel %s that is not in the list', (id) => {
    const layout = sample();
    layout.grid.root = {type: 'branch', data: [leaf('1', [id])]};
    expect(reasonOf(text(layout))).toBe(`the panel “${id}” is missing`);
  });

  it('unknown components', () => {
    const layout = sample();
    layout.panels.a = panel('a', 'constructor');
    expect(reasonOf(text(layout))).toContain('a component this page does not know');
  });

  it('panels and groups that are there twice', () => {
    const layout = sample();
    layout.grid.root = {type: 'branch', data: [leaf('1', ['a']), leaf('2', ['a'])]};
    expect(reasonOf(text(layout))).toBe('the panel “a” is there twice');
    layout.grid.root = {type: 'branch', data: [leaf('1', ['a']), leaf('1', ['b'])]};
    expect(reasonOf(text(layout))).toBe('two groups are called “1”');
  });

  it.each([[0], [-5], [1e9], ['600'], [null], [undefined]])('a grid %s wide', (width) => {
    const layout = sample();
    layout.grid.width = width;
    expect(reasonOf(text(layout))).toBe('the width of the grid is not a sensible size');
  });

  it.each([[-1], [20_001], ['9'], [null]])('a part of the grid of size %s', (size) => {
    const layout = sample();
    layout.grid.root = {type: 'branch', size, data: []};
    expect(reasonOf(text(layout))).toBe('a size in the grid is not a sensible size');
  });

  it.each([
    [{width: 0, height: 5, left: 0, top: 0}],
    [{width: 5, height: 5, left: 1e7, top: 0}],
    [{width: 5, height: 5, left: 0}],
  ])('a floating group at %o', (position) => {
    const floatingGroups = [{data: {id: '3', views: []}, position}];
    expect(reasonOf(text({...sample(), floatingGroups}))).toMatch(/of a floating group is not a sensible size$/);
  });

  it('grids of another shape', () => {
    const layout = sample();
    layout.grid.root = leaf('1', ['a']);
    expect(reasonOf(text(layout))).toBe('the grid has no rows or columns');
    layout.grid.root = {type: 'branch', data: [{type: 'branch', data: []}]};
    expect(reasonOf(text(layout))).toBe('a part of the grid is empty');
    layout.grid.root = {type: 'tree', data: []};
    expect(reasonOf(text(layout))).toBe('a part of the grid is of an unknown type');
    layout.grid = {...sample().grid, orientation: 'DIAGONAL'};
    expect(reasonOf(text(layout))).toBe('the grid has no orientation');
  });

  it('endless nesting, also one that JSON.parse takes', () => {
    const nested = '{"type":"branch","data":['.repeat(5000) + ']}'.repeat(5000);
    const grid = `{"root":${nested},"width":9,"height":9,"orientation":"VERTICAL"}`;
    expect(reasonOf(`{"version":1,"layout":{"panels":{},"grid":${grid}}}`)).toBe('it is nested too deeply');
  });

  it('limits that make no sense', () => {
    const layout = sample();
    layout.panels.a = {...panel('a'), minimumWidth: -1};
    expect(reasonOf(text(layout))).toBe('the minimumWidth of a panel is not a sensible size');
  });
});

describe('readLayout brings windows of their own back', () => {
  const windowed = (home: Loose): Loose => ({
    ...sample(),
    panels: {...sample().panels, d: panel('d')},
    activeGroup: '9',
    popoutGroups: [{data: {id: '9', views: ['d'], activeView: 'd'}, position: null, ...home}],
  });

  it('to the group they came from', () => {
    const result = readLayout(text(windowed({gridReferenceGroup: '2'})));
    const groups = [{data: {id: '1'}}, {data: {id: '2', views: ['c', 'd'], activeView: 'd'}}];
    expect(result).toMatchObject({ok: true, layout: {activeGroup: '2', grid: {root: {data: groups}}}});
    expect(JSON.stringify(result)).not.toContain('popoutGroups');
  });

  it('at the size they had, which their neighbours give back', () => {
    const layout = windowed({gridReferenceGroup: '2'});
    const hidden = {...leaf('2', []), size: 200, visible: false};
    const grid = {
      ...sample().grid,
      root: {type: 'branch', size: 400, data: [{...leaf('1', ['a', 'b', 'c']), size: 600}, hidden]},
    };
    const result = readLayout(text({...layout, grid}));
    expect(result).toMatchObject({ok: true, layout: {grid: {root: {data: [{size: 400}, {size: 200}]}}}});
  });

  it('as floating groups when that group is gone', () => {
    const result = readLayout(text(windowed({gridReferenceGroup: 'gone'})));
    expect(result).toMatchObject({ok: true, layout: {activeGroup: '9', floatingGroups: [{data: {views: ['d']}}]}});
  });
});

describe('readLayout keeps', () => {
  it('locks, hidden headers and limits of panels', () => {
    const layout = sample();
    const [first, second] = [leaf('1', ['a', 'b']), leaf('2', ['c'])];
    Object.assign(first.data as Loose, {locked: 'no-drop-target', hideHeader: true});
    Object.assign(second.data as Loose, {locked: true});
    layout.grid.root = {type: 'branch', size: 400, data: [first, second]};
    layout.panels.a = {...panel('a'), minimumWidth: 120, maximumHeight: 400};
    expect(readLayout(text(layout))).toEqual({ok: true, layout});
  });
});
