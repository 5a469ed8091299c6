/** Storage key; its value is `off` when the reader has turned single-key shortcuts off. */
export const SINGLE_KEYS = 'single-keys';

/** Whether keys pressed on an element enter text. */
export function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/**
 * Whether shortcuts of a single key, such as a slash, are on.
 * @param storage - returns the storage; throws where it is blocked.
 */
export function allowsSingleKeys(storage: () => Storage): boolean {
  try {
    return storage().getItem(SINGLE_KEYS) !== 'off';
  } catch {
    return true;
  }
}

/**
 * Turns single-key shortcuts on or off.
 * @returns whether the choice could be stored.
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
