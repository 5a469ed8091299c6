import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSiteFields} from '../../hooks/useSiteFields';

/** Links a list of releases to the upgrade finder and the archive. */
export function UpgradeLink(): ReactNode {
  const {libraryVersion} = useSiteFields();
  return (
    <p>
      Upgrading to {libraryVersion} from an older release?{' '}
      <Link to="/blog/upgrade">See the breaking changes in between</Link>, with changes of behavior and every removed
      member. <Link to="/blog/archive">Browse all releases by year</Link>.
    </p>
  );
}
