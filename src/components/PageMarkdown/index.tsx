import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useClipboard} from '../../hooks/useClipboard';
import {useDropdown} from '../../hooks/useDropdown';
import {usePageFiles} from '../../hooks/usePageFiles';
import {fetchText} from '../../lib/fetchFile';
import styles from './styles.module.css';
import {MarkdownLink} from './MarkdownLink';

/** A menu that copies the page as Markdown, or opens it. */
export function PageMarkdown({className}: {className?: string | undefined}): ReactNode {
  const files = usePageFiles();
  const {outcome, copy} = useClipboard();
  const {details, close, onKeyDown} = useDropdown();
  if (!files) return null;

  function onCopy(markdown: string): void {
    void copy(fetchText(markdown));
    close();
    details.current?.querySelector('summary')?.focus();
  }

  return (
    <div className={clsx(styles.actions, className)} data-markdown="skip">
      <span role="status" className={styles.outcome}>
        {outcome && (outcome.copied ? 'Copied' : "Couldn't copy. Use View as Markdown instead.")}
      </span>
      {/* Escape closes the menu. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <details ref={details} onKeyDown={onKeyDown}>
        <summary className={styles.summary}>Copy page</summary>
        <div className={styles.choices}>
          <button type="button" onClick={() => onCopy(files.markdown)}>
            Copy as Markdown
          </button>
          <MarkdownLink>View as Markdown</MarkdownLink>
        </div>
      </details>
    </div>
  );
}
