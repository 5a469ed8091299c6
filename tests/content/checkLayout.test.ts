import {describe, expect, it} from 'vitest';
import {BROKEN, COMPONENTS} from '../support/brokenLayouts';
import layouts from '../fixtures/layouts.json';
import {checkLayout} from '../../src/lib/layout/checkLayout';

/** The lock that 4.10.0 loads in another way than it saves it: nothing repairs that. */
const LOCK = /no-drop-target|weaker/;

describe('a broken layout', () => {
  it.each(BROKEN.map((one) => [one.name, one] as const))(
    '%s: has its fault alone, and none once it is repaired',
    (_, one) => {
      const before = JSON.stringify(one.layout);
      const {faults, repaired} = checkLayout(one.layout, COMPONENTS);
      expect(faults).toEqual([
        {
          path: one.path,
          message: expect.stringMatching(one.message),
          cure: expect.stringMatching(/\.$/),
          effect: one.effect,
        },
      ]);
      expect(JSON.stringify(one.layout)).toBe(before);
      if (repaired) expect(checkLayout(repaired, COMPONENTS).faults).toEqual([]);
    },
  );

  it('is repaired unless there is no grid to keep', () => {
    const lost = BROKEN.filter(({layout}) => !checkLayout(layout, COMPONENTS).repaired).map(({name}) => name);
    expect(lost).toEqual(['nothing', 'list', 'no grid', 'splitview', 'gridview', 'panels are a list', 'no root']);
  });
});

describe('a layout that the library saved', () => {
  it.each(layouts.map(({release, layout}, index) => [index, release, layout] as const))(
    'number %i, of %s: has nothing but old fields',
    (_, release, layout) => {
      const {faults, repaired} = checkLayout(layout, COMPONENTS);
      const found = faults.filter(({message}) => !LOCK.test(message));
      expect(found.filter(({effect}) => effect !== 'ignores')).toEqual([]);
      expect(found.length > 0).toBe(/^1\.[45]\./.test(release));
      expect(Object.keys(repaired!.panels).sort()).toEqual(Object.keys(layout.panels).sort());
      expect(Object.keys(repaired!.panels).length).toBeGreaterThan(1);
    },
  );
});

it('accepts every component without a list of names', () => {
  const {layout} = BROKEN.find(({name}) => name === 'unknown component')!;
  expect(checkLayout(layout).faults).toEqual([]);
});

describe('a hostile layout', () => {
  const parse = (text: string): unknown => JSON.parse(text) as unknown;

  it('of endless nesting is answered', () => {
    const deep = '[{"type":"branch","data":'.repeat(30_000) + '[]' + '}]'.repeat(30_000);
    const text = `{"grid":{"root":{"type":"branch","data":${deep}},"width":9,"height":9,"orientation":"VERTICAL"},"panels":{}}`;
    expect(checkLayout(parse(text)).faults[0]).toMatchObject({message: expect.stringContaining('12 levels')});
    const params = `{"x":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    const [{layout} = {layout: {}}] = BROKEN.filter(({name}) => name === 'an orphan');
    const withParams = JSON.stringify(layout).replace('"title":"A"', `"title":"A","params":${params}`);
    const {faults, repaired} = checkLayout(parse(withParams));
    expect(faults[0]).toMatchObject({path: 'panels.a.params', message: 'the params are nested too deeply'});
    expect(JSON.stringify(repaired)).not.toContain('[[');
  });

  it('does not reach the prototype of objects', () => {
    const text = '{"__proto__":{"grid":1},"grid":{"__proto__":{"polluted":1}},"panels":{"__proto__":{"polluted":1}}}';
    checkLayout(parse(text));
    expect('polluted' in {}).toBe(false);
  });

  it('of 5 MB, with a fault in each of its groups, is answered within 2 seconds', () => {
    const ids = Array.from({length: 10_000}, (_, index) => `panel-${index}`);
    const data = ids.map((id) => ({type: 'leaf', size: 0, data: {id: 'one', views: [id, 'a'], activeView: id}}));
    const root = {type: 'branch', data, size: 1};
    const text = 'x'.repeat(400);
    const panels = Object.fromEntries(ids.map((id) => [id, {id, contentComponent: 'a', title: id, params: {text}}]));
    const layout = {grid: {root, width: 1, height: 1, orientation: 'VERTICAL'}, panels};
    expect(JSON.stringify(layout).length).toBeGreaterThan(5_000_000);
    const start = performance.now();
    expect(checkLayout(layout).faults.length).toBeGreaterThan(25_000);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
