// Ejected: the same states as the built-in component (error text with Retry, spinner), in this site's colors and
// announced by screen readers.
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {FailureBox} from '@site/src/components/FailureBox';
import styles from './styles.module.css';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <FailureBox className={styles.inPage} onRetry={retry}>
        {String(error)}
      </FailureBox>
    );
  }
  if (!pastDelay) return null;
  return <div className={styles.spinner} role="status" aria-label="Loading the page" />;
}
