import data from '../data/comparison.json';

/** A library in the comparison, as it was published on the day of the measurement. */
export interface ComparedLibrary {
  /** Name of the npm package. */
  package: string;
  name: string;
  /** Address of its repository. */
  home: string;
  version: string;
  license: string;
  /** Size of everything the package exports, minified and compressed, without React, in bytes. */
  gzip: number;
  /** Size of the exports that the smallest useful program imports, measured in the same way. */
  smallest: {names: string; gzip: number};
  /** How many packages it depends on at run time. */
  dependencies: number;
  /** Range of React versions; absent for a library that works without React. */
  react?: string;
}

/** Whether a library has a feature, and the line of its package that says so. */
export interface ComparisonCell {
  value: 'yes' | 'partly' | 'no';
  note?: string;
  /** A file of the package that holds a text, or that holds nothing of a pattern. */
  source: {file: string; has?: string; lacks?: string};
}

/** One thing people ask a layout library for. */
export interface ComparedFeature {
  id: string;
  title: string;
  /** By name of the package. */
  cells: Record<string, ComparisonCell>;
}

/** Day of the measurement, `YYYY-MM-DD`, and how sizes were measured. */
export const {measured, method} = data;

/** The libraries, this one first. */
export const libraries: readonly ComparedLibrary[] = data.libraries;

/** The features, in the order in which people ask for them. */
export const features = data.features as readonly ComparedFeature[];

/** A size as the site writes it: `46.8 kB` (1 kB = 1000 bytes). */
export function formatBytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
