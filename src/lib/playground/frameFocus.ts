/**
 * Leaves the focus to the page around a frame until the reader uses the frame. A splitview moves the focus into each
 * panel that it gets, which would take it from where the reader types, and scroll the page to the frame. Does nothing
 * in a page of its own. Refers to nothing outside itself: it is also written into pages.
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
