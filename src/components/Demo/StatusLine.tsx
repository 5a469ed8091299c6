import type {ReactNode} from 'react';
import styles from './styles.module.css';
import type {Status} from './useWorkbench';

/** Says what happened, also to screen readers. */
export function StatusLine({status}: {status: Status}): ReactNode {
  return (
    <p className={styles.status} role="status">
      {/* A new element each time: the same words twice in a row are news as well. */}
      <span key={status.count}>{status.text}</span>
    </p>
  );
}
