import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Reports, on top of the page, that a part of the site could not be loaded. */
export function LoadError({what, onRetry}: {what: string; onRetry: () => void}): ReactNode {
  return (
    <div role="alert" className={`failure-box ${styles.overlay}`}>
      <p>{what} could not be loaded.</p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
