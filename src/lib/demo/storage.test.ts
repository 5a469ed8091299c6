import {expect, it} from 'vitest';
import {LAYOUT_KEY, readStored, writeStored} from './storage';

function memory(): Storage {
  const values = new Map<string, string>();
  return {
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

const blocked = (): Storage => {
  throw new Error('SecurityError');
};

it('writes and reads under one key', () => {
  const storage = memory();
  expect(readStored(() => storage)).toEqual({kind: 'nothing'});
  expect(writeStored(() => storage, 'x')).toBe(true);
  expect(storage.getItem(LAYOUT_KEY)).toBe('x');
  expect(readStored(() => storage)).toEqual({kind: 'text', text: 'x'});
});

it('tells a blocked storage instead of throwing', () => {
  expect(readStored(blocked)).toEqual({kind: 'blocked'});
  expect(writeStored(blocked, 'x')).toBe(false);
});
