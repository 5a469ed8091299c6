import {expect, it} from 'vitest';
import {LAYOUT_KEY, readStored, writeStored} from './storage';
import {memoryStorage} from './storage.fixture';

const blocked = (): Storage => {
  throw new Error('SecurityError');
};

it('writes and reads under one key', () => {
  const storage = memoryStorage();
  expect(readStored(() => storage)).toEqual({kind: 'nothing'});
  expect(writeStored(() => storage, 'x')).toBe(true);
  expect(storage.getItem(LAYOUT_KEY)).toBe('x');
  expect(readStored(() => storage)).toEqual({kind: 'text', text: 'x'});
});

it('tells a blocked storage instead of throwing', () => {
  expect(readStored(blocked)).toEqual({kind: 'blocked'});
  expect(writeStored(blocked, 'x')).toBe(false);
});
