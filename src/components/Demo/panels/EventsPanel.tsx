import {use, useSyncExternalStore, type ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import {EventLogContext} from '../eventLogContext';
import {ScrollArea} from './ScrollArea';
import styles from './styles.module.css';

/** What the dock reported lately. */
export function EventsPanel({api}: IDockviewPanelProps): ReactNode {
  const log = use(EventLogContext);
  const entries = useSyncExternalStore(log.subscribe, log.entries, log.entries);
  return (
    <ScrollArea label={`${api.title ?? 'Events'}: newest first`}>
      <div className={styles.logHead}>
        <span>Newest first</span>
        <button type="button" className={styles.button} onClick={() => log.clear()}>
          Clear
        </button>
      </div>
      {entries.length === 0 && <p className={styles.empty}>Nothing yet. Move a panel.</p>}
      <ol className={styles.log}>
        {entries.map(({id, name, detail}) => (
          <li key={id}>
            <code>{name}</code> {detail}
          </li>
        ))}
      </ol>
    </ScrollArea>
  );
}
