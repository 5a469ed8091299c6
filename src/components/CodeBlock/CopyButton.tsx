import type {ReactNode, RefObject} from 'react';
import {useClipboard} from '../../hooks/useClipboard';
import {LineIcon} from '../icons/LineIcon';
import styles from './styles.module.css';

/** How long the button shows the outcome, in milliseconds. */
const SHOW_OUTCOME_MS = 1500;

/** Outlines in a square of 16 units. */
const ICONS = {
  copy: 'M6 5.5h7.5v8H6zM3.5 10.5h-1v-8H10v1',
  copied: 'm3 8.5 3.5 3.5L13 4.5',
  failed: 'm4 4 8 8m0-8-8 8',
};

/** Copies the text of an element. */
export function CopyButton({code}: {code: RefObject<HTMLElement | null>}): ReactNode {
  const {outcome, copy} = useClipboard(SHOW_OUTCOME_MS);
  const icon = outcome ? (outcome.copied ? 'copied' : 'failed') : 'copy';
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Copy code"
      title="Copy"
      onClick={() => void copy(code.current?.textContent ?? '')}
    >
      <LineIcon path={ICONS[icon]} />
      <span className={styles.outcome} aria-live="polite">
        {outcome && (outcome.copied ? 'Copied' : 'Not copied')}
      </span>
    </button>
  );
}
