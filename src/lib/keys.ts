/** Key in the browser's local storage; `off` when the reader does not want single keys to do anything. */
export const SINGLE_KEYS = 'single-keys';

/** Whether keys that are pressed there are text. */
export function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/**
 * Whether the reader lets single keys, such as a slash, do something.
 * @param storage - gives the storage; where it is blocked, asking for it already throws.
 */
export function allowsSingleKeys(storage: () => Storage): boolean {
  try {
    return storage().getItem(SINGLE_KEYS) !== 'off';
  } catch {
    return true;
  }
}

/**
 * Remembers whether single keys may do something.
 * @returns whether it could be stored.
 */
export function setSingleKeys(storage: () => Storage, allowed: boolean): boolean {
  try {
    if (allowed) storage().removeItem(SINGLE_KEYS);
    else storage().setItem(SINGLE_KEYS, 'off');
    return true;
  } catch {
    return false;
  }
}
