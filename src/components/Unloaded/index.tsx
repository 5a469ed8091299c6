import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Says that a part of the site could not be loaded, over the page. */
export function Unloaded({what, onRetry}: {what: string; onRetry: () => void}): ReactNode {
  return (
    <div role="alert" className={`failure-box ${styles.unloaded}`}>
      <p>{what} could not be loaded.</p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
