import {useCallback, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {loadSource} from '../../lib/playground/load';
import type {SharedCode} from '../../lib/playground/shareLink';
import {FailureBox} from '../FailureBox';
import {OnDemand} from '../OnDemand';
import type {PlaygroundProps} from '../Playground';
import styles from './styles.module.css';

interface Props extends Omit<PlaygroundProps, 'code'> {
  /** In the place of the editor while it loads, and if it cannot. */
  children?: ReactNode;
  /** Without files, the editor starts from those of the site. */
  code: Omit<SharedCode, 'files'> & {files: SharedCode['files'] | undefined};
}

/** The editor, loaded when this is first rendered: pages carry nothing of it until a reader asks for it. */
export function LazyPlayground({children, code: {id, framework, files}, ...props}: Props): ReactNode {
  const root = useBaseUrl('/templates/');
  const hasFiles = files !== undefined;
  const load = useCallback(
    async () => ({
      ...(await import('../Playground')),
      original: hasFiles ? undefined : (await loadSource(root, id)).files,
    }),
    [root, id, hasFiles],
  );
  return (
    <ErrorBoundary
      fallback={({tryAgain}) => (
        <>
          <FailureBox onRetry={tryAgain}>The editor could not be loaded.</FailureBox>
          {children}
        </>
      )}
    >
      <OnDemand load={load} fallback={children ?? <p className={styles.message}>Loading the editor…</p>}>
        {({default: Playground, original}) => {
          const current = files ?? original?.[framework];
          return current && <Playground code={{id, framework, files: current}} {...props} />;
        }}
      </OnDemand>
    </ErrorBoundary>
  );
}
