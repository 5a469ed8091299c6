import {useCallback, useMemo, useState, type ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import {sampleRows, sortRows, type SampleRow, type SortOrder} from '../../../lib/demo/sampleData';
import {visibleRows} from '../../../lib/demo/visibleRows';
import {ScrollArea} from './ScrollArea';
import styles from './styles.module.css';

const ROWS = sampleRows(5000);
const ROW_HEIGHT = 28;
const COLUMNS: readonly [keyof SampleRow, string][] = [
  ['order', 'Order'],
  ['item', 'Item'],
  ['quantity', 'Quantity'],
  ['state', 'State'],
];

function Spacer({rows}: {rows: number}): ReactNode {
  return rows > 0 && <tr aria-hidden="true" style={{height: rows * ROW_HEIGHT}} />;
}

interface HeadProps {
  order: SortOrder;
  onSort: (by: keyof SampleRow) => void;
}

function Head({order, onSort}: HeadProps): ReactNode {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {COLUMNS.map(([by, label]) => {
          const direction = order.descending ? 'descending' : 'ascending';
          const isSorted = order.by === by;
          return (
            <th key={by} scope="col" {...(isSorted ? {'aria-sort': direction} : {})}>
              <button type="button" className={styles.sort} onClick={() => onSort(by)}>
                {label}
                {isSorted && <span aria-hidden="true">{order.descending ? ' ▾' : ' ▴'}</span>}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** A table of invented orders; only the rows that are seen are in the page. */
export function DataPanel({api}: IDockviewPanelProps): ReactNode {
  const [order, setOrder] = useState<SortOrder>({by: 'order', descending: false});
  const rows = useMemo(() => sortRows(ROWS, order), [order]);
  const [{start, end}, setRange] = useState(() => visibleRows(0, 0, ROW_HEIGHT, ROWS.length));
  const onScroll = useCallback(({scrollTop, clientHeight}: HTMLElement) => {
    const next = visibleRows(scrollTop, clientHeight, ROW_HEIGHT, ROWS.length);
    setRange((range) => (range.start === next.start && range.end === next.end ? range : next));
  }, []);
  const onSort = (by: keyof SampleRow): void => setOrder((now) => ({by, descending: now.by === by && !now.descending}));
  return (
    <ScrollArea api={api} label={`${api.title ?? 'Data'}: ${ROWS.length} invented orders`} onScroll={onScroll}>
      <table className={styles.table} aria-rowcount={ROWS.length + 1}>
        <Head order={order} onSort={onSort} />
        <tbody>
          <Spacer rows={start} />
          {rows.slice(start, end).map((row, index) => (
            <tr key={row.order} aria-rowindex={start + index + 2}>
              {COLUMNS.map(([key]) => (
                <td key={key}>{row[key]}</td>
              ))}
            </tr>
          ))}
          <Spacer rows={ROWS.length - end} />
        </tbody>
      </table>
    </ScrollArea>
  );
}
