import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {countOf} from '../../lib/countOf';
import {formatDay} from '../../lib/dates';
import {releaseRoute, upgradeGuideRoute} from '../../lib/releaseRoutes';
import {useUpgradePlan, useVisibleItems} from './upgradePlan';
import styles from './styles.module.css';

interface StepProps {
  version: string;
  /** Day of the release, `YYYY-MM-DD`. */
  date: string;
  /** Whether there is an upgrade guide for this release. */
  hasGuide: boolean;
  /** The entries of the step, which hides when none of them concerns the reader. So do the other parts below. */
  ids: readonly string[];
  children: ReactNode;
}

/** What one release asks of those who upgrade. */
export function UpgradeStep({version, date, hasGuide, ids, children}: StepProps): ReactNode {
  const isVisible = useVisibleItems();
  const {done, setDone} = useUpgradePlan();
  const isDone = done.includes(version);
  return (
    <section className={styles.step} hidden={!isVisible(ids)} data-done={isDone} aria-label={`Release ${version}`}>
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

interface ListProps {
  /** Of the section of a post, when this is the whole section. */
  title?: string;
  ids: readonly string[];
  children: ReactNode;
}

/** A section of a post, or a list of it with the text above. */
export function UpgradeList({title, ids, children}: ListProps): ReactNode {
  const isVisible = useVisibleItems();
  return (
    <div hidden={!isVisible(ids)}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}

/** An entry. */
export function UpgradeItem({id, children}: {id: string; children: ReactNode}): ReactNode {
  const isVisible = useVisibleItems();
  return (
    <li hidden={!isVisible([id])} className={styles.item} data-upgrade-item>
      {children}
    </li>
  );
}

interface NamesProps {
  ids: readonly string[];
  /** Whether they are members of types for internal use. */
  isInternal: boolean;
  /** `RemovedName` elements. */
  children: ReactNode;
}

/** The names that a release removes from the API; internal ones are collapsed. */
export function RemovedNames({ids, isInternal, children}: NamesProps): ReactNode {
  const isVisible = useVisibleItems();
  const shown = ids.filter((id) => isVisible([id])).length;
  const list = <ul className={styles.names}>{children}</ul>;
  if (isInternal) {
    return (
      <details className={styles.fold} hidden={shown === 0}>
        <summary>{countOf(shown, 'internal member')} removed</summary>
        {list}
      </details>
    );
  }
  return (
    <div hidden={shown === 0}>
      <p className={styles.title}>{countOf(shown, 'member')} removed from the public API</p>
      {list}
    </div>
  );
}

/** A removed name, with what to use instead as children. */
export function RemovedName({id, name, children}: {id: string; name: string; children: ReactNode}): ReactNode {
  const isVisible = useVisibleItems();
  return (
    <li hidden={!isVisible([id])} className={styles.name} data-upgrade-item>
      <code>{name}</code>
      <div>{children}</div>
    </li>
  );
}

interface StylesProps {
  title: string;
  names: readonly {id: string; text: string}[];
}

/** Names of the stylesheet as one entry. */
export function RemovedStyles({title, names}: StylesProps): ReactNode {
  const isVisible = useVisibleItems();
  const shown = names.filter(({id}) => isVisible([id]));
  if (shown.length === 0) return null;
  return (
    <p className={styles.styles} data-upgrade-item>
      <strong>{title}:</strong>{' '}
      {shown.map(({id, text}, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <code>{text}</code>
        </span>
      ))}
    </p>
  );
}

interface ApiNamesProps {
  title: string;
  names: readonly {
    id: string;
    name: string;
    version: string;
    /** Its place in the API reference; empty when it is gone by now. */
    url: string;
  }[];
}

/** Names of the API that need no work, collapsed. */
export function ApiNames({title, names}: ApiNamesProps): ReactNode {
  const isVisible = useVisibleItems();
  const shown = names.filter(({id}) => isVisible([id]));
  if (shown.length === 0) return null;
  return (
    <details className={styles.fold}>
      <summary>
        {title}: {shown.length}
      </summary>
      <ul className={styles.apiNames}>
        {shown.map(({id, name, version, url}) => (
          <li key={id}>
            {url ? (
              <Link to={url}>
                <code>{name}</code>
              </Link>
            ) : (
              <code>{name}</code>
            )}{' '}
            <Link to={releaseRoute(version)}>{version}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
