import fs from 'node:fs';
import type {SerializedDockview} from 'dockview-core';
import {describe, expect, it} from 'vitest';
import {checkSamples, readSamples, type Sample} from '../support/samples';
import {randomLayout, type Loose} from '../support/randomLayout';
import {ROOT} from '../support/pages';
import {layoutToCode} from '../../src/lib/layout/layoutToCode';

const leaf = (id: string, views: string[], size: number, more: Loose = {}): Loose => ({
  type: 'leaf',
  size,
  data: {id, views, activeView: views[0], ...more},
});

function layout(data: Loose[], more: Loose = {}, panel: Loose = {}): SerializedDockview {
  const ids = data.flatMap(function idsIn(node): string[] {
    return Array.isArray(node.data) ? (node.data as Loose[]).flatMap(idsIn) : (node.data as {views: string[]}).views;
  });
  const panels = Object.fromEntries(ids.map((id) => [id, {id, contentComponent: 'note', title: id, ...panel}]));
  const root = {type: 'branch', size: 600, data};
  return {grid: {root, width: 900, height: 600, orientation: 'HORIZONTAL'}, panels, ...more} as never;
}

/** The statements of the function, each on one line. */
function calls(saved: SerializedDockview): string[] {
  const {code} = layoutToCode(saved, 'typescript');
  const body = code.slice(code.indexOf('{\n') + 2, code.lastIndexOf('}'));
  return body
    .trim()
    .split(/(?<=;)\n/)
    .map((call) =>
      call
        .trim()
        .replace(/,\n +}/g, '}')
        .replace(/{\n +/g, '{')
        .replace(/\n +/g, ' '),
    );
}

describe('the calls for a layout', () => {
  it('name only what is needed', () => {
    expect(calls(layout([leaf('1', ['a', 'b'], 900)]))).toEqual([
      "api.addPanel({id: 'a', component: 'note'});",
      "api.addPanel({id: 'b', component: 'note', position: {referencePanel: 'a'}, inactive: true});",
    ]);
  });

  it('give each part its saved size, the last one what is left', () => {
    const column = {type: 'branch', size: 500, data: [leaf('2', ['b'], 420.4), leaf('3', ['c'], 179.6)]};
    expect(calls(layout([leaf('1', ['a'], 400), column], {activeGroup: '1'}))).toEqual([
      "api.addPanel({id: 'c', component: 'note'});",
      "api.addPanel({id: 'a', component: 'note', position: {direction: 'left'}, initialWidth: 400});",
      "api.addPanel({id: 'b', component: 'note', position: {referencePanel: 'c', direction: 'above'}, initialHeight: 420});",
      "api.getPanel('a')!.group.api.setActive();",
    ]);
  });

  it('leave out levels with one part, which change nothing', () => {
    const nested = {type: 'branch', size: 900, data: [{type: 'branch', size: 600, data: [leaf('1', ['a'], 900)]}]};
    expect(calls(layout([nested]))).toEqual(["api.addPanel({id: 'a', component: 'note'});"]);
  });

  it('quote whatever texts hold', () => {
    const params = {'a-b': `it's "so"`, __proto__x: 1};
    const [line] = calls(layout([leaf('1', ["a'\n\\"], 900)], {}, {params}));
    expect(line).toBe(
      String.raw`api.addPanel({id: "a'\n\\", component: 'note', params: {'a-b': 'it\'s "so"', __proto__x: 1}});`,
    );
    const own = JSON.parse('{"__proto__": 1}') as Loose;
    expect(calls(layout([leaf('1', ['a'], 900)], {}, {params: own}))[0]).toContain("params: {['__proto__']: 1}");
  });

  it('set locks and headers, and maximize', () => {
    const saved = layout([leaf('1', ['a'], 900, {locked: 'no-drop-target', hideHeader: true})]);
    Object.assign(saved.grid, {maximizedNode: {location: [0]}});
    expect(calls(saved).slice(1)).toEqual([
      "api.getPanel('a')!.group.locked = 'no-drop-target';",
      "api.getPanel('a')!.group.header.hidden = true;",
      "api.getPanel('a')!.group.api.maximize();",
    ]);
  });
});

describe('a layout that calls cannot build is loaded, and the code says why', () => {
  const one = leaf('1', ['a'], 450);
  const window = {data: {id: '2', views: []}, position: null};
  it.each<[reason: RegExp, saved: SerializedDockview]>([
    [/browsers open a window only/, layout([one], {popoutGroups: [window]})],
    [/hidden group/, layout([one, {...leaf('2', [], 450), visible: false}])],
    [/floating group is empty/, layout([one], {floatingGroups: [{data: {id: '2', views: []}, position: {}}]})],
    [/largest size/, layout([one, leaf('2', ['b'], 200), leaf('3', ['c'], 250)], {}, {maximumWidth: 800})],
  ])('%s', (expected, saved) => {
    const {code, reason} = layoutToCode(saved, 'react');
    expect(reason).toMatch(expected);
    expect(code).toContain(`// Loaded, because ${reason}.`);
    expect(code).toContain('api.fromJSON(');
    expect(code).not.toContain('addPanel');
  });
});

it('all code compiles in a strict project: of layouts, of the check, and what the page of the check shows', () => {
  const page = `${ROOT}/src/pages/layout-check.mdx`;
  const checkSource = fs.readFileSync(`${ROOT}/src/lib/layout/checkLayout.ts`, 'utf8');
  const shown = readSamples(page).map((sample) => ({...sample, group: 'page', code: sample.code || checkSource}));
  expect(shown.map(({title}) => title)).toEqual(['loadLayout.ts', 'checkLayout.ts']);
  const written = Array.from({length: 30}, (_, seed): Sample => {
    const saved = randomLayout(seed) as unknown as SerializedDockview;
    const {code} = layoutToCode(saved, seed % 2 === 0 ? 'react' : 'typescript');
    const rest = {title: undefined, context: undefined, expectedError: undefined};
    return {where: `layout ${seed}`, group: `layout ${seed}`, language: 'ts', code, ...rest};
  });
  expect(checkSamples([...shown, ...written])).toEqual([]);
});
