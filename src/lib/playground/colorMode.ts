/**
 * Lets a page take the site's colour mode for that of the system. Examples follow the system, as an application would;
 * so the media query answers with the site's mode. Refers to nothing outside itself: it is also written into pages.
 * @param mode - the site's colour mode.
 */
export function answerColorScheme(mode: 'light' | 'dark'): void {
  document.documentElement.setAttribute('data-theme', mode);
  const native = window.matchMedia.bind(window);
  window.matchMedia = (query: string) => {
    const scheme = /prefers-color-scheme:\s*(dark|light)/.exec(query)?.[1];
    return native(scheme === undefined ? query : scheme === mode ? 'all' : 'not all');
  };
}
