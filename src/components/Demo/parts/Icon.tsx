import type {ReactNode} from 'react';

/** A line drawing on a field of 16 × 16. */
export function Icon({path}: {path: string}): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" fill="none" aria-hidden="true">
      <path d={path} stroke="currentColor" strokeWidth="1.25" strokeLinejoin="round" />
    </svg>
  );
}
