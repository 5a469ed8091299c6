import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useSiteFields} from '../../hooks/useSiteFields';
import {releaseRoute} from '../../lib/releaseRoutes';

/** A link to the post about the documented release. */
export function ReleaseLink(): ReactNode {
  const {libraryVersion} = useSiteFields();
  return <Link to={releaseRoute(libraryVersion)}>Release {libraryVersion}</Link>;
}
