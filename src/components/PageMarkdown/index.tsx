import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePageFiles} from '../../hooks/usePageFiles';
import {copyFrom} from './copyFrom';
import styles from './styles.module.css';

const MESSAGES = {
  copied: 'Copied',
  failed: 'Not copied: open it with View as Markdown',
};

/** Copies the page as Markdown, or opens it. */
export function PageMarkdown(): ReactNode {
  const files = usePageFiles();
  const [outcome, setOutcome] = useState<keyof typeof MESSAGES>();
  if (!files) return null;
  const {twin} = files;

  async function copy(): Promise<void> {
    setOutcome(undefined);
    try {
      await copyFrom(twin);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <p className={styles.actions} data-markdown="skip">
      <span role="status" className={styles.outcome}>
        {outcome && MESSAGES[outcome]}
      </span>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        Copy page as Markdown
      </button>
      <Link href={`pathname://${twin}`} target="_self">
        View as Markdown
      </Link>
    </p>
  );
}
