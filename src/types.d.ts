interface Window {
  /** Set by Docusaurus: contract in `src/plugins/docusaurus-internals`. */
  docusaurus: {
    prefetch: (path: string) => false | Promise<unknown>;
    preload: (path: string) => false | Promise<unknown>;
  };
  /** The tracking function of the analytics service, on sites that are built with one. */
  gtag?: (command: 'event', name: string, parameters: object) => void;
}

declare module '@generated/package-stats/default/stats.json' {
  import type {PackageStats} from '@site/src/lib/packageStats';

  const stats: PackageStats;
  export default stats;
}

declare module '@generated/page-styles/default/*.json' {
  const css: string;
  export default css;
}

declare module '@generated/library-themes/default/facts.json' {
  import type {BuilderFacts} from '@site/src/lib/themeBuilder/model';

  const facts: BuilderFacts;
  export default facts;
}
