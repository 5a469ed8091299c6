import type {ReactNode} from 'react';
import {Dialog} from '../../Dialog';
import {COMMANDS} from '../commands';
import {ShortcutKeys} from '../ShortcutKeys';
import styles from './styles.module.css';

const BY_KEY = COMMANDS.flatMap(({id, title, shortcut}) => (shortcut ? [{id, title, shortcut}] : []));

/** What of the library's own works by which key or gesture. */
const IN_THE_DOCK = [
  ['Enter or Space', 'open the tab that has the focus'],
  ['Arrow left, arrow right', 'go to the tab beside'],
  ['Shift while a tab is dragged', 'make it float'],
  ['Middle mouse button on a tab', 'close it'],
] as const;

/** The list of keys. */
export function Shortcuts({onClose}: {onClose: () => void}): ReactNode {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.keys}>
        {BY_KEY.map(({id, title, shortcut}) => (
          <div key={id}>
            <dt>
              <ShortcutKeys shortcut={shortcut} />
            </dt>
            <dd>{title.replace('…', '')}</dd>
          </div>
        ))}
        {IN_THE_DOCK.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>While you type in a field, only the shortcut that saves works.</p>
    </Dialog>
  );
}
