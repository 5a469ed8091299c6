import {expect, it} from 'vitest';
import type {SerializedDockview} from 'dockview';
import {layoutKey} from './layoutKey';

function layout(sizes: [number, number], more: Partial<SerializedDockview> = {}, activeView = 'a'): SerializedDockview {
  const leaf = (id: string, size: number): SerializedDockview['grid']['root'] => ({
    type: 'leaf',
    size,
    data: {id, views: id === '1' ? ['a', 'b'] : ['c'], activeView: id === '1' ? activeView : 'c'},
  });
  const grid = {
    root: {type: 'branch', size: 400, data: [leaf('1', sizes[0]), leaf('2', sizes[1])]},
    width: sizes[0] + sizes[1],
    height: 400,
    orientation: 'HORIZONTAL',
  } as SerializedDockview['grid'];
  return {grid, panels: {}, ...more};
}

it('is the same in a larger window, and with another tab in front', () => {
  expect(layoutKey(layout([300, 700]))).toBe(layoutKey(layout([450, 1050])));
  expect(layoutKey(layout([300, 700]))).toBe(layoutKey(layout([300, 700], {activeGroup: '2'}, 'b')));
});

it('changes with sizes, floating groups and panels', () => {
  const key = layoutKey(layout([300, 700]));
  const floatingGroups = [{data: {id: '3', views: []}, position: {left: 1, top: 2, width: 300, height: 200}}];
  expect(layoutKey(layout([320, 680]))).not.toBe(key);
  expect(layoutKey(layout([300, 700], {floatingGroups}))).not.toBe(key);
  expect(layoutKey(layout([300, 700], {panels: {a: {id: 'a', renderer: 'always'}}}))).not.toBe(key);
});
