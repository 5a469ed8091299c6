import {expect, it} from 'vitest';
import {addRecent, clearRecent, readRecent, RECENT_KEY} from './recent';

function fakeStorage(start?: string): () => Storage {
  const values = new Map(start === undefined ? [] : [[RECENT_KEY, start]]);
  const storage: Storage = {
    length: 0,
    key: () => null,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  return () => storage;
}

const blocked = (): Storage => {
  throw new Error('blocked');
};

it('keeps the five newest searches, each once', () => {
  const storage = fakeStorage();
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', ' B ']) addRecent(storage, query);
  expect(readRecent(storage)).toEqual(['B', 'f', 'e', 'd', 'c']);
  clearRecent(storage);
  expect(readRecent(storage)).toEqual([]);
});

it('reads nothing from what is not a list of texts', () => {
  expect(readRecent(fakeStorage('{'))).toEqual([]);
  expect(readRecent(fakeStorage('{"a":1}'))).toEqual([]);
  expect(readRecent(fakeStorage('[1,"a"]'))).toEqual(['a']);
});

it('does without a storage that is blocked', () => {
  addRecent(blocked, 'a');
  clearRecent(blocked);
  expect(readRecent(blocked)).toEqual([]);
});
