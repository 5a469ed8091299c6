import {lazy, Suspense, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {PlaygroundProps} from '../Playground';
import styles from './styles.module.css';

// A chunk of its own: pages carry nothing of the editor until a reader asks for it.
const Playground = lazy(() => import('../Playground'));

/** The editor, loaded when this is first rendered. */
export function LazyPlayground(props: PlaygroundProps): ReactNode {
  return (
    <ErrorBoundary
      fallback={({error}) => (
        <p className={styles.message} role="alert">
          The editor could not be loaded. Reload the page to try again. ({error.message})
        </p>
      )}
    >
      <Suspense fallback={<p className={styles.message}>Loading the editor…</p>}>
        <Playground {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
