import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What an empty dock shows. Without state or timers: the library forgets to remove some of these. */
export function Watermark(): ReactNode {
  return <p className={styles.watermark}>No panels here. Press “Add panel” or “Reset”.</p>;
}
