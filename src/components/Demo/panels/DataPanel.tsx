import {useState, type ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import {sampleRows, sortRows} from '../model/sampleData';
import {ScrollArea} from './ScrollArea';
import styles from './styles.module.css';

const ROWS = sampleRows(250);
const COLUMNS = ['Order', 'Item', 'Quantity', 'State'];

/** A table of sample orders that sorts by any column. */
export function DataPanel({api}: IDockviewPanelProps): ReactNode {
  const [sorted, setSorted] = useState({column: 0, isDescending: false});
  const direction = sorted.isDescending ? 'descending' : 'ascending';
  const sort = (column: number): void =>
    setSorted({column, isDescending: column === sorted.column && !sorted.isDescending});
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
          {sortRows(ROWS, sorted.column, sorted.isDescending).map((row) => (
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
