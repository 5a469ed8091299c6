import type {LoadContext, Plugin} from '@docusaurus/types';
import {makeFailureBox} from '../../lib/failureBox';
import {DEFAULT_FRAMEWORK, FRAMEWORK_KEY, FRAMEWORKS} from '../../lib/frameworks';
import {inlineCall} from '../inlineScript';

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

/**
 * Says that a script did not arrive, or arrived broken, before the page came alive. Nothing of React runs then, so
 * nothing of React can tell; the text of the page stays readable below the box.
 */
function tellLostScripts(makeBox: typeof makeFailureBox, folder: string): void {
  const tell = (reason: string): void => {
    const isAlive = document.documentElement.getAttribute('data-has-hydrated') === 'true';
    if (isAlive || document.querySelector('.failure-box')) return;
    const text = `A part of this page did not load, so its controls do not work. ${reason}`;
    document.body.prepend(makeBox(text, () => window.location.reload()));
  };
  const onError = (event: ErrorEvent): void => {
    const {target, filename, message} = event;
    // Scripts that the others load are told of by a rejected promise, with a better message.
    if (target instanceof HTMLScriptElement && target.defer) tell(`Loading ${target.src} failed.`);
    else if (filename?.includes(folder)) tell(message);
  };
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', ({reason}: PromiseRejectionEvent) => {
    if (reason instanceof Error && reason.name === 'ChunkLoadError') tell(reason.message);
  });
}

/** Injects the inline scripts that have to run before the first paint. */
export default function earlyScripts(context: LoadContext): Plugin {
  const {announcementBar} = context.siteConfig.themeConfig as {announcementBar?: {id: string}};
  const scripts = [
    inlineCall(dropHtmlSuffix),
    inlineCall(tellLostScripts, makeFailureBox, `${context.baseUrl}assets/js/`),
    inlineCall(markFramework, FRAMEWORK_KEY, FRAMEWORKS, DEFAULT_FRAMEWORK),
    ...(announcementBar ? [inlineCall(resetAnnouncement, announcementBar.id)] : []),
  ];
  return {
    name: 'early-scripts',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: scripts.join('')}]}),
  };
}
