/** What the generator's scripts put on the window. */
type SiteWindow = Omit<Window, 'docusaurus'> & {
  docusaurus?: object;
  /** On the home page: says that the base URL of the site is wrong. */
  insertBanner?: () => void;
};

/**
 * Starts the scripts of a page once it is read to its end and drawn for the first time. Deferred scripts that are in the
 * browser's cache would run before anything is drawn. Runs inline; the scripts stand in the page as `<script type=late>`,
 * those that they ask for later as `<link rel=late>`.
 */
export function startLateScripts(): void {
  const site = window as unknown as SiteWindow;
  // Without it, the generator takes the base URL for wrong before the scripts had a chance to load.
  site.docusaurus = {};
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=late]')].map(({src}) => {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.defer = true;
      return script;
    });
    // With a wrong base URL none arrives; the last one tells for all.
    scripts.at(-1)?.addEventListener('error', () => site.insertBanner?.());
    document.head.append(...scripts);
    document.querySelectorAll<HTMLLinkElement>('link[rel=late]').forEach((link) => {
      link.rel = 'preload';
    });
  };
  document.addEventListener('DOMContentLoaded', () => {
    // A page in a background tab is not drawn.
    if (document.hidden) {
      start();
      return;
    }
    requestAnimationFrame(() => {
      // Not every browser tells when a page was drawn, and none when the reader leaves before that.
      setTimeout(start, 300);
      new PerformanceObserver(start).observe({type: 'paint', buffered: true});
    });
  });
}
