import {useSyncExternalStore} from 'react';
import {createStore} from '../../lib/store';

/** How often sample data move. */
const INTERVAL_MS = 1000;

const ticks = createStore(0);
let listeners = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function step(): void {
  const isStill = document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isStill) ticks.set(ticks.get() + 1);
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = ticks.subscribe(listener);
  listeners += 1;
  timer ??= setInterval(step, INTERVAL_MS);
  return () => {
    unsubscribe();
    listeners -= 1;
    if (listeners > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const never = (): (() => void) => () => undefined;

/**
 * Seconds that sample data have moved for: the same in all panels. Stands still in a hidden page and for visitors who
 * prefer reduced motion.
 * @param isLive - without it, the component doesn't render again.
 */
export function useTick(isLive: boolean): number {
  return useSyncExternalStore(isLive ? subscribe : never, ticks.get, () => 0);
}

/** Invents a number from 0 up to and without 1, the same for the same arguments. */
export function noise(seed: number, at: number): number {
  let mixed = Math.imul(at + seed * 7919, 2_654_435_761);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4_294_967_296;
}

/** Invents a value from about 0 to 1 that wanders: its neighbors in time are close to it. */
export function wander(seed: number, at: number): number {
  const waves = Math.sin(at / 9 + seed) * 0.22 + Math.sin(at / 3.7 + seed * 5) * 0.13;
  return 0.5 + waves + (noise(seed, at) - 0.5) * 0.16;
}
