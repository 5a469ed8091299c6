/** Reads a text from the browser's local storage; undefined when there is none, and where storage is blocked. */
export function readText(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reads what was stored as JSON, which may be anything by now; undefined when there is nothing, or nothing readable. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a text; undefined forgets the one that is stored.
 * @returns whether the browser did so: storage may be full or blocked.
 */
export function storeText(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
