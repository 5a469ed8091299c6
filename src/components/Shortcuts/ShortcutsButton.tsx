import type {ReactNode} from 'react';
import {isListOpen} from './isListOpen';
import styles from './styles.module.css';

/** Opens the list of keyboard shortcuts for readers who do not know its key or have turned it off. */
export function ShortcutsButton(): ReactNode {
  return (
    <button type="button" className={styles.open} onClick={() => isListOpen.set(true)}>
      Keyboard shortcuts
    </button>
  );
}
