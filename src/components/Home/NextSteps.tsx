import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSiteFields} from '../../hooks/useSiteFields';
import {HomeSection} from './HomeSection';
import styles from './styles.module.css';

/** Where to go from the home page. */
export function NextSteps(): ReactNode {
  const {libraryVersion} = useSiteFields();
  return (
    <HomeSection id="next" title="Where to go from here">
      <ul className={styles.links}>
        <li>
          <Link to="/docs/">Documentation</Link>: guides by task, in React and TypeScript.
        </li>
        <li>
          <Link to="/docs/api/dockview/options">API reference</Link>: every public member, from the types of the
          installed package.
        </li>
        <li>
          <Link to="/templates">Examples</Link>: small programs that run in the page.
        </li>
        <li>
          <Link to={`/blog/dockview-${libraryVersion}-release`}>Release {libraryVersion}</Link>: what changed, and what
          to do about it.
        </li>
      </ul>
    </HomeSection>
  );
}
