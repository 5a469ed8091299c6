import type {ReactNode} from 'react';
import ResultLink from './ResultLink';
import styles from './styles.module.css';
import {optionId} from './useChoice';

/** Where most readers want to go: address and title. */
const DESTINATIONS = [
  ['/docs/overview/getStarted/installation', 'Installation'],
  ['/docs/core/overview', 'The model: groups and panels'],
  ['/docs/core/panels/add', 'Add panels'],
  ['/docs/api/dockview/overview', 'DockviewApi'],
  ['/templates', 'Examples'],
  ['/blog/upgrade', 'Upgrade from one release to another'],
] as const;

/** How many choices the list has. */
export function countChoices(queries: readonly string[]): number {
  return queries.length + DESTINATIONS.length;
}

interface Props {
  id: string;
  /** The latest searches. */
  queries: string[];
  active: number;
  onPoint: (index: number) => void;
  onRepeat: (query: string) => void;
  onClear: () => void;
  onChoose: () => void;
}

/** The latest searches and some destinations, while nothing is typed. */
export default function StartList({id, queries, active, onPoint, onRepeat, onClear, onChoose}: Props): ReactNode {
  return (
    <>
      {queries.length > 0 && (
        <div className={styles.startHeader}>
          <span id="search-recent">Recent searches</span>
          <button type="button" onClick={onClear}>
            Clear
          </button>
        </div>
      )}
      <div id={id} role="listbox" aria-label="Suggestions">
        {queries.length > 0 && (
          <div role="group" aria-labelledby="search-recent">
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
                onClick={() => onRepeat(query)}
              >
                {query}
              </button>
            ))}
          </div>
        )}
        <div role="group" aria-labelledby="search-destinations">
          <div id="search-destinations" role="presentation" className={styles.startHeader}>
            Go to
          </div>
          {DESTINATIONS.map(([address, text], index) => (
            <ResultLink
              key={address}
              result={{address, heading: [{text, isMarked: false}], excerpt: [], index: queries.length + index}}
              isActive={queries.length + index === active}
              onPoint={onPoint}
              onChoose={onChoose}
            />
          ))}
        </div>
      </div>
    </>
  );
}
