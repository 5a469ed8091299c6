/** The two ways to use the library, which the site shows side by side. */
export const FRAMEWORKS = ['react', 'typescript'] as const;

/** A way to use the library. */
export type Framework = (typeof FRAMEWORKS)[number];

/** Display names. */
export const FRAMEWORK_LABELS: Record<Framework, string> = {react: 'React', typescript: 'TypeScript'};

/** Shown until the reader chooses one. */
export const DEFAULT_FRAMEWORK: Framework = 'react';

/** Storage key, and the name of the `data-` attribute on `<html>`. */
export const FRAMEWORK_KEY = 'framework';

/** Whether a stored or linked value is a framework. */
export function isFramework(value: unknown): value is Framework {
  return FRAMEWORKS.includes(value as Framework);
}
