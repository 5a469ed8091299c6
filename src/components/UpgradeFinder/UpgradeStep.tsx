import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {formatDay} from '../../lib/releaseArchive';
import {releaseRoute, upgradeGuideRoute} from '../../lib/releaseRoutes';
import {useIsShown, useShown} from './shownReleases';
import styles from './styles.module.css';

interface StepProps {
  version: string;
  /** Day of the release, `YYYY-MM-DD`. */
  date: string;
  /** Present when there is an upgrade guide for this release. */
  guide?: string;
  children: ReactNode;
}

/** What one release breaks. */
export function UpgradeStep({version, date, guide, children}: StepProps): ReactNode {
  const isShown = useIsShown(version);
  return (
    <section className={styles.step} hidden={!isShown} aria-label={`Release ${version}`}>
      <Heading as="h2" id={`v${version}`} className={styles.version}>
        {version}
      </Heading>
      <p className={styles.facts}>
        <time dateTime={date}>{formatDay(date)}</time>
        <Link to={releaseRoute(version)}>Release notes</Link>
        {guide !== undefined && <Link to={upgradeGuideRoute(version)}>Upgrade guide</Link>}
      </p>
      {children}
    </section>
  );
}

interface NamesProps {
  count: string;
  /** Present when the names belong to types for internal use. */
  internal?: string;
  /** `RemovedName` elements. */
  children: ReactNode;
}

/** The names that leave the API with one release; those for internal use are folded away. */
export function RemovedNames({count, internal, children}: NamesProps): ReactNode {
  const names = count === '1' ? '1 name' : `${count} names`;
  if (internal === undefined) {
    return (
      <>
        <p className={styles.removed}>{names} removed from the public API:</p>
        <dl className={styles.names}>{children}</dl>
      </>
    );
  }
  return (
    <details className={styles.internal}>
      <summary>{names} removed from types for internal use</summary>
      <dl className={styles.names}>{children}</dl>
    </details>
  );
}

/** A name that is gone, and inside what to use instead. */
export function RemovedName({name, children}: {name: string; children: ReactNode}): ReactNode {
  return (
    <div className={styles.name}>
      <dt>
        <code>{name}</code>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The releases that break nothing, separated by spaces, newest first. */
export function QuietReleases({versions}: {versions: string}): ReactNode {
  const shown = useShown(versions.split(' '));
  if (shown.length === 0) return null;
  return (
    <section className={styles.step} aria-label="Releases that break nothing">
      <Heading as="h2" id="quiet">
        Releases that break nothing
      </Heading>
      <ul className={styles.quiet}>
        {shown.map((version) => (
          <li key={version}>
            <Link to={releaseRoute(version)}>{version}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
