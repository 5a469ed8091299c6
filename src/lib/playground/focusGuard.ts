/** Code that takes the focus this many times within `PERIOD` milliseconds is stopped. */
const MAX_THEFTS = 5;
const PERIOD = 2000;
/** How long after Tab the focus may arrive in a frame, in milliseconds. */
const TAB_DELAY = 300;

/**
 * Keeps the focus where the reader put it: frames may get it by pointer or Tab only. When code takes it in another way, it
 * goes back to the element that had it.
 * @param slot - the element that holds the frames.
 * @param onInsist - called when code keeps taking the focus.
 * @returns a function that stops guarding.
 */
export function guardFocus(slot: HTMLElement, onInsist: () => void): () => void {
  const end = new AbortController();
  const options = {signal: end.signal, capture: true};
  let last: HTMLElement | undefined;
  let isPointing = false;
  let tabbed = -Infinity;
  let thefts: number[] = [];
  const giveBack = (): void => {
    const frame = document.activeElement;
    const now = performance.now();
    // On a touch screen, the page does not see a touch of the frame. There, the keyboard on the screen shows who listens.
    const isTouch = window.matchMedia('(hover: none)').matches;
    const isAsked = (isPointing && slot.matches(':hover')) || now - tabbed < TAB_DELAY || isTouch;
    if (!(frame instanceof HTMLElement) || !slot.contains(frame) || isAsked) return;
    frame.blur();
    last?.focus({preventScroll: true});
    thefts = [...thefts.filter((time) => now - time < PERIOD), now];
    if (thefts.length >= MAX_THEFTS) onInsist();
  };
  document.addEventListener(
    'focusin',
    ({target}) => {
      if (target instanceof HTMLElement && !slot.contains(target)) last = target;
    },
    options,
  );
  document.addEventListener('pointerdown', () => (last = undefined), options);
  document.addEventListener('pointermove', () => (isPointing = true), options);
  document.addEventListener(
    'keydown',
    ({key, timeStamp}) => {
      // A pointer that rests on the frame while the reader types asks for nothing.
      isPointing = false;
      tabbed = key === 'Tab' ? timeStamp : -Infinity;
    },
    options,
  );
  // The window loses the focus to its frames, too. Some browsers name the frame a moment later.
  window.addEventListener('blur', () => window.setTimeout(giveBack), options);
  return () => end.abort();
}
