import {lazy, Suspense, useEffect, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {DockProps} from './Dock';
import {Placeholder} from './Placeholder';
import styles from './styles.module.css';

// A chunk of its own: nothing of the library, nor of its style sheet, is loaded by other pages.
const Dock = lazy(() => import('./Dock'));

function Failed({error, onFailed}: {error: Error; onFailed: () => void}): ReactNode {
  useEffect(onFailed, [onFailed]);
  return (
    <div className={styles.failed} role="alert">
      <p>The dock could not be shown. Reload the page to try again.</p>
      <p>{error.message}</p>
    </div>
  );
}

/** The place of the dock: a still picture of one until the code of the real one has arrived. */
export function DockBox({onFailed, ...props}: DockProps & {onFailed: () => void}): ReactNode {
  return (
    <section className={styles.box} aria-label="Dock">
      <ErrorBoundary fallback={({error}) => <Failed error={error} onFailed={onFailed} />}>
        <BrowserOnly fallback={<Placeholder />}>
          {() => (
            <Suspense fallback={<Placeholder />}>
              <Dock {...props} />
            </Suspense>
          )}
        </BrowserOnly>
      </ErrorBoundary>
    </section>
  );
}
