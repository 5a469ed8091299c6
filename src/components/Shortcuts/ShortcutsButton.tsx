import type {ReactNode} from 'react';
import {shortcutRequests} from './shortcutRequests';
import styles from './styles.module.css';

/** Opens the list of keyboard shortcuts for those who do not know its key, or have turned it off. */
export function ShortcutsButton(): ReactNode {
  return (
    <button type="button" className={styles.open} onClick={() => shortcutRequests.send(undefined)}>
      Keyboard shortcuts
    </button>
  );
}
