import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Marks a release that changes or removes something applications may use. */
export function BreakingMark(): ReactNode {
  return <span className={styles.breaking}>breaking</span>;
}
