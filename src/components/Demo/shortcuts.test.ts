import {expect, it} from 'vitest';
import {matches, shortcutText} from './shortcuts';

const press = (code: string, key: 'ctrlKey' | 'metaKey', shiftKey = false) => ({
  ...{code, altKey: false, ctrlKey: false, metaKey: false, shiftKey},
  [key]: true,
});

it('takes and names the keys of the keyboard in use, and no others', () => {
  expect(matches('Mod+Shift+Z', press('KeyZ', 'ctrlKey', true), false)).toBe(true);
  expect(matches('Mod+Shift+Z', press('KeyZ', 'ctrlKey'), false)).toBe(false);
  expect(matches('Mod+Z', press('KeyZ', 'metaKey'), true)).toBe(true);
  expect(matches('Mod+Z', press('KeyZ', 'ctrlKey'), true)).toBe(false);
  expect(shortcutText('Mod+Shift+Z', true)).toBe('⌘⇧Z');
});
