import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import styles from './styles.module.css';

/** How long the button tells that it has copied, in milliseconds. */
const TELL_FOR = 1500;

type Outcome = 'copied' | 'failed' | undefined;

const LABELS = {copied: 'Copied', failed: 'Not copied'};

/** Copies the text of an element. */
export function CopyButton({code}: {code: RefObject<HTMLElement | null>}): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = window.setTimeout(() => setOutcome(undefined), TELL_FOR);
    return () => window.clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code.current?.textContent ?? '');
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <button type="button" className={styles.button} aria-label="Copy code" onClick={() => void copy()}>
      <span aria-live="polite">{outcome ? LABELS[outcome] : 'Copy'}</span>
    </button>
  );
}
