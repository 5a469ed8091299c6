import {expect, it} from 'vitest';
import {readRecent, RECENT_KEY, storeRecent, withRecent} from './recent';

function fakeStorage(start?: string): () => Storage {
  const values = new Map(start === undefined ? [] : [[RECENT_KEY, start]]);
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  };
  return () => storage as unknown as Storage;
}

it('keeps the five newest searches, each once, until they are cleared', () => {
  const storage = fakeStorage();
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', ' B '])
    storeRecent(storage, withRecent(readRecent(storage), query));
  expect(readRecent(storage)).toEqual(['B', 'f', 'e', 'd', 'c']);
  storeRecent(storage, []);
  expect(readRecent(storage)).toEqual([]);
});

it('reads nothing from what is not a list of texts', () => {
  expect(['{', '{"a":1}', '[1,"a"]'].map((text) => readRecent(fakeStorage(text)))).toEqual([[], [], ['a']]);
});
