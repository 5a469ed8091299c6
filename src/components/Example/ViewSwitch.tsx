import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What is shown of an example; the preview is in view beside the code too. */
export type View = 'preview' | 'code';

const LABELS: Record<View, string> = {preview: 'Preview', code: 'Code'};

/** The buttons that show the preview alone, or the code with it. */
export function ViewSwitch({view, onChoose}: {view: View; onChoose: (view: View) => void}): ReactNode {
  return (
    <span className={styles.views} role="group" aria-label="View">
      {(['preview', 'code'] as const).map((candidate) => (
        <button key={candidate} type="button" aria-pressed={candidate === view} onClick={() => onChoose(candidate)}>
          {LABELS[candidate]}
        </button>
      ))}
    </span>
  );
}
