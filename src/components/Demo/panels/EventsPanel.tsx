import {useId, useSyncExternalStore, type ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import {filterEntries} from '../../../lib/demo/eventLog';
import {useDesk} from '../deskContext';
import {ScrollArea} from './ScrollArea';
import styles from './styles.module.css';
import {usePanelText} from './usePanelState';

/** What the dock reported lately. */
export function EventsPanel({api}: IDockviewPanelProps): ReactNode {
  const {log} = useDesk();
  const id = useId();
  const entries = useSyncExternalStore(log.subscribe, log.entries);
  const [filter, setFilter] = usePanelText(api.id, 'filter');
  const shown = filterEntries(entries, filter);
  return (
    <ScrollArea api={api} label={`${api.title ?? 'Events'}: newest first`}>
      <div className={styles.head}>
        <label htmlFor={id}>Filter</label>
        <input
          id={id}
          type="search"
          value={filter}
          maxLength={100}
          autoComplete="off"
          onChange={({target}) => setFilter(target.value)}
        />
        <button type="button" className={styles.button} onClick={() => log.clear()}>
          Clear
        </button>
      </div>
      {shown.length === 0 && (
        <p className={styles.empty}>
          {entries.length === 0
            ? 'Nothing yet. Move a panel.'
            : `None of the ${entries.length} latest events has these words.`}
        </p>
      )}
      <ol className={styles.log}>
        {shown.map(({id: entry, name, detail, times}) => (
          <li key={entry}>
            <code>{name}</code> {detail} {times > 1 && <span className={styles.times}>× {times}</span>}
          </li>
        ))}
      </ol>
    </ScrollArea>
  );
}
