import {expect, it} from 'vitest';
import {matches, shortcutText} from './shortcuts';

const press = (code: string, ...modifiers: string[]) => ({
  code,
  altKey: modifiers.includes('alt'),
  shiftKey: modifiers.includes('shift'),
  ctrlKey: modifiers.includes('ctrl'),
  metaKey: modifiers.includes('meta'),
});

it('matches all keys and no others, on both kinds of keyboards', () => {
  expect(matches('Mod+Shift+Z', press('KeyZ', 'ctrl', 'shift'), false)).toBe(true);
  expect(matches('Mod+Shift+Z', press('KeyZ', 'ctrl'), false)).toBe(false);
  expect(matches('Mod+Z', press('KeyZ', 'meta'), true)).toBe(true);
  expect(matches('Mod+Z', press('KeyZ', 'ctrl'), true)).toBe(false);
  expect(matches('Alt+Shift+ArrowUp', press('ArrowUp', 'alt', 'shift'), true)).toBe(true);
});

it('names keys as the keyboard does', () => {
  expect(shortcutText('Mod+Shift+Z', false)).toBe('Ctrl+Shift+Z');
  expect(shortcutText('Mod+Shift+Z', true)).toBe('⌘⇧Z');
  expect(shortcutText('Alt+Shift+ArrowLeft', false)).toBe('Alt+Shift+←');
});
