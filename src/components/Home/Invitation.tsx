import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {useSiteFields} from '../../hooks/useSiteFields';
import {releaseRoute} from '../../lib/releaseRoutes';
import styles from './styles.module.css';

/** The end of the page: where to begin. */
export function Invitation(): ReactNode {
  const {libraryVersion} = useSiteFields();
  return (
    <section className={styles.section} aria-labelledby="next">
      <div className={styles.invitation}>
        <Heading as="h2" id="next">
          Build your layout
        </Heading>
        <p>
          Start from an IDE, a trading desk or a dashboard, rearrange it, and share it as a link. Then install the
          package and make it yours.
        </p>
        <p className={styles.actions}>
          <Link className="button button--primary button--lg" to="/demo">
            Open the demo
          </Link>
          <Link
            className="button button--outline button--primary button--lg"
            to="/docs/overview/getStarted/installation"
          >
            Install Dockview
          </Link>
        </p>
        <ul className={styles.next}>
          <li>
            <Link to="/docs/">Documentation</Link>
            <span>Guides by task, in React and TypeScript.</span>
          </li>
          <li>
            <Link to="/docs/api/dockview/options">API reference</Link>
            <span>Every public member, from the types of the installed package.</span>
          </li>
          <li>
            <Link to="/templates">Examples</Link>
            <span>Small programs that run in the page.</span>
          </li>
          <li>
            <Link to={releaseRoute(libraryVersion)}>Release {libraryVersion}</Link>
            <span>
              What changed, and what to do about it. The <Link to="/blog">release notes</Link> cover every release.
            </span>
          </li>
        </ul>
      </div>
    </section>
  );
}
