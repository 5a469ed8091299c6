import {expect, it, vi} from 'vitest';
import {readRecent, RECENT_KEY, storeRecent, withRecent} from './recent';

function fakeStorage(start?: string): void {
  const values = new Map(start === undefined ? [] : [[RECENT_KEY, start]]);
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  };
  vi.stubGlobal('window', {localStorage});
}

it('keeps the five newest searches, each once, until they are cleared', () => {
  fakeStorage();
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', ' B ']) storeRecent(withRecent(readRecent(), query));
  expect(readRecent()).toEqual(['B', 'f', 'e', 'd', 'c']);
  storeRecent([]);
  expect(readRecent()).toEqual([]);
});

it('reads nothing from what is not a list of texts', () => {
  const read = ['{', '{"a":1}', '[1,"a"]'].map((text) => {
    fakeStorage(text);
    return readRecent();
  });
  expect(read).toEqual([[], [], ['a']]);
});
