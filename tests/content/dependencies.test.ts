import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import manifest from '../../package.json';
import {ROOT} from '../support/pages';

const installed = Object.entries({...manifest.dependencies, ...manifest.devDependencies});
const guide = fs.readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
const section = guide.slice(guide.indexOf('## Dependencies'));
const table = [...section.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, name, reason]) => ({name, reason}));

describe('dependencies', () => {
  it('are all in the table of CONTRIBUTING with a reason, and nothing else is', () => {
    expect(table.map(({name}) => name).sort()).toEqual(installed.map(([name]) => name).sort());
  });

  it('are pinned to one version', () => {
    expect(installed.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
