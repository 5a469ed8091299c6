import type {ReactNode} from 'react';
import {priceOf, SYMBOLS} from './market';
import styles from './styles.module.css';
import {noise, useTick} from './tick';
import {Trend} from './Trend';

/** How many candles there are. */
const SPAN = 36;
const [NAME, USUAL] = SYMBOLS[0];

/** Places a price in the drawing, which is 100 high. */
function y(price: number): number {
  return 100 - ((price / USUAL - 0.96) / 0.08) * 100;
}

/** Candles of one share: from the price of a second to that of the next one. */
export function Price({isLive}: {isLive: boolean}): ReactNode {
  const now = useTick(isLive);
  const price = priceOf(0, now);
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{price.toFixed(2)}</strong>
        <Trend by={price - priceOf(0, now - 1)}>{Math.abs(price - priceOf(0, now - 1)).toFixed(2)}</Trend>
        <span>{NAME} · sample data</span>
      </figcaption>
      <svg viewBox={`0 0 ${SPAN} 100`} preserveAspectRatio="none" role="img" aria-label={`Price of ${NAME}`}>
        <path d={`M0,20H${SPAN}M0,40H${SPAN}M0,60H${SPAN}M0,80H${SPAN}`} />
        {Array.from({length: SPAN}, (_, x) => {
          const at = now - SPAN + x;
          const [open, close] = [y(priceOf(0, at)), y(priceOf(0, at + 1))];
          const [top, bottom] = [Math.min(open, close), Math.max(open, close)];
          return (
            <g key={at} className={close > open ? styles.down : styles.up}>
              <path d={`M${x + 0.5},${top - 6 * noise(21, at)}V${bottom + 6 * noise(22, at)}`} stroke="currentColor" />
              <rect x={x + 0.2} y={top} width={0.6} height={Math.max(1, bottom - top)} fill="currentColor" />
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
