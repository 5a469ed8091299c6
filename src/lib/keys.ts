import {readText, storeText} from './browserStorage';

/** Storage key; its value is `off` when the reader has turned single-key shortcuts off. */
const SINGLE_KEYS = 'single-keys';

/** Whether this is a Mac, an iPhone or an iPad, where ⌘ takes the place of Ctrl. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');
}

/** Whether keys pressed on an element enter text. */
export function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Whether shortcuts of a single key, such as a slash, are on. */
export function allowsSingleKeys(): boolean {
  return readText(SINGLE_KEYS) !== 'off';
}

/**
 * Turns single-key shortcuts on or off.
 * @returns whether the choice could be stored.
 */
export function setSingleKeys(allowed: boolean): boolean {
  return storeText(SINGLE_KEYS, allowed ? undefined : 'off');
}
