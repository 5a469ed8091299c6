import type {ReactNode} from 'react';
import {Spark} from './Spark';
import styles from './styles.module.css';
import {useTick, wander} from './tick';
import {Trend} from './Trend';

/** Names and usual values. */
const METRICS = [
  ['Visitors now', 840],
  ['Orders today', 326],
  ['Revenue, €', 18_400],
  ['Open tickets', 41],
] as const;

/** Invented figures of a business, each with its last seconds as a line. */
export function Metrics({isLive}: {isLive: boolean}): ReactNode {
  const now = useTick(isLive);
  return (
    <dl className={styles.metrics}>
      {METRICS.map(([name, usual], index) => {
        const valueAt = (at: number): number => Math.round(usual * (0.8 + 0.4 * wander(index + 41, at)));
        return (
          <div key={name}>
            <dt>{name} · sample</dt>
            <dd>
              <strong>{valueAt(now).toLocaleString('en')}</strong>
              <Trend by={valueAt(now) - valueAt(now - 5)} />
            </dd>
            <Spark className={styles.wideSpark} seed={index + 41} now={now} />
          </div>
        );
      })}
    </dl>
  );
}
