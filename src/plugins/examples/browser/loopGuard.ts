/** For how long code may keep the page busy, in milliseconds. */
const LIMIT = 2000;

/**
 * Makes the function that compiled code calls in every loop and function. It throws once the code has not let go for
 * too long; from then on every call throws, so that catching the error does not help.
 */
export function createLoopGuard(): () => void {
  const {performance, setTimeout} = window;
  const now = performance.now.bind(performance);
  let started: number | undefined;
  return () => {
    if (started === undefined) {
      started = now();
      setTimeout(() => {
        started = undefined;
      }, 0);
    } else if (now() - started > LIMIT) {
      throw new Error(`This code ran for more than ${LIMIT / 1000} seconds without a break and was stopped.`);
    }
  };
}
