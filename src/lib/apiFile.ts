// The shape of `/api.json`. This file is also served, as `/api.d.ts`.

/** The whole file. */
export interface ApiFile {
  /** Goes up when a program that reads the file would have to change. */
  format: 1;
  library: {
    /** npm packages; `dockview` exports everything that `dockview-core` exports. */
    packages: string[];
    version: string;
  };
  types: ApiFileType[];
}

/** What the reference says of a type or of one of its members. */
export interface ApiFileEntry {
  name: string;
  /** TypeScript, one line per overload. */
  signatures: string[];
  /** Markdown; absent where the entry it is inherited from describes it. */
  description?: string;
  /** The release that brought it: `1.8.0`, or `≤1.4.1` for the oldest release with facts or one before it. */
  since?: string;
  /** Releases that changed its declaration. */
  changed?: string[];
  /** Address of its entry on the site. */
  url: string;
  /** Address of the page that teaches it. */
  guide: string;
}

/** A type, function or constant. */
export interface ApiFileType extends ApiFileEntry {
  kind: 'class' | 'interface' | 'type' | 'enum' | 'function' | 'constant';
  /** The npm package that declares it. */
  package: 'dockview' | 'dockview-core';
  /** False for a type that signatures name, but that no package lets a program import. */
  isExported: boolean;
  members: ApiFileMember[];
}

/** A member of a type. */
export interface ApiFileMember extends ApiFileEntry {
  kind: 'property' | 'method' | 'event' | 'value';
  /** The type that declares it, where that is another one. */
  inheritedFrom?: string;
  /** Set when it should not be used any more: what the declaration says about it, which may be nothing. */
  deprecated?: string;
}
