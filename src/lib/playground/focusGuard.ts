/** So many times in so many milliseconds code may take the focus before it is stopped. */
const MOST_THEFTS = 5;
const PERIOD = 2000;
/** How long after Tab the focus may arrive in a frame, in milliseconds. */
const TAB_DELAY = 300;

/**
 * Keeps the keyboard where the reader is: a frame gets the focus by pointer or Tab only. Taken in another way, it is given
 * back.
 * @param slot - the element that holds the frames.
 * @param onInsist - called when code takes the focus again and again.
 * @returns ends it.
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
    if (thefts.length >= MOST_THEFTS) onInsist();
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
