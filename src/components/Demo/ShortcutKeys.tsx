import type {ReactNode} from 'react';
import {shortcutText, type Shortcut} from '../../lib/demo/shortcuts';
import {isMac} from './useShortcuts';
import styles from './menu.module.css';

/** The keys of a command, as this visitor's keyboard names them. Not for the page's HTML, which knows no visitor. */
export function ShortcutKeys({shortcut}: {shortcut: Shortcut}): ReactNode {
  return <kbd className={styles.keys}>{shortcutText(shortcut, isMac())}</kbd>;
}
