import {useEffect, useRef, useState, type ReactNode} from 'react';
import {hasWords} from '../../lib/hasWords';
import styles from './styles.module.css';

/** Hides lines of lists and tables without all words of the query, and lists without a line. @returns how many lines show. */
function filter(container: HTMLElement, query: string): number {
  let shown = 0;
  for (const line of container.querySelectorAll<HTMLElement>('li, tbody tr')) {
    line.hidden = !hasWords(line.textContent, query);
    if (!line.hidden) shown++;
  }
  for (const list of container.querySelectorAll<HTMLElement>('ul, table')) {
    const isEmpty = !list.querySelector('li:not([hidden]), tbody tr:not([hidden])');
    list.hidden = isEmpty;
    const title = list.previousElementSibling;
    if (title instanceof HTMLElement) title.hidden = isEmpty;
  }
  return shown;
}

interface Props {
  /** Says what the field looks for. */
  label: string;
  /** Lists and tables, each with its title before it. */
  children: ReactNode;
}

/** A field above lists and tables that hides the lines without the words in it. Without JavaScript, all show. */
export function Filterable({label, children}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<number>();
  useEffect(() => {
    setShown(filter(container.current!, query.trim()));
  }, [query]);
  return (
    <div className={styles.filterable}>
      <p className={styles.bar} data-markdown="skip">
        <input
          type="search"
          className="field"
          aria-label={label}
          placeholder={label}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <span role="status">{query.trim() !== '' && (shown === 0 ? 'No match' : `${shown} shown`)}</span>
      </p>
      <div ref={container}>{children}</div>
    </div>
  );
}
