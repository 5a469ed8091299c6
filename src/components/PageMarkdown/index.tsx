import type {ReactNode} from 'react';
import {useClipboard} from '../../hooks/useClipboard';
import {usePageFiles} from '../../hooks/usePageFiles';
import {loadText} from './loadText';
import styles from './styles.module.css';
import {TwinLink} from './TwinLink';

/** Copies the page as Markdown, or opens it. */
export function PageMarkdown(): ReactNode {
  const files = usePageFiles();
  const {outcome, copy} = useClipboard();
  if (!files) return null;
  const {twin} = files;
  return (
    <p className={styles.actions} data-markdown="skip">
      <span role="status" className={styles.outcome}>
        {outcome && (outcome.copied ? 'Copied' : 'Not copied: open it with View as Markdown')}
      </span>
      <button type="button" className={styles.copy} onClick={() => void copy(loadText(twin))}>
        Copy page as Markdown
      </button>
      <TwinLink>View as Markdown</TwinLink>
    </p>
  );
}
