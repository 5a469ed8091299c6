import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useQueryString} from '@docusaurus/theme-common';
import {decodeCosts, releasesBetween, type Range, type ReleaseCost} from '../../lib/upgrade';
import {ReleaseSelect} from '../UpgradeForm/ReleaseSelect';
import formStyles from '../UpgradeForm/styles.module.css';
import {ShownReleases} from './shownReleases';
import styles from './styles.module.css';

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function summarise({versions, problem}: Range, costs: ReleaseCost[]): string {
  if (problem) return problem;
  const inside = costs.filter(({version}) => versions.includes(version));
  const changes = inside.reduce((sum, cost) => sum + cost.changes, 0);
  const removed = inside.reduce((sum, cost) => sum + cost.removed, 0);
  const costly = inside.filter((cost) => cost.changes + cost.removed > 0).length;
  if (costly === 0)
    return `Nothing breaks in ${count(inside.length, 'release', 'releases')}: change the version number.`;
  return [
    count(changes, 'breaking change', 'breaking changes'),
    count(removed, 'removed name', 'removed names'),
    `in ${costly} of ${count(inside.length, 'release', 'releases')}.`,
  ].join(', ');
}

interface Props {
  /** What each release costs, newest first, as `encodeCosts` writes it. */
  costs: string;
  /** One `UpgradeStep` for each release that breaks something. */
  children: ReactNode;
}

/** Narrows a list of upgrade steps to those between two releases. The choice stands in the address: `?from=…&to=…`. */
export function UpgradeFinder({costs: encoded, children}: Props): ReactNode {
  const [from, setFrom] = useQueryString('from');
  const [to, setTo] = useQueryString('to');
  const costs = decodeCosts(encoded);
  const all = costs.map(({version}) => version);
  const range = releasesBetween(all, from, to);
  return (
    <ShownReleases value={range.versions}>
      <div className={clsx(formStyles.form, styles.choice)}>
        <ReleaseSelect
          label="I am on"
          name="from"
          versions={all.slice(1)}
          empty="an older release"
          value={from}
          onChange={setFrom}
        />
        <ReleaseSelect label="I go to" name="to" versions={all.slice(0, -1)} value={to} onChange={setTo} />
      </div>
      <p role="status" className={styles.summary}>
        {summarise(range, costs)}
      </p>
      {children}
    </ShownReleases>
  );
}
