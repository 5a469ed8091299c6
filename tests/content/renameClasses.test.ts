import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {ROOT} from '../support/pages';
import {cssHistory} from '../../src/plugins/releases/remark/cssChanges';

const SCRIPT = path.join(ROOT, 'static/upgrade/2.0.0-classes.mjs');

/** Text of each file before, and after. */
const FILES: Record<string, [before: string, after: string]> = {
  'app.css': [
    '/* .groupview */\n.groupview.active-group > .tabs-and-actions-container .tab.active-tab {}\n.tab, .void-container {}\n',
    '/* .groupview */\n.dv-groupview.dv-active-group > .dv-tabs-and-actions-container .dv-tab.dv-active-tab {}\n.tab, .dv-void-container {}\n',
  ],
  'app.scss': [
    '.dockview-theme-dark { .tabs-container { &.horizontal { width: 1px; } } }\n.card { .view { color: red; } }\n',
    '.dockview-theme-dark { .dv-tabs-container { &.dv-horizontal { width: 1px; } } }\n.card { .view { color: red; } }\n',
  ],
  'App.tsx': [
    "import {groupview} from './groupview';\nquery('.groupview .tab');\nclassList.contains('active-group');\nconst kind = 'tab';\nconst text = 'the empty view';\n",
    "import {groupview} from './groupview';\nquery('.dv-groupview .dv-tab');\nclassList.contains('dv-active-group');\nconst kind = 'tab';\nconst text = 'the empty view';\n",
  ],
  'drop.ts': [
    "element.closest('.drop-target-dropzone')!.matches('.groupview > .tab');\n",
    "element.closest('.dv-drop-target-dropzone')!.matches('.dv-groupview > .dv-tab');\n",
  ],
  'index.html': ['<style>.groupview .view {}</style>\n', '<style>.dv-groupview .dv-view {}</style>\n'],
};

describe('the script that renames the classes of 1.17', () => {
  let folder = '';
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'classes-'));
    for (const [name, [text]] of Object.entries(FILES)) fs.writeFileSync(path.join(folder, name), text);
  });
  afterEach(() => fs.rmSync(folder, {recursive: true}));

  const run = (...args: string[]) => spawnSync(process.execPath, [SCRIPT, ...args], {encoding: 'utf8', cwd: folder});
  const read = () => Object.keys(FILES).map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));

  it('lists each line and writes nothing by default', () => {
    const {stdout, status} = run('.');
    expect(status).toBe(0);
    expect(stdout).toContain('  app.css:2  active-group -> dv-active-group');
    expect(stdout).toContain('  app.scss:1  horizontal -> dv-horizontal');
    expect(stdout).toContain('  drop.ts:1  drop-target-dropzone -> dv-drop-target-dropzone');
    expect(stdout).toContain('  index.html:1  view -> dv-view');
    expect(stdout).toContain('? app.css:3  tab -> dv-tab');
    expect(stdout).toContain('? App.tsx:4  tab -> dv-tab');
    expect(stdout).toContain('16 to rename; run again with --write. 3 to check by hand');
    expect(read()).toEqual(Object.values(FILES).map(([before]) => before));
  });

  it('renames with --write what is certainly Dockview’s, once', () => {
    expect(run('--write', '.').status).toBe(0);
    expect(read()).toEqual(Object.values(FILES).map(([, after]) => after));
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
