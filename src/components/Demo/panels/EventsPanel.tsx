import type {ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import {useStore} from '../../../hooks/useStore';
import {hasWords} from '../../../lib/hasWords';
import {useDemo} from '../DemoContext';
import {ScrollArea} from './ScrollArea';
import styles from './styles.module.css';
import {usePanelText} from './usePanelText';

/** The dock's latest events. */
export function EventsPanel({api}: IDockviewPanelProps): ReactNode {
  const {log} = useDemo();
  const entries = useStore(log);
  const [filter, setFilter] = usePanelText(api.id, 'filter');
  const shown = entries.filter(({name, detail}) => hasWords(`${name} ${detail}`, filter));
  return (
    <ScrollArea api={api} label="newest first">
      <div className={styles.head}>
        <label>
          Filter
          <input
            type="search"
            value={filter}
            maxLength={100}
            autoComplete="off"
            onChange={({target}) => setFilter(target.value)}
          />
        </label>
        <button type="button" onClick={() => log.set([])}>
          Clear
        </button>
      </div>
      {shown.length === 0 && (
        <p className={styles.list}>
          {entries.length === 0 ? 'Nothing yet. Move a panel.' : `No matches in the last ${entries.length} events.`}
        </p>
      )}
      <ol className={styles.list}>
        {shown.map(({id, name, detail, times}) => (
          <li key={id}>
            <code>{name}</code> {detail} {times > 1 && `× ${times}`}
          </li>
        ))}
      </ol>
    </ScrollArea>
  );
}
