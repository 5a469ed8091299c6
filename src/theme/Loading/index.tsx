// Ejected: the same states as the built-in component (error text with Retry, spinner), in this site's colors and
// announced by screen readers.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={clsx('failure-box', styles.inPage)} role="alert">
        <p>{String(error)}</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return <div className={styles.spinner} role="status" aria-label="Loading the page" />;
}
