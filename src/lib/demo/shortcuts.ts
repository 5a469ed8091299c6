/** A key with its modifiers. Without a modifier, only keys that no text needs. */
export interface Shortcut {
  /** The key by its place on the keyboard: with Alt, a Mac types special characters. */
  code: string;
  alt?: boolean;
  shift?: boolean;
  /** Ctrl, or ⌘ on a Mac. */
  command?: boolean;
}

/** The part of a keyboard event that counts. */
export interface Pressed {
  code: string;
  altKey: boolean;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/**
 * Tells whether a shortcut was pressed.
 * @param shortcut - the shortcut.
 * @param pressed - the keyboard event.
 * @param mac - whether ⌘ takes the place of Ctrl.
 * @returns whether key and modifiers are the same.
 */
export function matches(shortcut: Shortcut, pressed: Pressed, mac: boolean): boolean {
  const command = mac ? pressed.metaKey : pressed.ctrlKey;
  const other = mac ? pressed.ctrlKey : pressed.metaKey;
  return (
    pressed.code === shortcut.code &&
    pressed.altKey === (shortcut.alt ?? false) &&
    pressed.shiftKey === (shortcut.shift ?? false) &&
    command === (shortcut.command ?? false) &&
    !other
  );
}

const KEY_NAMES: Readonly<Record<string, string>> = {
  Slash: '/',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/**
 * Writes a shortcut as keyboards name it.
 * @param shortcut - the shortcut.
 * @param mac - whether to use the signs of a Mac.
 * @returns such as `Ctrl+Shift+Z` or `⇧⌘Z`.
 */
export function shortcutText({code, alt, shift, command}: Shortcut, mac: boolean): string {
  const key = KEY_NAMES[code] ?? code.replace(/^(?:Key|Digit)/, '');
  if (mac) return `${alt ? '⌥' : ''}${shift ? '⇧' : ''}${command ? '⌘' : ''}${key}`;
  return [command && 'Ctrl', alt && 'Alt', shift && 'Shift', key].filter(Boolean).join('+');
}
