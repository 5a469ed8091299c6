import type {ReactNode} from 'react';
import {priceOf} from './market';
import styles from './styles.module.css';
import {noise, useTick} from './tick';

/** How many offers there are on each side. */
const DEPTH = 7;

/** Invented offers around a price: sellers above it, buyers below, with bars for their amounts. */
export function Book({isLive}: {isLive: boolean}): ReactNode {
  const now = useTick(isLive);
  const price = priceOf(0, now);
  return (
    <table className={styles.book}>
      <caption>Sample data</caption>
      <tbody>
        {Array.from({length: 2 * DEPTH}, (_, row) => {
          const distance = row < DEPTH ? DEPTH - row : DEPTH - row - 1;
          const amount = Math.round(20 + 160 * noise(row + 31, Math.floor((now + row) / 2)));
          return (
            <tr key={row} className={distance > 0 ? styles.down : styles.up}>
              <td>{(price + distance * 0.15).toFixed(2)}</td>
              <td style={{backgroundSize: `${amount / 1.8}% 100%`}}>{amount}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
