import * as z from 'zod';
import data from '../../data/removals.json';
import {isInternalType} from '../api/internalTypes';
import type {Release} from './data';

const FILE = 'src/data/removals.json';

const Removals = z.record(z.string(), z.record(z.string(), z.string().min(1).nullable()));

type Replacements = z.infer<typeof Removals>;

/** For each release and each name it removes: what to use instead, in Markdown; null for nothing. */
export const replacements: Replacements = Removals.parse(data);

/** A name that a release removes, and what to use instead. */
export interface Removal {
  name: string;
  /** Markdown, with `api:` links into the reference; null when there is nothing to use instead. */
  replacement: string | null;
  /** The name belongs to a type that is meant for the library's own use. */
  isInternal: boolean;
}

/** The names that the release removes, in the order of the recorded difference. */
export function removalsOf({version, api}: Release): Removal[] {
  return api.removed.map(({name}) => ({
    name,
    replacement: replacements[version]?.[name] ?? null,
    isInternal: isInternalType(name.split('.')[0]!),
  }));
}

/**
 * Compares the replacements with what the releases remove.
 * @returns one message for each name that lacks an entry, and for each entry without such a name.
 */
export function checkReplacements(releases: readonly Release[], replacements: Replacements): string[] {
  const removed = releases.flatMap(({version, api}) => api.removed.map(({name}) => `${version}: ${name}`));
  const entries = Object.entries(replacements).flatMap(([version, names]) =>
    Object.keys(names).map((name) => `${version}: ${name}`),
  );
  return [
    ...removed
      .filter((key) => !entries.includes(key))
      .map((key) => `${FILE}: ${key} is missing; name what to use instead, or null.`),
    ...entries.filter((key) => !removed.includes(key)).map((key) => `${FILE}: ${key} is not removed by that release.`),
  ];
}
