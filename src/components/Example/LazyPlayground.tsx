import {lazy, Suspense, use, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {loadSource} from '../../lib/playground/load';
import type {SharedCode} from '../../lib/playground/shareLink';
import type {PlaygroundProps} from '../Playground';
import styles from './styles.module.css';

// A chunk of its own: pages carry nothing of the editor until a reader asks for it.
const Playground = lazy(() => import('../Playground'));

interface Props extends Omit<PlaygroundProps, 'code'> {
  /** Without files, the editor starts from those of the site. */
  code: Omit<SharedCode, 'files'> & {files: SharedCode['files'] | undefined};
}

function LoadedPlayground({code: {id, framework, files}, ...props}: Props): ReactNode {
  const root = useBaseUrl('/templates/');
  const code = {id, framework, files: files ?? use(loadSource(root, id)).files[framework]};
  return <Playground code={code} {...props} />;
}

/** The editor, loaded when this is first rendered. */
export function LazyPlayground(props: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={({error}) => (
        <p className={styles.message} role="alert">
          The editor could not be loaded. Reload the page to try again. ({error.message})
        </p>
      )}
    >
      <Suspense fallback={<p className={styles.message}>Loading the editor…</p>}>
        <LoadedPlayground {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
