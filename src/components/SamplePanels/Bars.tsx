import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useTick, wander} from './tick';

const ROWS = [
  ['Berlin', 'var(--ifm-color-primary)'],
  ['Tokyo', 'var(--site-code-keyword)'],
  ['Lagos', 'var(--site-code-number)'],
  ['Lima', 'var(--site-code-name)'],
  ['Oslo', 'var(--site-code-string)'],
] as const;

/** Sessions by city, as bars that grow and shrink. */
export function Bars({isLive}: {isLive: boolean}): ReactNode {
  const now = useTick(isLive);
  return (
    <dl className={styles.bars}>
      {ROWS.map(([city, color], row) => {
        const value = Math.round(100 * wander(row + 11, now) * (1 - row * 0.13));
        return (
          <div key={city}>
            <dt>{city}</dt>
            <dd>
              <i style={{scale: `${value / 100} 1`, background: color}} />
              <span>{value}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
