import type {ReactNode} from 'react';
import {optionId} from './options';
import styles from './styles.module.css';

interface Props {
  id: string;
  queries: string[];
  active: number;
  onPoint: (index: number) => void;
  onChoose: (query: string) => void;
  onClear: () => void;
}

/** The latest searches, while nothing is typed. */
export default function RecentList({id, queries, active, onPoint, onChoose, onClear}: Props): ReactNode {
  return (
    <>
      <div className={styles.recentHeader}>
        <span id="search-recent">Recent searches</span>
        <button type="button" onClick={onClear}>
          Clear
        </button>
      </div>
      <div id={id} role="listbox" aria-labelledby="search-recent" className={styles.list}>
        {queries.map((query, index) => (
          <button
            key={query}
            type="button"
            id={optionId(index)}
            className={styles.result}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onMouseMove={() => onPoint(index)}
            onClick={() => onChoose(query)}
          >
            {query}
          </button>
        ))}
      </div>
    </>
  );
}
