import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A still picture of a dock, of the size of the dock. */
export function Placeholder(): ReactNode {
  return (
    <div className={styles.placeholder}>
      <div className={styles.still} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <noscript>
        <p>The dock needs JavaScript.</p>
      </noscript>
    </div>
  );
}
