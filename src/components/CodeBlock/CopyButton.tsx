import type {ReactNode, RefObject} from 'react';
import {useClipboard} from '../../hooks/useClipboard';
import styles from './styles.module.css';

/** How long the button shows the outcome, in milliseconds. */
const SHOW_OUTCOME_MS = 1500;

/** Copies the text of an element. */
export function CopyButton({code}: {code: RefObject<HTMLElement | null>}): ReactNode {
  const {outcome, copy} = useClipboard(SHOW_OUTCOME_MS);
  const label = outcome?.copied ? 'Copied' : 'Not copied';
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Copy code"
      onClick={() => void copy(code.current?.textContent ?? '')}
    >
      <span aria-live="polite">{outcome ? label : 'Copy'}</span>
    </button>
  );
}
