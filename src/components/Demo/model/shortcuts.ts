type Pressed = Pick<KeyboardEvent, 'code' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** The name of a key by its place on the keyboard: with Alt, a Mac types special characters. */
function keyName(code: string): string {
  return code.replace('Key', '');
}

/**
 * Whether the keys of a shortcut, and no others, are pressed.
 * @param keys - such as `Alt+Shift+ArrowLeft`; `Mod` is Ctrl, or ⌘ on a Mac.
 */
export function matches(keys: string, {code, altKey, shiftKey, ctrlKey, metaKey}: Pressed, isMac: boolean): boolean {
  const [mod, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  const pressed = [mod && 'Mod', altKey && 'Alt', shiftKey && 'Shift', keyName(code)].filter(Boolean).join('+');
  return !other && pressed === keys;
}

const SIGNS = {ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓'};
const MAC_SIGNS = {'Mod+': '⌘', 'Alt+': '⌥', 'Shift+': '⇧'};

/** Writes a shortcut as the visitor's keyboard names it: `Ctrl+Shift+Z`, or `⌘⇧Z` on a Mac. */
export function shortcutText(keys: string, isMac: boolean): string {
  const signs = Object.entries({...SIGNS, ...(isMac ? MAC_SIGNS : {'Mod+': 'Ctrl+'})});
  return signs.reduce((text, [name, sign]) => text.replace(name, sign), keys);
}
