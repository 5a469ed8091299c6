import {isRecord} from './guards';
import {readStored, writeStored} from './storage';

/** Under which the demo keeps the layouts that visitors gave a name. */
export const NAMED_KEY = 'dockview-demo-layouts';

/** How many names there may be. */
export const MOST_NAMES = 30;
/** How long a name may be, in characters. */
export const LONGEST_NAME = 60;

/** Layouts as text, by name, in the order they were saved. */
export type NamedLayouts = ReadonlyMap<string, string>;

/** The list, or why it cannot be read. */
export type ReadNamed = {ok: true; layouts: NamedLayouts} | {ok: false; reason: string};

/**
 * Reads the list; never throws.
 * @param storage - gives the storage.
 * @returns the list, or half a sentence that follows "because".
 */
export function readNamed(storage: () => Storage): ReadNamed {
  const stored = readStored(storage, NAMED_KEY);
  if (stored.kind === 'blocked') return {ok: false, reason: 'this browser stores nothing for this page'};
  if (stored.kind === 'nothing') return {ok: true, layouts: new Map()};
  try {
    const parsed: unknown = JSON.parse(stored.text);
    if (!isRecord(parsed)) return {ok: false, reason: 'what is stored is no list of layouts'};
    const entries = Object.entries(parsed).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text] as const] : [],
    );
    return {ok: true, layouts: new Map(entries)};
  } catch {
    return {ok: false, reason: 'what is stored is not JSON'};
  }
}

/**
 * Stores a changed list; never throws.
 * @param storage - gives the storage.
 * @param layouts - the whole list.
 * @returns whether the browser took it.
 */
export function writeNamed(storage: () => Storage, layouts: NamedLayouts): boolean {
  return writeStored(storage, JSON.stringify(Object.fromEntries(layouts)), NAMED_KEY);
}
