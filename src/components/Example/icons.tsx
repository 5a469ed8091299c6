import type {ReactNode} from 'react';
import {LineIcon} from '../icons/LineIcon';

const PATHS = {
  copy: 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z',
  stackBlitz: 'M9.5 1.5 3 9h4l-1 5.5L12.5 7h-4z',
  newTab: 'M9.5 2.5h4v4M13.5 2.5 7.5 8.5M6.5 3.5h-4v10h10v-4',
  reset: 'M2.5 2.5v4h4M2.8 6.5a5.5 5.5 0 1 1-.2 3.4',
  undoReset: 'M13.5 2.5v4h-4M13.2 6.5a5.5 5.5 0 1 0 .2 3.4',
} as const;

/** A drawing on a button that has its name in words elsewhere. */
export function Icon({name}: {name: keyof typeof PATHS}): ReactNode {
  return <LineIcon path={PATHS[name]} />;
}
