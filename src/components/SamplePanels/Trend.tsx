import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A change, with a sign and a color for its direction. */
export function Trend({by, children}: {by: number; children?: ReactNode}): ReactNode {
  return (
    <span className={by < 0 ? styles.down : styles.up}>
      {by < 0 ? '▾' : '▴'} {children ?? Math.abs(by)}
    </span>
  );
}
