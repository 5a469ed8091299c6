import type {ClientModule} from '@docusaurus/types';

const whenIdle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task));

/**
 * Loads the page that follows in reading order while the reader is on this one. Docusaurus would prefetch every page
 * with a link in view, which is the whole sidebar; pages also load when the pointer reaches their link.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (location.pathname === previousLocation?.pathname) return;
  const {preload} = window.docusaurus;
  window.docusaurus = {preload, prefetch: () => false};
  const next = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next');
  // Does nothing on a slow connection.
  if (next) whenIdle(() => void preload(next.pathname));
};
