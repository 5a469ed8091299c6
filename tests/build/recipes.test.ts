// What CONTRIBUTING promises: "npm run new" writes all that the checks ask for, except for the places that they name.
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import * as z from 'zod';
import {ROOT} from '../support/pages';

const PLACEHOLDERS = 'nothing that "npm run new" left to write is still to be written';

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({title: z.string(), status: z.string(), failureMessages: z.array(z.string())}),
      ),
    }),
  ),
});

let copy = '';

function runNew(...details: string[]): {code: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['scripts/new.mjs', ...details], {
    cwd: copy,
    encoding: 'utf8',
  });
  return {code: status, output: stdout + stderr};
}

beforeAll(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'recipes-'));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of list.split('\0').filter((name) => name && fs.existsSync(path.join(ROOT, name)))) {
    fs.cpSync(path.join(ROOT, file), path.join(copy, file));
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
});

afterAll(() => fs.rmSync(copy, {recursive: true}));

test('a new page, example and release pass the content tests, which name what is left to write', () => {
  for (const details of [
    ['page', 'core/panels/invented', 'Invented panels'],
    ['example', 'dockview/invented', 'Invented example', 'core/panels/invented'],
    ['release', '99.0.0', '2099-12-31'],
  ]) {
    expect(runNew(...details)).toMatchObject({code: 0});
  }
  // The search is measured on the pages that are there; it takes most of the time.
  const tests = ['tests/content', '--exclude', 'tests/content/search.test.ts'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'content', ...tests];
  spawnSync(process.execPath, [...vitest, '--reporter=json', '--outputFile=report.json'], {cwd: copy});
  const {testResults} = reportSchema.parse(JSON.parse(fs.readFileSync(path.join(copy, 'report.json'), 'utf8')));
  const failed = testResults
    .flatMap(({assertionResults}) => assertionResults)
    .filter(({status}) => status === 'failed');
  expect(failed.map(({title}) => title)).toEqual([PLACEHOLDERS]);
  const [message] = failed[0]!.failureMessages;
  for (const place of [
    'docs/core/panels/invented.mdx:3:',
    'examples/dockview/invented/example.json:3:',
    'blog/2099/dockview-99.0.0-release.mdx:5:',
    'src/data/releases.json:',
  ]) {
    expect(message).toContain(place);
  }
  const written = ['sidebars.ts', 'examples/dockview/invented'];
  execFileSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--check', ...written], {cwd: copy});
});

test.each([
  [['page', 'nowhere/invented', 'Invented'], 'sidebars.ts has no page in nowhere/ yet'],
  [['example', 'nothing/invented', 'Invented', 'core/overview'], 'There is no component "nothing". Known: dockview'],
  [['example', 'dockview/other', 'Invented', 'core/nowhere'], 'There is no docs/core/nowhere.mdx'],
  [['release', '1.0.0'], '1.0.0 is not newer than'],
  [['chapter'], 'There is no recipe "chapter"'],
])('%j stops with what is wrong', (details, message) => {
  const {code, output} = runNew(...details);
  expect(code).toBe(1);
  expect(output).toContain(message);
  expect(output).toContain('Usage:');
});
