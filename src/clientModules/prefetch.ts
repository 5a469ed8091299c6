import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {nearestPages} from '@site/src/lib/nearestPages';

/** Pages fetched ahead for each page view; the others follow when the pointer, a finger or the focus reaches a link. */
const PAGES_AHEAD = 3;
/** Links report one after the other that they are in view; by then, those of the first screen have. */
const DELAY_MS = 1000;

const waiting = new Set<string>();
/** Path of the page view that has had its pages fetched ahead, or will have them in a moment. */
let served: string | undefined;

/** On a slow network, what is fetched ahead would delay what the reader asked for. */
function isFast(): boolean {
  const {connection} = navigator;
  return !connection || (!connection.saveData && connection.effectiveType === '4g');
}

/**
 * Puts a queue before the generator's prefetching. It would fetch every page that has a link in view, which is the whole
 * sidebar at once, while the page itself still loads.
 */
function queuePrefetching(): void {
  const {prefetch, preload} = window.docusaurus;
  const whenIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task));

  /**
   * One after the other: each takes a slow phone a while, in which it would not answer its reader. Scripts that have
   * come are read at once, so that a click does not wait for that.
   */
  async function fetchAll(pages: readonly string[]): Promise<void> {
    for (const page of pages) {
      await prefetch(page);
      await new Promise((resolve) => whenIdle(resolve));
      await preload(page);
    }
  }

  function fetchNearest(): void {
    // Links report in any order; the next page is told by its place.
    const links = Array.from(document.links, (link) => link.getAttribute('href')!).filter((page) => waiting.has(page));
    const pages = nearestPages(links, window.location.pathname, PAGES_AHEAD);
    waiting.clear();
    if (isFast()) void fetchAll(pages).catch(() => undefined);
  }

  window.docusaurus = {
    preload,
    prefetch(page) {
      if (served !== window.location.pathname) {
        served = window.location.pathname;
        waiting.clear();
        setTimeout(() => whenIdle(fetchNearest), DELAY_MS);
      }
      waiting.add(page);
      return false;
    },
  };
}

// The generator sets its functions after the client modules were read, and before anything is drawn.
if (ExecutionEnvironment.canUseDOM) queueMicrotask(queuePrefetching);
