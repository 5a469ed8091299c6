// What pages of examples and the sandbox of edited ones have in common.

const STYLE = `
html { color-scheme: light; background: #fff; color: #1f2933; }
html[data-theme='dark'] { color-scheme: dark; background: #14181d; color: #dbe3ea; }
body { margin: 0; font: 14px/1.5 system-ui, sans-serif; }
/* With forced colors, the tab of the panel that is shown would look like the others. */
@media (forced-colors: active) {
  .dv-tabs-container > .dv-tab.dv-active-tab:not(:focus-visible) { outline: 2px solid Highlight; outline-offset: -3px; }
}
`;

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
