import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {ROOT} from '../support/pages';
import {cssHistory} from '../../src/plugins/releases/remark/cssChanges';

const SCRIPT = path.join(ROOT, 'static/upgrade/2.0.0-classes.mjs');

const FILES = {
  'app.css': `/* .groupview */
.groupview.active-group > .tabs-and-actions-container .tab.active-tab { font-weight: 600; }
.tab, .void-container { margin: .5rem; }
`,
  'app.scss': `.dockview-theme-dark { .tabs-container { &.horizontal { width: 1px; } } }
.card { .view { color: red; } }
`,
  'App.tsx': `import {groupview} from './groupview';
const tabs = document.querySelectorAll('.groupview .tab');
const isActive = element.classList.contains('active-group');
const kind = 'tab';
const text = 'the empty view';
`,
  'index.html': `<style>.groupview .view { color: red; }</style>
`,
};

const RENAMED = {
  'app.css': `/* .groupview */
.dv-groupview.dv-active-group > .dv-tabs-and-actions-container .dv-tab.dv-active-tab { font-weight: 600; }
.tab, .dv-void-container { margin: .5rem; }
`,
  'app.scss': `.dockview-theme-dark { .dv-tabs-container { &.dv-horizontal { width: 1px; } } }
.card { .view { color: red; } }
`,
  'App.tsx': `import {groupview} from './groupview';
const tabs = document.querySelectorAll('.dv-groupview .dv-tab');
const isActive = element.classList.contains('dv-active-group');
const kind = 'tab';
const text = 'the empty view';
`,
  'index.html': `<style>.dv-groupview .dv-view { color: red; }</style>
`,
};

describe('the script that renames the classes of 1.17', () => {
  let folder = '';
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'classes-'));
    for (const [name, text] of Object.entries(FILES)) fs.writeFileSync(path.join(folder, name), text);
  });
  afterEach(() => fs.rmSync(folder, {recursive: true}));

  const run = (...args: string[]) => spawnSync(process.execPath, [SCRIPT, ...args], {encoding: 'utf8', cwd: folder});
  const read = () =>
    Object.fromEntries(Object.keys(FILES).map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]));

  it('lists each line and writes nothing by default', () => {
    const {stdout, status} = run('.');
    expect(status).toBe(0);
    expect(stdout).toContain('  app.css:2  active-group -> dv-active-group');
    expect(stdout).toContain('? app.css:3  tab -> dv-tab');
    expect(stdout).toContain('? App.tsx:4  tab -> dv-tab');
    expect(stdout).toContain('13 to rename; run again with --write. 3 to check by hand');
    expect(read()).toEqual(FILES);
  });

  it('renames with --write, and only what is certainly Dockview’s', () => {
    expect(run('--write', '.').status).toBe(0);
    expect(read()).toEqual(RENAMED);
  });

  it('a second run finds nothing more to rename', () => {
    run('--write', '.');
    expect(run('.').stdout).toContain('0 to rename');
  });

  it('a folder that does not exist is an error', () => {
    const {stderr, status} = run('nowhere');
    expect(status).toBe(1);
    expect(stderr).toContain('There is no file or option "nowhere".');
  });

  it('covers every class that 2.0.0 renames', async () => {
    const {RENAMED: names} = (await import(SCRIPT)) as {RENAMED: Map<string, string>};
    const {added, removed} = cssHistory.releases['2.0.0']!.classes;
    const renamed = removed.filter((name) => added.includes(`dv-${name.replace(/^dockview-/, '')}`));
    const unused = ['animation', 'hidden', 'pane-draggable'];
    expect(renamed.filter((name) => !names.has(name) && !unused.includes(name))).toEqual([]);
  });
});
