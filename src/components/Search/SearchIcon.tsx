import type {ReactNode} from 'react';
import {LineIcon} from '../icons/LineIcon';

/** A magnifying glass. */
export default function SearchIcon(): ReactNode {
  return <LineIcon path="M11.2 6.9a4.6 4.6 0 1 1-9.2 0a4.6 4.6 0 0 1 9.2 0M10.3 10.3l3.9 3.9" width="18" height="18" />;
}
