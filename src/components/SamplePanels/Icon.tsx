import type {ReactNode} from 'react';
import {LineIcon} from '../icons/LineIcon';

/** A drawing in a tab or on a button of a sample. */
export function Icon({path, color}: {path: string; color?: string}): ReactNode {
  return <LineIcon path={path} width="14" height="14" strokeWidth="1.5" style={color ? {color} : undefined} />;
}

/** A sign with a hue for each kind of panel, by the name of its component. */
export const SIGNS = {
  document: {path: 'M4 2h6l2 2v10H4zM6 7h4M6 10h4', color: 'var(--site-code-name)'},
  editor: {path: 'M6 4L2.5 8 6 12M10 4l3.5 4L10 12', color: 'var(--site-code-name)'},
  files: {path: 'M2 4h4l1.5 2H14v7H2z', color: 'var(--site-code-number)'},
  terminal: {path: 'M2 3h12v10H2zM4.5 6L7 8l-2.5 2M8.5 10.5h3', color: 'var(--site-code-string)'},
  chart: {path: 'M2.5 2.5v11h11M5 10l3-3 2 2 3-4', color: 'var(--ifm-color-primary)'},
  bars: {path: 'M3 13V8M6.5 13V4M10 13v-3M13.5 13V6', color: 'var(--site-code-keyword)'},
  metrics: {path: 'M2.5 11a5.5 5.5 0 1 1 11 0M8 11l2.5-4', color: 'var(--site-code-number)'},
  quotes: {path: 'M3 5l3-2.5L9 5M6 3v10M13 11l-3 2.5L7 11M10 13V3', color: 'var(--site-code-string)'},
  price: {path: 'M4 3v10M2.5 5h3v5h-3zM11 2v11M9.5 4h3v6h-3z', color: 'var(--site-code-string)'},
  book: {path: 'M2 3h8M2 6h11M2 10h6M2 13h9', color: 'var(--site-code-deleted)'},
  data: {path: 'M2.5 3.5h11v9h-11zM2.5 6.5h11M2.5 9.5h11M7 3.5v9', color: 'var(--site-code-type)'},
  form: {path: 'M2.5 3.5h11v3h-11zM2.5 9.5h7v3h-7z', color: 'var(--site-code-number)'},
  frame: {path: 'M2.5 3.5h11v9h-11zM2.5 6h11', color: 'var(--site-code-type)'},
  events: {path: 'M9 2L4 9h4l-1 5 5-7H8z', color: 'var(--site-code-keyword)'},
  json: {
    path: 'M6 2.5c-2 0-2 1-2 2.5S4 8 2.5 8C4 8 4 9.5 4 11s0 2.5 2 2.5M10 2.5c2 0 2 1 2 2.5s0 3 1.5 3c-1.5 0-1.5 1.5-1.5 3s0 2.5-2 2.5',
    color: 'var(--site-code-deleted)',
  },
} as const;
