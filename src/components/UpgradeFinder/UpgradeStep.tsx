import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {formatDay} from '../../lib/releaseArchive';
import {releaseRoute, upgradeGuideRoute} from '../../lib/releaseRoutes';
import {useUpgradePlan} from './upgradePlan';
import styles from './styles.module.css';

interface StepProps {
  version: string;
  /** Day of the release, `YYYY-MM-DD`. */
  date: string;
  /** Whether there is an upgrade guide for this release. */
  hasGuide: boolean;
  children: ReactNode;
}

/** What one release breaks. */
export function UpgradeStep({version, date, hasGuide, children}: StepProps): ReactNode {
  const {visible, done, setDone} = useUpgradePlan();
  const isDone = done.includes(version);
  return (
    <section
      className={styles.step}
      hidden={!visible.includes(version)}
      data-done={isDone}
      aria-label={`Release ${version}`}
    >
      <Heading as="h2" id={`v${version}`} className={styles.version}>
        {version}
      </Heading>
      <p className={styles.details}>
        <time dateTime={date}>{formatDay(date)}</time>
        <Link to={releaseRoute(version)}>Release notes</Link>
        {hasGuide && <Link to={upgradeGuideRoute(version)}>Upgrade guide</Link>}
        <label className={styles.done} data-markdown="skip">
          <input type="checkbox" checked={isDone} onChange={(event) => setDone(version, event.target.checked)} />
          Done
        </label>
      </p>
      {children}
    </section>
  );
}

interface NamesProps {
  count: number;
  /** Whether they are members of types for internal use. */
  isInternal: boolean;
  /** `RemovedName` elements. */
  children: ReactNode;
}

/** The members that a release removes from the API; internal ones are collapsed. */
export function RemovedNames({count, isInternal, children}: NamesProps): ReactNode {
  const list = (
    <div className={styles.names}>
      <p className={styles.head} aria-hidden="true">
        <span>Removed</span>
        <span>Instead</span>
      </p>
      <dl>{children}</dl>
    </div>
  );
  const noun = count === 1 ? 'member' : 'members';
  if (isInternal) {
    return (
      <details className={styles.internal}>
        <summary>
          {count} internal {noun} removed
        </summary>
        {list}
      </details>
    );
  }
  return (
    <>
      <p className={styles.removed}>
        {count} {noun} removed from the public API:
      </p>
      {list}
    </>
  );
}

/** A removed member, with what to use instead as children. */
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

/** The releases without breaking changes. */
export function NonBreakingReleases({versions}: {versions: readonly string[]}): ReactNode {
  const {visible} = useUpgradePlan();
  const shown = versions.filter((version) => visible.includes(version));
  if (shown.length === 0) return null;
  return (
    <section className={styles.step} aria-label="Releases without breaking changes">
      <Heading as="h2" id="non-breaking">
        Releases without breaking changes
      </Heading>
      <ul className={styles.nonBreaking}>
        {shown.map((version) => (
          <li key={version}>
            <Link to={releaseRoute(version)}>{version}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
