import type {ReactNode} from 'react';
import {useClipboard} from '../../hooks/useClipboard';
import {usePageFiles} from '../../hooks/usePageFiles';
import {fetchText} from '../../lib/fetchFile';
import styles from './styles.module.css';
import {MarkdownLink} from './MarkdownLink';

/** Copies the page as Markdown, or opens it. */
export function PageMarkdown(): ReactNode {
  const files = usePageFiles();
  const {outcome, copy} = useClipboard();
  if (!files) return null;
  return (
    <p className={styles.actions} data-markdown="skip">
      <span role="status" className={styles.outcome}>
        {outcome && (outcome.copied ? 'Copied' : "Couldn't copy. Use View as Markdown instead.")}
      </span>
      <button type="button" className={styles.copy} onClick={() => void copy(fetchText(files.markdown))}>
        Copy page as Markdown
      </button>
      <MarkdownLink>View as Markdown</MarkdownLink>
    </p>
  );
}
