import {expect, it} from 'vitest';
import {readEdits, writeEdits} from './editStore';

const files = [{name: 'main.ts', code: 'const a = 1;'}];

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: () => null,
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const blocked = (): Storage => {
  throw new Error('blocked');
};

it('keeps the edits of each example and framework apart, until they are forgotten', () => {
  const storage = memory();
  expect(writeEdits(() => storage, 'a/b', 'react', files)).toBe(true);
  expect(readEdits(() => storage, 'a/b', 'react')).toEqual(files);
  expect(readEdits(() => storage, 'a/b', 'typescript')).toBeUndefined();
  writeEdits(() => storage, 'a/b', 'react', undefined);
  expect(readEdits(() => storage, 'a/b', 'react')).toBeUndefined();
});

it('survives blocked storage and broken contents', () => {
  expect(writeEdits(blocked, 'a/b', 'react', files)).toBe(false);
  expect(readEdits(blocked, 'a/b', 'react')).toBeUndefined();
  const storage = memory();
  storage.setItem('example-edit:a/b:react', '[{"name":');
  expect(readEdits(() => storage, 'a/b', 'react')).toBeUndefined();
});
