import {useState, type ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import {noise} from '../../SamplePanels/tick';
import {ScrollArea} from './ScrollArea';
import styles from './styles.module.css';

const ITEMS = ['Hinge', 'Bracket', 'Rail', 'Handle', 'Latch', 'Panel', 'Frame'];
const STATES = ['open', 'packed', 'sent', 'returned'];
const COLUMNS = ['Order', 'Item', 'Quantity', 'State'];

/** Invented orders, with a value for each column. */
const ROWS = Array.from({length: 250}, (_, index) => {
  const random = (seed: number, below: number): number => Math.floor(noise(seed, index) * below);
  return [1001 + index, ITEMS[random(51, ITEMS.length)]!, 1 + random(52, 96), STATES[random(53, STATES.length)]!];
});

/** Compares numbers by their value, and words by the alphabet. */
const {compare} = new Intl.Collator('en', {numeric: true});

/** A table of sample orders that sorts by any column. */
export function DataPanel({api}: IDockviewPanelProps): ReactNode {
  const [sorted, setSorted] = useState({column: 0, isDescending: false});
  const direction = sorted.isDescending ? 'descending' : 'ascending';
  const sort = (column: number): void =>
    setSorted({column, isDescending: column === sorted.column && !sorted.isDescending});
  const sign = sorted.isDescending ? -1 : 1;
  const valueOf = (row: (typeof ROWS)[number]): string => String(row[sorted.column]);
  const rows = [...ROWS].sort((one, other) => sign * compare(valueOf(one), valueOf(other)));
  return (
    <ScrollArea api={api} label={`${ROWS.length} orders (sample data)`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map((name, column) => (
              <th key={name} scope="col" aria-sort={column === sorted.column ? direction : undefined}>
                <button type="button" onClick={() => sort(column)}>
                  {name}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((value, column) => (
                <td key={column} data-state={column === 3 ? value : undefined}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
