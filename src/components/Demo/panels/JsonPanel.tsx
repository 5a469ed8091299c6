import {useMemo, useSyncExternalStore, type ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import {useDesk} from '../deskContext';
import {ScrollArea} from './ScrollArea';
import styles from './styles.module.css';

/** What `toJSON` returns, a moment after each change. */
export function JsonPanel({api}: IDockviewPanelProps): ReactNode {
  const {history} = useDesk();
  const {present} = useSyncExternalStore(history.subscribe, history.get);
  const text = useMemo(() => JSON.stringify(present?.layout, null, 2), [present]);
  return (
    <ScrollArea api={api} label={`${api.title ?? 'Layout JSON'}: what toJSON returns`}>
      <pre className={styles.json}>{text}</pre>
    </ScrollArea>
  );
}
