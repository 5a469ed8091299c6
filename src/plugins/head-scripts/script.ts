// Runs inline in the head of every page, before anything is drawn.
import {DEFAULT_FRAMEWORK, FRAMEWORK_KEY, isFramework} from '../../lib/frameworks';

/** Set by the plugin; null when the site has no announcement. */
declare const ANNOUNCEMENT_ID: string | null;
/** Path of the site's scripts. */
declare const SCRIPT_FOLDER: string;

/** Lets style sheets show the right variant from the first paint. Without JavaScript both variants show. */
function markFramework(framework: unknown): void {
  const shown = isFramework(framework) ? framework : DEFAULT_FRAMEWORK;
  document.documentElement.setAttribute(`data-${FRAMEWORK_KEY}`, shown);
}

/** The theme resets the dismissal of an older announcement only after hiding the new one for the whole visit. */
function resetAnnouncement(): void {
  const seen = localStorage.getItem('docusaurus.announcement.id');
  if (ANNOUNCEMENT_ID !== null && seen !== null && seen !== ANNOUNCEMENT_ID)
    localStorage.setItem('docusaurus.announcement.dismiss', 'false');
}

/**
 * Drops `index.html` or `.html` from the URL, and doubled slashes, which hosts ignore. The router does the first, but only
 * after it found no page for the URL as it was and replaced the delivered one with an empty view. The not-found page is a
 * file with that suffix.
 */
function cleanAddress(): void {
  const {pathname, search, hash} = location;
  const clean = pathname.replace(/\/{2,}/g, '/').replace(/(?:\/index)?\.html$/, '') || '/';
  if (clean !== pathname && !pathname.endsWith('/404.html')) history.replaceState(null, '', clean + search + hash);
}

/** Milliseconds in which hydration is marked, and a part that fails right after hydration shows its own message. */
const MESSAGE_DELAY = 500;

/** Shows that a script failed before React could; the text of the page stays readable below the box. */
function showFailure(reason: string): void {
  const isHydrated = document.documentElement.getAttribute('data-has-hydrated') === 'true';
  if (isHydrated || document.querySelector('.failure-box')) return;
  const box = document.createElement('div');
  box.className = 'failure-box';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = `A part of this page did not load, so its controls do not work. ${reason}`;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => location.reload());
  box.append(text, retry);
  document.body.prepend(box);
}

function watchScripts(): void {
  const report = (reason: string): void => void setTimeout(() => showFailure(reason), MESSAGE_DELAY);
  const onError = ({target, filename, error, message}: ErrorEvent): void => {
    // Scripts that other scripts load are reported by a rejected promise, with a better message.
    if (target instanceof HTMLScriptElement && target.defer) report(`Loading ${target.src} failed.`);
    // A page of a proxy in the place of the script, a script that is cut off, or one that is too new.
    else if (filename?.includes(SCRIPT_FOLDER) && error instanceof SyntaxError)
      report(`The browser could not read ${filename}.`);
    else if (filename?.includes(SCRIPT_FOLDER)) report(message);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({reason}) => {
    if (reason instanceof Error && reason.name === 'ChunkLoadError' && 'request' in reason)
      report(`Loading ${String(reason.request)} failed.`);
  });
}

cleanAddress();
watchScripts();
try {
  markFramework(localStorage.getItem(FRAMEWORK_KEY));
  resetAnnouncement();
} catch {
  // Storage is blocked: nothing was chosen or dismissed.
  markFramework(null);
}
