/** The two ways to use the library that the site shows side by side. */
export const FRAMEWORKS = ['react', 'typescript'] as const;

/** One of the two ways to use the library. */
export type Framework = (typeof FRAMEWORKS)[number];

/** The name a reader sees for each framework. */
export const FRAMEWORK_LABELS: Record<Framework, string> = {react: 'React', typescript: 'TypeScript'};

/** What is shown to a reader who has not chosen yet. */
export const DEFAULT_FRAMEWORK: Framework = 'react';

/** Key in the browser's local storage, and name of the attribute on `<html>` after `data-`. */
export const FRAMEWORK_KEY = 'framework';

/** Tells whether a stored or linked value names a framework. */
export function isFramework(value: unknown): value is Framework {
  return FRAMEWORKS.includes(value as Framework);
}
