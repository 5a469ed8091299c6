import type {ReactNode} from 'react';
import {priceOf, SYMBOLS} from './market';
import {Spark} from './Spark';
import styles from './styles.module.css';
import {useTick} from './tick';
import {Trend} from './Trend';

/** Invented prices, each with its last seconds as a line. */
export function Quotes({isLive}: {isLive: boolean}): ReactNode {
  const now = useTick(isLive);
  return (
    <table className={styles.quotes}>
      <caption>Sample data, one change a second</caption>
      <tbody>
        {SYMBOLS.map(([name], index) => {
          const [price, start] = [priceOf(index, now), priceOf(index, now - 24)];
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={price < start ? styles.down : styles.up}>
                <Spark className={styles.spark} seed={index} now={now} />
              </td>
              <td>
                {price.toFixed(2)}
                <Trend by={price - start}>{Math.abs((price / start - 1) * 100).toFixed(2)} %</Trend>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
