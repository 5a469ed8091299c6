import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';
import {useTick, wander} from './tick';
import {Trend} from './Trend';

/** Seconds from the left edge of the chart to its right one. */
const SPAN = 40;

/** Values from 0 to 1 of the seconds before `now`, as points of a line. */
function line(seed: number, scale: number, now: number): string {
  return Array.from({length: SPAN + 1}, (_, x) => `${x},${100 - 100 * scale * wander(seed, now - SPAN + x)}`).join(' ');
}

/** Two lines over the last seconds, with the latest value. The drawing stretches; its words are HTML, so they don't. */
export function Chart({isLive}: {isLive: boolean}): ReactNode {
  const now = useTick(isLive);
  const fill = useId();
  const latest = Math.round(400 * wander(2, now));
  const change = latest - Math.round(400 * wander(2, now - 1));
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{latest}</strong>
        <Trend by={change} />
        <span>Requests per second · sample data</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${SPAN} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Requests per second, now ${latest}`}
      >
        <linearGradient id={fill} x2="0" y2="1">
          <stop stopColor="var(--ifm-color-primary)" stopOpacity="0.42" />
          <stop offset="1" stopColor="var(--ifm-color-primary)" stopOpacity="0.02" />
        </linearGradient>
        <path d={`M0,20H${SPAN}M0,50H${SPAN}M0,80H${SPAN}`} />
        <polygon points={`0,100 ${line(2, 1, now)} ${SPAN},100`} fill={`url(#${fill})`} />
        <polyline points={line(2, 1, now)} />
        <polyline className={styles.second} points={line(9, 0.5, now)} />
      </svg>
    </figure>
  );
}
