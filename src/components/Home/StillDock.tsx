import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A still picture of the dock that loads over it. */
export function StillDock(): ReactNode {
  return (
    <div className={styles.still} aria-hidden="true">
      <div>
        <p className={styles.stillTabs}>
          <span>Welcome</span>
        </p>
        <p>Drag a tab to the middle or to an edge of any group.</p>
      </div>
      <div>
        <p className={styles.stillTabs}>
          <span>Outline</span>
          <span>Console</span>
        </p>
        <p>This panel opened to the right of the first one.</p>
      </div>
    </div>
  );
}
