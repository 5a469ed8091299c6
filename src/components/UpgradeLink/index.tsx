import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSiteFields} from '../../hooks/useSiteFields';

/** The way from a list of releases to what breaks between two of them. */
export function UpgradeLink(): ReactNode {
  const {libraryVersion} = useSiteFields();
  return (
    <p>
      Going to {libraryVersion} from an older release? <Link to="/blog/upgrade">See what breaks in between</Link>, with
      every name that left the API and what to use instead. All releases also stand{' '}
      <Link to="/blog/archive">by year</Link>.
    </p>
  );
}
