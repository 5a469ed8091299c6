import type {ReactNode} from 'react';
import styles from './styles.module.css';

const HINTS = [
  ['↑ ↓', 'move'],
  ['Enter', 'open'],
  ['Esc', 'close'],
] as const;

/** The keys of the dialog, for eyes only: a screen reader tells them by itself. */
export default function KeyHints(): ReactNode {
  return (
    <p className={styles.hints} aria-hidden="true">
      {HINTS.map(([key, meaning]) => (
        <span key={key}>
          <kbd>{key}</kbd> {meaning}
        </span>
      ))}
    </p>
  );
}
