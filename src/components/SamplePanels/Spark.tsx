import type {ReactNode} from 'react';
import {wander} from './tick';

/** Seconds that a line covers. */
const SPAN = 24;

/** A line over the latest values of a series, in the color of its text; `className` sets its size. */
export function Spark({seed, now, className}: {seed: number; now: number; className: string | undefined}): ReactNode {
  const points = Array.from({length: SPAN + 1}, (_, x) => `${x},${24 - 24 * wander(seed, now - SPAN + x)}`);
  return (
    <svg className={className} viewBox={`0 0 ${SPAN} 24`} preserveAspectRatio="none" fill="none" aria-hidden="true">
      <polyline points={points.join(' ')} stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
