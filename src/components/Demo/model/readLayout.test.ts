import {describe, expect, it} from 'vitest';
import {readLayout, writeLayout} from './readLayout';

type Loose = Record<string, unknown>;

function leaf(id: string, views: string[], more: Loose = {}): Loose {
  return {type: 'leaf', size: 300, data: {id, views, activeView: views[0], ...more}};
}

function panel(id: string, more: Loose = {}): Loose {
  return {id, contentComponent: 'document', title: id, params: {}, ...more};
}

function sample(more: Loose = {}, ...data: Loose[]): Loose & {grid: Loose; panels: Loose} {
  const root = {type: 'branch', size: 400, data: data.length > 0 ? data : [leaf('1', ['a', 'b']), leaf('2', ['c'])]};
  return {
    grid: {root, width: 600, height: 400, orientation: 'HORIZONTAL'},
    panels: {a: panel('a', {minimumWidth: 120}), b: panel('b', {renderer: 'always'}), c: panel('c')},
    floatingGroups: [],
    ...more,
  };
}

const text = (layout: unknown, version: unknown = 1): string => JSON.stringify({version, layout});
const inGrid = (grid: Loose): Loose => ({...sample(), grid: {...sample().grid, ...grid}});

it('accepts what the dock saves, and its own output', () => {
  const position = {left: 5, top: 6, width: 300, height: 200};
  const groups = [leaf('1', ['a', 'b'], {locked: 'no-drop-target', hideHeader: true})];
  const layout = sample({activeGroup: '1', floatingGroups: [{data: leaf('3', ['c']).data, position}]}, ...groups);
  const read = readLayout(text(layout));
  expect(read).toEqual({ok: true, layout});
  expect(read.ok && readLayout(writeLayout(read.layout))).toEqual(read);
});

it('leaves out what it does not know, and what points nowhere', () => {
  const layout = sample({activeGroup: 'gone'});
  layout.grid.maximizedNode = {location: 'nowhere'};
  layout.panels.orphan = panel('orphan');
  layout.panels.a = panel('a', {tabComponent: 'x'});
  expect(JSON.stringify(readLayout(text(layout)))).not.toMatch(/gone|nowhere|orphan|tabComponent/);
});

const params = (values: Loose): string => text(sample({panels: {...sample().panels, a: panel('a', {params: values})}}));

describe('rejects', () => {
  const floating = (position: Loose): Loose => sample({floatingGroups: [{data: {id: '3', views: []}, position}]});
  const many = (count: number): Loose => Object.fromEntries([...Array(count).keys()].map((id) => [id, panel(`${id}`)]));
  it.each<[reason: string, text: string]>([
    ['it is not JSON', '{"version":'],
    ['the layout is missing or broken', '[]'],
    ['another version of this page saved it', text(sample(), '1')],
    ['it is larger than 1 MB', '€'.repeat(400_000)],
    ['the grid is missing or not an object', text({panels: {}})],
    ['the list of panels is missing or not an object', text({grid: {}, panels: []})],
    ['it has more than 200 panels', text(sample({panels: many(201)}))],
    ['it has more than 200 groups', text(sample({}, ...Object.keys(many(201)).map((id) => leaf(id, []))))],
    ['the panel “x” is missing', text(sample({}, leaf('1', ['x'])))],
    ['the panel “a” appears twice', text(sample({}, leaf('1', ['a', 'a'])))],
    ['two groups have the id “1”', text(sample({}, leaf('1', ['a']), leaf('1', ['b'])))],
    ['the id of a panel can’t be “toString”', text(sample({}, leaf('1', ['toString'])))],
    ['the root of the grid is a group', text(inGrid({root: leaf('1', ['a'])}))],
    ['a part of the grid is empty', text(sample({}, {type: 'branch', data: []}))],
    ['the grid has no orientation', text(inGrid({orientation: 'DIAGONAL'}))],
    ['the size of the grid is out of range', text(inGrid({width: 20_001}))],
    ['a size in the grid is out of range', text(sample({}, {...leaf('1', []), size: 20_001}))],
    ['the width of a floating group is not a number above 0', text(floating({width: 0, height: 5, left: 0, top: 0}))],
    ['the distance is not a number', text(floating({width: 5, height: 5, left: 0}))],
    ['the position of a floating group is out of range', text(floating({width: 5, height: 5, left: 0, top: 20_001}))],
    [
      'the title of a panel is not a valid name',
      text(sample({panels: {...sample().panels, a: panel('a', {title: ''})}})),
    ],
    [
      'a limit of a panel is out of range',
      text(sample({panels: {...sample().panels, a: panel('a', {minimumWidth: 20_001})}})),
    ],
    ['the panel “a” holds more than short texts and numbers', params({x: [1]})],
    ['the panel “a” holds more than short texts and numbers', params({x: 'x'.repeat(20_001)})],
  ])('%s', (reason, layout) => {
    expect(readLayout(layout)).toEqual({ok: false, reason});
  });
});

describe('returns windows', () => {
  const window = (home: string): Loose => ({
    activeGroup: '9',
    panels: {...sample().panels, d: panel('d')},
    popoutGroups: [{data: {id: '9', views: ['d'], activeView: 'd'}, gridReferenceGroup: home}],
  });

  it('to the group they came from, at the size that its neighbors give back', () => {
    const data = [
      {...leaf('1', ['a', 'b', 'c']), size: 600},
      {...leaf('2', []), size: 200, visible: false},
    ];
    const grid = [{size: 400}, {size: 200, data: {views: ['d'], activeView: 'd'}}];
    const layout = {activeGroup: '2', grid: {root: {data: grid}}, floatingGroups: []};
    expect(readLayout(text(sample(window('2'), ...data)))).toMatchObject({ok: true, layout});
  });

  it('as floating groups when that group is gone', () => {
    const layout = {activeGroup: '9', floatingGroups: [{data: {views: ['d']}}]};
    expect(readLayout(text(sample(window('gone'))))).toMatchObject({ok: true, layout});
  });
});
