import {expect, it} from 'vitest';
import {matches, shortcutText, type Pressed} from './shortcuts';

const pressed = (code: string, more: Partial<Pressed> = {}): Pressed => ({
  code,
  altKey: false,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});
const REDO = {code: 'KeyZ', command: true, shift: true};

it('matches wants the key and exactly its modifiers', () => {
  expect(matches(REDO, pressed('KeyZ', {ctrlKey: true, shiftKey: true}), false)).toBe(true);
  expect(matches(REDO, pressed('KeyZ', {metaKey: true, shiftKey: true}), true)).toBe(true);
  expect(matches(REDO, pressed('KeyZ', {ctrlKey: true, shiftKey: true}), true)).toBe(false);
  expect(matches(REDO, pressed('KeyZ', {ctrlKey: true}), false)).toBe(false);
  expect(matches({code: 'KeyN', alt: true}, pressed('KeyN', {altKey: true, ctrlKey: true}), false)).toBe(false);
});

it('shortcutText names keys as keyboards do', () => {
  expect(shortcutText(REDO, false)).toBe('Ctrl+Shift+Z');
  expect(shortcutText(REDO, true)).toBe('⇧⌘Z');
  expect(shortcutText({code: 'Slash', alt: true}, false)).toBe('Alt+/');
  expect(shortcutText({code: 'ArrowLeft', alt: true, shift: true}, false)).toBe('Alt+Shift+←');
});
