import fs from 'node:fs';
import path from 'node:path';
import {version} from 'dockview-core/package.json';
import {expect, test} from 'vitest';
import {features, libraries} from '../../src/lib/comparison';
import {measureBundle, readPackageStats} from '../../src/plugins/package-stats/measure';
import {releases} from '../../src/plugins/releases/data';
import {ROOT} from '../support/pages';

const INSTALLED = [
  'dockview',
  'dockview-core',
  'flexlayout-react',
  'golden-layout',
  'rc-dock',
  'react-mosaic-component',
];

test('every library has a cell for every feature, and every cell a source in its package', () => {
  const names = libraries.map(({package: name}) => name).sort();
  for (const {id, cells} of features) {
    expect(Object.keys(cells).sort(), id).toEqual(names);
    for (const {value, source} of Object.values(cells)) {
      expect(['yes', 'partly', 'no'], id).toContain(value);
      expect(Object.keys(source).sort().join(), id).toMatch(/^file,(?:has|lacks)$/);
    }
  }
});

test.each(INSTALLED)('the cells and the sizes of %s hold', async (name) => {
  for (const {id, cells} of features) {
    const {file, has, lacks} = cells[name]!.source;
    const text = fs.readFileSync(path.join(ROOT, 'node_modules', file), 'utf8');
    if (has) expect(text, id).toContain(has);
    else expect(text, id).not.toMatch(new RegExp(lacks!));
  }
  const {gzip, smallest} = libraries.find((library) => library.package === name)!;
  const all = await measureBundle(`export * from '${name}'`, ROOT);
  const least = await measureBundle(`export {${smallest.names}} from '${name}'`, ROOT);
  // Another release of the bundler or of zlib moves a few bytes.
  expect(Math.abs(all - gzip) / gzip).toBeLessThan(0.01);
  expect(Math.abs(least - smallest.gzip) / smallest.gzip).toBeLessThan(0.01);
});

test('sizes, dependencies and versions are those of the installed packages', async () => {
  const stats = await readPackageStats(ROOT);
  const latest = releases.at(-1)!;
  expect(stats).toMatchObject({version, license: 'MIT', dependencies: [], latest: {version: latest.version}});
  expect(stats.react).toEqual({oldest: '16.8', newest: '19'});
  expect(stats.gzip.typescript).toBeLessThan(stats.gzip.react);
});
