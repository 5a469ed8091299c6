import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readLibraryApi} from '../../src/plugins/api/library';
import {ROOT} from '../support/pages';

const FILE = 'static/skills/dockview/SKILL.md';
const skill = fs.readFileSync(path.join(ROOT, FILE), 'utf8');

/** Names of the types and members of the installed library. */
const known = new Set(
  [...readLibraryApi().values()].flatMap(({name, members}) => [name, ...members.map((one) => one.name)]),
);

function namesOfColumn(column: number): string[] {
  const [, table = ''] = skill.split('| Not in 4.10.0 | Instead |');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) =>
    [...(row.split(' | ')[column] ?? '').matchAll(/`(?:[\w.]+\.)?([a-z]\w+)/gi)].map(([, name]) => name!),
  );
}

describe('the skill file for assistants', () => {
  it('begins with the name and description that tools read', () => {
    expect(skill).toMatch(/^---\nname: dockview\ndescription: \S.{80,1000}\n---\n/);
  });

  it('names only what the installed library does not have, and alternatives that it has', () => {
    const missing = namesOfColumn(0);
    expect(missing.length).toBeGreaterThan(20);
    expect(missing.filter((name) => known.has(name))).toEqual([]);
    // The one alternative that is React's.
    expect(namesOfColumn(1).filter((name) => !known.has(name))).toEqual(['onContextMenu']);
  });

  it('pins the versions that the site documents', () => {
    const {dependencies} = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    for (const name of ['dockview', 'dockview-core']) expect(skill).toContain(`${name}@${dependencies[name]}`);
  });
});
