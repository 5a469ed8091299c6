import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {expect, it} from 'vitest';
import {releases} from '../../src/plugins/releases/data';
import {postFile, readPosts} from '../../src/plugins/releases/readPosts';
import {issuesOf, packagesOf, replacementFor} from '../../src/plugins/releases/metadata';
import {cssHistory} from '../../src/plugins/releases/remark/cssChanges';
import {ROOT} from '../support/pages';

const versions = releases.map(({version}) => version);

it('each version to install was published by one of the releases', () => {
  for (const version of versions) {
    for (const [name, installed] of Object.entries(packagesOf(version).install)) {
      expect(packagesOf(installed).published, `${name}@${installed} for ${version}`).toContain(name);
    }
  }
  expect(packagesOf('4.8.0').install).toEqual({dockview: '4.7.1', 'dockview-core': '4.7.1'});
});

it('no post tells readers to install what was not published', () => {
  const posts = readPosts(ROOT);
  for (const release of releases) {
    const {published, install} = packagesOf(release.version);
    const {body} = posts.find(({file}) => file === postFile(release))!;
    const isWhole = Object.keys(install).every((name) => published.includes(name));
    if (!isWhole) expect(body, release.version).not.toMatch(/(?:update|change) the version number/i);
    if (!published.includes('dockview')) expect(body, release.version).toContain('There is nothing to install');
  }
  for (const {file, body} of posts) {
    for (const [text, name, version] of body.matchAll(/(dockview(?:-core)?)@(\d+\.\d+\.\d+)/g)) {
      expect(packagesOf(version!).published, `${file}: ${text}`).toContain(name);
    }
  }
});

it('known bugs begin before they are fixed, and a release to be skipped names a better one', () => {
  for (const {since, fixed, text} of versions.flatMap((version) => issuesOf(version))) {
    expect(fixed === null || versions.indexOf(since) < versions.indexOf(fixed), text).toBe(true);
  }
  const skipped = ['4.0.0', '4.2.0', '4.6.2', '1.8.0', '4.10.0'].map(replacementFor);
  expect(skipped).toEqual(['4.2.1', '4.2.1', '4.7.0', '1.8.2', undefined]);
});

/** Classes and custom properties that the installed library names, in its stylesheet and in strings of its scripts. */
function readInstalled() {
  const modules = path.join(ROOT, 'node_modules');
  const classes = new Set<string>();
  const properties = new Set<string>();
  const add = (set: Set<string>, text: string, pattern: RegExp) => {
    for (const [, name] of text.matchAll(pattern)) set.add(name!);
  };
  postcss.parse(fs.readFileSync(path.join(modules, 'dockview-core/dist/styles/dockview.css'), 'utf8')).walk((node) => {
    if (node.type === 'rule') add(classes, node.selector, /\.(-?[_a-z][\w-]*)/gi);
    if (node.type !== 'decl') return;
    add(properties, node.prop, /^(--dv-.*)$/g);
    add(properties, node.value, /var\(\s*(--dv-[\w-]+)/g);
  });
  for (const folder of ['dockview-core/dist/esm', 'dockview/dist/esm']) {
    const files = fs.readdirSync(path.join(modules, folder), {recursive: true, encoding: 'utf8'});
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const code = fs
        .readFileSync(path.join(modules, folder, file), 'utf8')
        .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
      for (const [text] of code.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)) {
        add(classes, text, /(?<![\w-])(dv-[a-z0-9]+(?:-[a-z0-9]+)*)(?![\w-])/g);
        add(properties, text, /(--dv-[a-z0-9]+(?:-[a-z0-9]+)*)(?![\w-])/g);
      }
    }
  }
  return {classes: [...classes].sort(), properties: [...properties].sort()};
}

it.each(['classes', 'properties'] as const)('CSS by release adds up to the %s of the installed library', (kind) => {
  const names = new Set(cssHistory.base[kind]);
  for (const version of versions) {
    const {added = [], removed = []} = cssHistory.releases[version]?.[kind] ?? {};
    for (const name of removed) expect(names.delete(name), `${version} removes ${name}`).toBe(true);
    for (const name of added) names.add(name);
  }
  expect([...names].sort()).toEqual(readInstalled()[kind]);
});
