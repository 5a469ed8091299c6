import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {BuildCache, stateOf} from './buildCache';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
});

const open = () => new BuildCache<string>('words', folder);

/** The next build: makes the words it does not know, and says which. */
async function build(words: readonly string[]): Promise<{results: string[]; made: string[]}> {
  const cache = open();
  const made: string[] = [];
  const results = await cache.all(
    words,
    (word) => word,
    (missing) => {
      made.push(...missing);
      return Promise.resolve(missing.map((word) => word.toUpperCase()));
    },
  );
  cache.save();
  return {results, made};
}

it('makes again only what has changed, and keeps the order', async () => {
  expect(await build(['a', 'b', 'c'])).toEqual({results: ['A', 'B', 'C'], made: ['a', 'b', 'c']});
  expect(await build(['c', 'x', 'a'])).toEqual({results: ['C', 'X', 'A'], made: ['x']});
});

it('drops what a build did not ask for', async () => {
  await build(['a', 'b']);
  await build(['a']);
  expect((await build(['a', 'b'])).made).toEqual(['b']);
});

it('starts anew when its file was cut off, or was made by other code', async () => {
  await build(['a']);
  const file = path.join(folder, 'words.json');
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, text.slice(0, -5));
  expect((await build(['a'])).made).toEqual(['a']);
  fs.writeFileSync(file, text.replace(/"state":"\w/, '"state":"-'));
  expect((await build(['a'])).made).toEqual(['a']);
});

it('tells states of files apart by their content and their names', () => {
  fs.writeFileSync(path.join(folder, 'one'), '1');
  const first = stateOf([folder]);
  expect(stateOf([folder])).toBe(first);
  fs.writeFileSync(path.join(folder, 'one'), '2');
  const second = stateOf([folder]);
  fs.renameSync(path.join(folder, 'one'), path.join(folder, 'two'));
  expect(new Set([first, second, stateOf([folder])]).size).toBe(3);
});
