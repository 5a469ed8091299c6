import type {ReactNode} from 'react';
import {chartPaths, samplePoints} from '../../../lib/demo/sampleData';
import styles from './styles.module.css';

const POINTS = samplePoints(11);
const TOP = 100;
const {line, area} = chartPaths(
  POINTS.map(({value}) => value),
  600,
  200,
  TOP,
);
const LOWEST = Math.min(...POINTS.map(({value}) => value));
const HIGHEST = Math.max(...POINTS.map(({value}) => value));
const SUMMARY = `Invented orders per month, from ${LOWEST} to ${HIGHEST}`;

/** A line over a year. The drawing stretches with the panel; its labels are HTML, so they do not. */
export function ChartPanel(): ReactNode {
  return (
    <figure className={styles.chart}>
      <figcaption>{SUMMARY}</figcaption>
      <div className={styles.scale} aria-hidden="true">
        <span>{TOP}</span>
        <span>{TOP / 2}</span>
        <span>0</span>
      </div>
      <svg className={styles.plot} viewBox="0 0 600 200" preserveAspectRatio="none" role="img" aria-label={SUMMARY}>
        <path className={styles.rule} d="M0,0H600M0,100H600M0,200H600" />
        <path className={styles.area} d={area} />
        <path className={styles.line} d={line} />
      </svg>
      <div className={styles.months} aria-hidden="true">
        {POINTS.map(({label}) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </figure>
  );
}
