import type {ReactNode} from 'react';
import type {SearchKind} from '../../lib/search/records';
import {LineIcon} from '../icons/LineIcon';

const PATHS: Record<SearchKind, string> = {
  guide: 'M3 2.5h7.5L13 5v8.5H3zM5.5 7h5M5.5 10h5',
  api: 'M6 3.5c-2 0-2 1-2 2.2S4 8 2.5 8C4 8 4 9.1 4 10.3s0 2.2 2 2.2M10 3.5c2 0 2 1 2 2.2S12 8 13.5 8C12 8 12 9.1 12 10.3s0 2.2-2 2.2',
  example: 'M2.5 3h11v10h-11zM2.5 5.5h11M7 7.5l2.5 1.75L7 11z',
  release: 'M2.5 8.5v-6h6l5 5-6 6zM5.5 5.5h.01',
};

/** Tells the kind of a page at a glance: a sheet, braces, a window or a label. The kind is also said in words. */
export default function KindIcon({kind}: {kind: SearchKind}): ReactNode {
  return <LineIcon path={PATHS[kind]} data-kind={kind} />;
}
