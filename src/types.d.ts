interface Window {
  /** The tracking function of the analytics service, on sites that are built with one. */
  gtag?: (command: 'event', name: string, parameters: object) => void;
}

interface Navigator {
  /** What the browser estimates of the network; not known to all browsers. */
  readonly connection?: {
    readonly saveData: boolean;
    readonly effectiveType: 'slow-2g' | '2g' | '3g' | '4g';
  };
}

declare module '@generated/facts/default/facts.json' {
  import type {LibraryFacts} from '@site/src/lib/libraryFacts';

  const facts: LibraryFacts;
  export default facts;
}
