import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readHistory} from '.';

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'history-')));
const whole = path.join(folder, 'whole');
const shallow = path.join(folder, 'shallow');
const LAST_CHANGE = Date.parse('2025-02-03T04:05:06Z');

function git(cwd: string, ...args: string[]): void {
  const date = new Date(LAST_CHANGE).toISOString();
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd,
    stdio: 'ignore',
    env: {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date},
  });
}

/** When `page.mdx` was last changed, as a build in that folder is told. */
async function lastChange(project: string): Promise<number | undefined> {
  const history = readHistory(project);
  history.initialize({siteDir: project});
  return (await history.getFileLastUpdateInfo('page.mdx'))?.timestamp;
}

beforeAll(() => {
  fs.mkdirSync(whole);
  git(whole, 'init');
  for (const text of ['One', 'Two']) {
    fs.writeFileSync(path.join(whole, 'page.mdx'), text);
    git(whole, 'add', '.');
    git(whole, 'commit', '-m', text);
  }
  git(folder, 'clone', '--depth', '1', `file://${whole}`, shallow);
});

afterAll(() => fs.rmSync(folder, {recursive: true}));

describe('dates of last changes', () => {
  it('come from a whole history', async () => {
    expect(await lastChange(whole)).toBe(LAST_CHANGE);
  });

  it('are left out where the history is cut off or missing', async () => {
    expect(await lastChange(shallow)).toBeUndefined();
    expect(await lastChange(folder)).toBeUndefined();
  });

  it('are left out where there is no git', async () => {
    const {PATH} = process.env;
    process.env.PATH = '';
    try {
      expect(await lastChange(whole)).toBeUndefined();
    } finally {
      process.env.PATH = PATH;
    }
  });
});
