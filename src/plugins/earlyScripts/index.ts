import type {LoadContext, Plugin} from '@docusaurus/types';
import {DEFAULT_FRAMEWORK, FRAMEWORK_KEY, FRAMEWORKS} from '../../lib/frameworks';

/**
 * Marks `<html>` with the reader's framework, so that style sheets show the right variant from the first paint. Without
 * JavaScript the mark is absent and both variants show.
 */
function markFramework(key: string, known: readonly string[], fallback: string): void {
  let stored: string | null = null;
  try {
    stored = window.localStorage.getItem(key);
  } catch {
    // Storage is blocked: the fallback applies.
  }
  document.documentElement.setAttribute(`data-${key}`, stored !== null && known.includes(stored) ? stored : fallback);
}

/**
 * Forgets that an older announcement was dismissed. The theme does so only after it has hidden the new one for the
 * whole visit.
 */
function resetAnnouncement(id: string): void {
  try {
    const seen = window.localStorage.getItem('docusaurus.announcement.id');
    if (seen !== null && seen !== id) window.localStorage.setItem('docusaurus.announcement.dismiss', 'false');
  } catch {
    // Storage is blocked: nothing was dismissed.
  }
}

/**
 * Drops `index.html` or `.html` from the address. The router does the same, but loads the page's scripts for the
 * address as it was, finds none, and throws the delivered page away. The not-found page is a file of that name.
 */
function dropHtmlSuffix(): void {
  const {pathname, search, hash} = window.location;
  const clean = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  if (clean !== pathname && !pathname.endsWith('/404.html'))
    window.history.replaceState(null, '', clean + search + hash);
}

/** An inline script that calls a function which refers to nothing outside itself. */
function call<Arguments extends unknown[]>(fn: (...args: Arguments) => void, ...args: Arguments): string {
  return `(${fn.toString()})(${args.map((value) => JSON.stringify(value)).join(',')});`;
}

/** Injects the inline scripts that have to run before the first paint. */
export default function earlyScripts(context: LoadContext): Plugin {
  const {announcementBar} = context.siteConfig.themeConfig as {announcementBar?: {id: string}};
  const scripts = [
    call(dropHtmlSuffix),
    call(markFramework, FRAMEWORK_KEY, FRAMEWORKS, DEFAULT_FRAMEWORK),
    ...(announcementBar ? [call(resetAnnouncement, announcementBar.id)] : []),
  ];
  return {
    name: 'early-scripts',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: scripts.join('')}]}),
  };
}
