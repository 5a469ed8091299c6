import {transform} from 'esbuild';
import type {Page} from '@playwright/test';
import type {SerializedDockview} from 'dockview-core';
import {FRAMEWORKS} from '../../src/lib/frameworks';
import {layoutToCode} from '../../src/lib/layout/layoutToCode';
import {randomLayout, SIZE} from '../support/randomLayout';
import {origin} from '../support/servers.mjs';
import {expect, test} from './support';

type GridNode = SerializedDockview['grid']['root'];

/** A row or a column of what is in it, or the panels of a group. */
interface Tree {
  kind: 'row' | 'column' | 'group';
  size: number;
  group?: unknown;
  parts?: Tree[];
}

/** The tree of a grid without levels that nobody can see: those with one part. */
function treeOf({data, size = 0, visible}: GridNode, isRow: boolean): Tree | undefined {
  if (!Array.isArray(data)) {
    const {id, ...rest} = data;
    // The library numbers groups anew.
    return {kind: 'group', size, group: {...rest, ...(/^\d+$/.test(id) ? {} : {id}), visible}};
  }
  const kind = isRow ? 'row' : 'column';
  const parts = data
    .map((child) => treeOf(child, !isRow))
    .filter((part) => part !== undefined)
    .flatMap((part) => (part.kind === kind ? part.parts! : [part]));
  return parts.length < 2 ? parts[0] && {...parts[0], size} : {kind, size, parts};
}

/** Sizes of a tree in its order; those of the whole are given by the dock. */
function sizesOf({size, parts = []}: Tree, isWhole = true): number[] {
  return [...(isWhole ? [] : [size]), ...parts.flatMap((part) => sizesOf(part, false))];
}

/** The shape of a tree, without sizes. */
function shapeOf({kind, group, parts}: Tree): unknown {
  return {kind, group, parts: parts?.map(shapeOf)};
}

function groupsOf({grid, floatingGroups = []}: SerializedDockview) {
  const inGrid = ({data}: GridNode): {id: string; views: string[]}[] =>
    Array.isArray(data) ? data.flatMap(inGrid) : [data];
  return [...inGrid(grid.root), ...floatingGroups.map(({data}) => data)];
}

/** What a reader would compare in two saved layouts: everything but sizes, and sizes. */
function describe(saved: SerializedDockview): {shape: unknown; sizes: number[]} {
  const {grid, panels, floatingGroups = [], activeGroup} = saved;
  const {maximizedNode} = grid as {maximizedNode?: {location: number[]}};
  const maximized = maximizedNode?.location.reduce((node, at) => (node.data as GridNode[])[at]!, grid.root);
  const tree = treeOf(grid.root, String(grid.orientation) === 'HORIZONTAL');
  const position = ({data, position: box}: (typeof floatingGroups)[number]) => ({
    group: {...data, id: undefined},
    sides: Object.keys(box).sort(),
  });
  const shape = {
    tree: tree && shapeOf(tree),
    panels,
    floating: floatingGroups.map(position),
    active: groupsOf(saved).find(({id}) => id === activeGroup)?.views,
    maximized: maximized && (maximized.data as {views: string[]}).views,
  };
  const boxes = floatingGroups.flatMap(({position: box}) =>
    Object.entries(box)
      .sort()
      .map(([, length]) => length as number),
  );
  return {shape, sizes: [...(tree ? sizesOf(tree) : []), ...boxes]};
}

/** What fills a dock: a layout to load, or the script of a module that builds one. */
type Filling = {layout: unknown} | {script: string};

/** Fills a new dock, and returns what the library saves of it. */
function fillAndSave(page: Page, filling: Filling): Promise<SerializedDockview> {
  return page.evaluate(
    ([given, {width, height}]) => {
      document.body.replaceChildren();
      const container = stage.addContainer(width, height);
      const createTabComponent = () => new stage.TextTab();
      const createComponent = ({id}: {id: string}) => new stage.Text(id);
      const api = stage.dockview.createDockview(container, {createComponent, createTabComponent});
      api.layout(width, height);
      if ('layout' in given) api.fromJSON(given.layout as never);
      else {
        const module = {exports: {} as Record<string, (argument: unknown) => void>};
        new Function('module', given.script)(module);
        const {onReady, buildLayout} = module.exports;
        if (onReady) onReady({api});
        else buildLayout!(api);
      }
      const saved: unknown = JSON.parse(JSON.stringify(api.toJSON()));
      api.dispose();
      return saved as never;
    },
    [filling, SIZE] as const,
  );
}

test('two hundred layouts are built by their own code, with sizes within a pixel', async ({page}) => {
  test.setTimeout(240_000);
  await page.goto(origin('behavior'));
  // The library adds the border of a floating group to its size each time; the guides say so.
  await page.addStyleTag({content: '.dv-resize-container {box-sizing: border-box}'});
  const reasons = new Map<string, number>();
  for (let seed = 0; seed < 200; seed += 1) {
    const saved = await fillAndSave(page, {layout: randomLayout(seed)});
    const {code, reason} = layoutToCode(saved, FRAMEWORKS[seed % 2]!);
    if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    const {code: script} = await transform(code, {loader: 'ts', format: 'cjs'});
    const [expected, built] = [describe(saved), describe(await fillAndSave(page, {script}))];
    // Without an active group in the original, any may be active.
    if (saved.activeGroup === undefined) Object.assign(built.shape as object, {active: undefined});
    expect(built.shape, `layout ${seed}`).toEqual(expected.shape);
    expect(built.sizes.length).toBe(expected.sizes.length);
    built.sizes.forEach((size, index) => {
      expect(Math.abs(size - expected.sizes[index]!), `layout ${seed}, size ${index}`).toBeLessThanOrEqual(1);
    });
  }
  // Most are built by calls; those that are not show that each reason is needed at times.
  const loaded = [...reasons.values()].reduce((sum, number) => sum + number, 0);
  expect(loaded).toBeGreaterThan(0);
  expect(loaded).toBeLessThan(40);
});
