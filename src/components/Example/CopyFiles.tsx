import type {ReactNode} from 'react';
import {useClipboard} from '../../hooks/useClipboard';
import type {SourceFile} from '../../lib/playground/model';
import {joinFiles} from '../../lib/playground/sourceFiles';
import styles from './styles.module.css';

/** Copies all files of an example as one text. */
export function CopyFiles({readFiles}: {readFiles: () => Promise<SourceFile[]>}): ReactNode {
  const {outcome, copy} = useClipboard();
  return (
    <>
      <button type="button" onClick={() => void copy(readFiles().then(joinFiles))}>
        Copy
      </button>
      <span role="status" className={styles.note}>
        {outcome && (outcome.copied ? 'Copied.' : outcome.reason)}
      </span>
    </>
  );
}
