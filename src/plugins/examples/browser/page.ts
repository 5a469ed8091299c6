import {EXAMPLE_STYLE} from '../../../lib/playground/exampleStyle';

// What pages of examples and the sandbox of edited ones have in common.

/** The site's colors, also for the library's plain themes, but where themes are what the example shows. */
const STYLE = `
@font-face {
  font-family: 'Inter fallback';
  src: local('Arial'), local('Liberation Sans');
  size-adjust: 107.06%;
}
html {
  color-scheme: light; background: #fff; color: #1f2933;
  --surface: #fff; --sunken: #eef2f4; --line: #dde3e8; --accent: 13 110 120;
}
html[data-theme='dark'] {
  color-scheme: dark; background: #14181d; color: #dbe3ea;
  --surface: #14181d; --sunken: #1d242b; --line: #2b343d; --accent: 86 196 209;
}
html:not([data-example$='themes']) :is(.dockview-theme-light, .dockview-theme-dark) {
  --dv-group-view-background-color: var(--surface);
  --dv-tabs-and-actions-container-background-color: var(--sunken);
  --dv-activegroup-visiblepanel-tab-background-color: var(--surface);
  --dv-activegroup-hiddenpanel-tab-background-color: var(--sunken);
  --dv-inactivegroup-visiblepanel-tab-background-color: var(--surface);
  --dv-inactivegroup-hiddenpanel-tab-background-color: var(--sunken);
  --dv-tab-divider-color: var(--line);
  --dv-separator-border: var(--line);
  --dv-drag-over-background-color: rgb(var(--accent) / 18%);
  --dv-drag-over-border-color: rgb(var(--accent));
}
/* Without colors of its own, the tab of the panel that is shown would look like the others. */
@media (forced-colors: active) {
  .dv-tabs-container > .dv-tab.dv-active-tab:not(:focus-visible) { outline: 2px solid Highlight; outline-offset: -3px; }
}
${EXAMPLE_STYLE}`;

/** Adds a style sheet to the page. */
export function addStyle(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}

/**
 * Gives the page its first styles, and the site's color mode in place of the system's. Examples follow the system, as
 * an application would; so the media query answers with the site's mode.
 */
export function startPage(mode: 'light' | 'dark'): void {
  addStyle(STYLE);
  document.documentElement.setAttribute('data-theme', mode);
  const native = window.matchMedia.bind(window);
  window.matchMedia = (query: string) => {
    const scheme = /prefers-color-scheme:\s*(dark|light)/.exec(query)?.[1];
    return native(scheme === undefined ? query : scheme === mode ? 'all' : 'not all');
  };
}

/**
 * Leaves the focus to the page around a frame until the reader uses the frame. A splitview moves the focus into each
 * panel that it gets, which would take it from where the reader types, and scroll the page to the frame. Does nothing
 * in a window that is no frame.
 */
export function leaveFocusOutside(): void {
  if (window.parent === window) return;
  const {focus} = HTMLElement.prototype;
  let isInUse = false;
  for (const type of ['pointerdown', 'keydown', 'click', 'focusin']) {
    window.addEventListener(type, () => (isInUse = true), {capture: true});
  }
  window.addEventListener('blur', () => (isInUse = false));
  HTMLElement.prototype.focus = function (options) {
    if (isInUse) focus.call(this, options);
  };
}
