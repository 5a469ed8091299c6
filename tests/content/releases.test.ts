import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {releases} from '../../src/plugins/releases/data';
import releasesPlugin from '../../src/plugins/releases';
import {checkPosts} from '../../src/plugins/releases/checkPosts';
import {readPosts, readTags} from '../../src/plugins/releases/readPosts';
import {checkReplacements, replacements} from '../../src/plugins/releases/removals';
import {getUrl, readReference} from '../../src/plugins/api/reference';
import {ROOT} from '../support/pages';

describe('posts and recorded facts', () => {
  it('agree in version, date, slug, title, tags, links and order', () => {
    const sources = readPosts(ROOT);
    const {posts, problems} = checkPosts(sources, {releases, tags: readTags(ROOT)});
    expect(problems).toEqual([]);
    expect(posts.filter(({isGuide}) => !isGuide)).toHaveLength(releases.length);
  });

  it('cover the releases from 1.4.1 on without a gap, oldest first', () => {
    expect(releases[0]!.version).toBe('1.4.1');
    for (const [index, {version, date, previous}] of releases.slice(1).entries()) {
      expect(previous, version).toBe(releases[index]!.version);
      expect(date >= releases[index]!.date, version).toBe(true);
    }
  });
});

describe('names that left the API', () => {
  it('each has an entry that says what to use instead, or that there is nothing', () => {
    expect(checkReplacements(releases, replacements)).toEqual([]);
  });

  it('each link of an entry leads into the API reference', () => {
    const types = readReference();
    const names = [...JSON.stringify(replacements).matchAll(/\(api:([^)]+)\)/g)].map(([, name]) => name!);
    expect(names.filter((name) => getUrl(name, types) === undefined)).toEqual([]);
  });

  it('a missing and a needless entry are named with the file', () => {
    const copy = structuredClone(replacements);
    delete copy['4.0.0']!['DockviewApi.setGap'];
    copy['4.0.0']!['DockviewApi.nowhere'] = null;
    expect(checkReplacements(releases, copy)).toEqual([
      'src/data/removals.json: 4.0.0: DockviewApi.setGap is missing; name what to use instead, or null.',
      'src/data/removals.json: 4.0.0: DockviewApi.nowhere is not removed by that release.',
    ]);
  });
});

describe('a wrong post stops the build with the file and the field', () => {
  let site = '';
  const file = 'blog/2025/dockview-4.10.0-release.mdx';

  beforeEach(() => {
    site = fs.mkdtempSync(path.join(os.tmpdir(), 'release-notes-'));
    fs.mkdirSync(path.join(site, 'blog/2025'), {recursive: true});
    fs.cpSync(path.join(ROOT, 'blog/tags.yml'), path.join(site, 'blog/tags.yml'));
  });
  afterEach(() => fs.rmSync(site, {recursive: true}));

  function copy(post: string, from: string | RegExp, to: string): void {
    const source = fs.readFileSync(path.join(ROOT, post), 'utf8');
    expect(source).toMatch(from);
    fs.writeFileSync(path.join(site, post), source.replace(from, to));
  }

  /** Builds a site with the copied posts alone. */
  async function build(): Promise<unknown> {
    const plugin = releasesPlugin({siteDir: site, baseUrl: '/'} as LoadContext);
    return plugin.loadContent?.();
  }

  it.each([
    ['slug: dockview-4.10.0-release', 'slug: dockview-4.99.0-release', 'slug: there is no release "4.99.0"'],
    ['slug: dockview-4.10.0-release', 'slug: release-4.10.0', 'slug: has to be dockview-<version>'],
    ['slug: dockview-4.10.0', 'slug: dockview-4.9.0', 'slug: belongs in blog/2025/dockview-4.9.0-release.mdx'],
    ['title: Dockview 4.10.0', 'title: Dockview 4.1.0', 'title: is "Dockview 4.1.0", not "Dockview 4.10.0"'],
    ['2025-10-30T', '2025-10-31T', 'date: is 2025-10-31; 4.10.0 was released on 2025-10-30'],
    ['2025-10-30T08:00:00Z', 'yesterday', 'date: '],
    ['tags: [release]', 'tags: [release, nowhere]', 'tags: "nowhere" is not in blog/tags.yml'],
    ['tags: [release]', 'tags: [react]', 'tags: "release" is missing'],
    ['tags: [release]', 'tags: [release, breaking]', 'tags: has to have "breaking"'],
    ['description: Dock', 'summary: Dock', 'front matter: Unrecognized key: "summary"'],
    ['dockview/pull/1015', 'dockview/pull/1014', 'links: pull/1014 is not among the recorded changes'],
    ['dockview/issues/1003', 'dockview/issues/1004', 'links: issues/1004 is not among the recorded changes'],
    ['[#1026]', '[#1025]', 'links: [#1025] leads to pull/1026; write [#1026]'],
    ['version="4.10.0"', 'version="4.9.0"', 'body: needs <ApiChanges version="4.10.0" /> once and has 4.9.0'],
    ['{/* truncate */}', '', 'body: needs {/* truncate */} once'],
  ])('%s instead of %s', async (from, to, message) => {
    copy(file, from, to);
    await expect(build()).rejects.toThrow(`${file}: ${message}`);
  });

  it('a release without a post', async () => {
    await expect(build()).rejects.toThrow('blog: slug: 0 posts have "dockview-4.10.0-release"; it takes one.');
  });

  it('same-day releases in the wrong order', async () => {
    const [older, newer] = ['4.8.0', '4.9.0'].map((version) => `blog/2025/dockview-${version}-release.mdx`);
    copy(older!, /^date: .*$/m, '$&');
    copy(newer!, /^date: .*$/m, 'date: 2025-09-22T01:00:00Z');
    await expect(build()).rejects.toThrow(`${newer}: date: has to be later than in ${older}`);
  });
});
