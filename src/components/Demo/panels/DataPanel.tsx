import type {ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import {sampleRows} from '../../../lib/demo/sampleData';
import {ScrollArea} from './ScrollArea';
import styles from './styles.module.css';

const ROWS = sampleRows(300);

/** A table of invented orders. */
export function DataPanel({api}: IDockviewPanelProps): ReactNode {
  return (
    <ScrollArea label={`${api.title ?? 'Data'}: ${ROWS.length} invented orders`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Item</th>
            <th scope="col">Quantity</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({order, item, quantity, state}) => (
            <tr key={order}>
              <td>{order}</td>
              <td>{item}</td>
              <td>{quantity}</td>
              <td>{state}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
