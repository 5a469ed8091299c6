import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {chooseHistory} from '.';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
const whole = path.join(folder, 'whole');
const shallow = path.join(folder, 'shallow');

function git(cwd: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {cwd, stdio: 'ignore'});
}

beforeAll(() => {
  fs.mkdirSync(whole);
  git(whole, 'init');
  for (const message of ['One', 'Two']) git(whole, 'commit', '--allow-empty', '-m', message);
  git(folder, 'clone', '--depth', '1', `file://${whole}`, shallow);
});

afterAll(() => fs.rmSync(folder, {recursive: true}));

describe('dates of last changes', () => {
  it('come from a whole history', () => {
    expect(chooseHistory(whole)).toBe('git-eager');
  });

  it('are left out where the history is cut off or missing', () => {
    expect(chooseHistory(shallow)).toBe('disabled');
    expect(chooseHistory(folder)).toBe('disabled');
  });

  it('are left out where there is no git', () => {
    const {PATH} = process.env;
    process.env.PATH = '';
    try {
      expect(chooseHistory(whole)).toBe('disabled');
    } finally {
      process.env.PATH = PATH;
    }
  });
});
