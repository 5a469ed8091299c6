import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useQueryString} from '@docusaurus/theme-common';
import {releasesBetween, type Range, type ReleaseSummary} from '../../lib/releaseSummary';
import {ReleaseSelect} from '../UpgradeForm/ReleaseSelect';
import formStyles from '../UpgradeForm/styles.module.css';
import styles from './styles.module.css';
import {UpgradePlanProvider} from './upgradePlan';

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function summarize({versions, problem}: Range, releases: readonly ReleaseSummary[]): string {
  if (problem) return problem;
  const included = releases.filter(({version}) => versions.includes(version));
  const changes = included.reduce((sum, release) => sum + release.changes, 0);
  const removed = included.reduce((sum, release) => sum + release.removed, 0);
  const breaking = included.filter((release) => release.changes + release.removed > 0).length;
  if (breaking === 0) {
    const where = included.length === 1 ? 'this release' : `these ${included.length} releases`;
    return `No breaking changes in ${where}. Update the version number.`;
  }
  return [
    count(changes, 'breaking change', 'breaking changes'),
    count(removed, 'removed member', 'removed members'),
    `in ${breaking} of ${count(included.length, 'release', 'releases')}.`,
  ].join(', ');
}

interface Props {
  /** Every release, newest first. */
  releases: readonly ReleaseSummary[];
  /** One `UpgradeStep` for each release with breaking changes. */
  children: ReactNode;
}

/**
 * Filters a list of upgrade steps to those between two releases. The choice and the steps that are done are in the URL:
 * `?from=…&to=…&done=…`.
 */
export function UpgradeFinder({releases, children}: Props): ReactNode {
  const [from, setFrom] = useQueryString('from');
  const [to, setTo] = useQueryString('to');
  const all = releases.map(({version}) => version);
  const range = releasesBetween(all, from, to);
  const [doneList, setDoneList] = useQueryString('done');
  const done = doneList.split(',').filter(Boolean);

  function setDone(version: string, isDone: boolean): void {
    const others = done.filter((one) => one !== version);
    setDoneList((isDone ? [...others, version] : others).join(','));
  }

  return (
    <UpgradePlanProvider value={{visible: range.versions, done, setDone}}>
      <div className={clsx(formStyles.form, styles.choice)}>
        <ReleaseSelect
          label="Upgrade from"
          name="from"
          versions={all.slice(1)}
          empty="an older release"
          value={from}
          onChange={setFrom}
        />
        <ReleaseSelect label="to" name="to" versions={all.slice(0, -1)} value={to} onChange={setTo} />
      </div>
      <p role="status" className={styles.summary}>
        {summarize(range, releases)}
      </p>
      {children}
    </UpgradePlanProvider>
  );
}
