interface Window {
  /** The tracking function of the analytics service, on sites that are built with one. */
  gtag?: (command: 'event', name: string, parameters: object) => void;
}
