import {expect, it} from 'vitest';
import {NAMED_KEY, readNamed, writeNamed} from './named';
import {memoryStorage} from './storage.fixture';

it('writes and reads names in their order', () => {
  const storage = memoryStorage();
  expect(readNamed(() => storage)).toEqual({ok: true, layouts: new Map()});
  const layouts = new Map([
    ['two', '{}'],
    ['one', '[]'],
  ]);
  expect(writeNamed(() => storage, layouts)).toBe(true);
  expect(readNamed(() => storage)).toEqual({ok: true, layouts});
});

it.each([
  ['{', 'what is stored is not JSON'],
  ['[1]', 'what is stored is no list of layouts'],
])('tells what is wrong with %s', (text, reason) => {
  const storage = memoryStorage();
  storage.setItem(NAMED_KEY, text);
  expect(readNamed(() => storage)).toEqual({ok: false, reason});
});

it('tells a blocked storage', () => {
  const blocked = (): Storage => {
    throw new Error('SecurityError');
  };
  expect(readNamed(blocked).ok).toBe(false);
  expect(writeNamed(blocked, new Map())).toBe(false);
});
