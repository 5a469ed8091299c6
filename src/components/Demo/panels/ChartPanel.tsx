import type {ReactNode} from 'react';
import {sampleYear} from '../model/sampleData';
import styles from './styles.module.css';

const VALUES = sampleYear();
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LINE = VALUES.map((value, month) => `${month},${100 - value}`).join(' ');
const SUMMARY = `Invented orders per month, from ${Math.min(...VALUES)} to ${Math.max(...VALUES)}`;

/** A line over a year. The drawing stretches with the panel; its labels are HTML, so they don't. */
export function ChartPanel(): ReactNode {
  return (
    <figure className={styles.chart}>
      <figcaption>{SUMMARY}</figcaption>
      <svg viewBox="0 0 11 100" preserveAspectRatio="none" role="img" aria-label={SUMMARY}>
        <path d="M0,0H11M0,50H11M0,100H11" />
        <polygon points={`0,100 ${LINE} 11,100`} />
        <polyline points={LINE} />
      </svg>
      <div aria-hidden="true">
        {MONTHS.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </div>
    </figure>
  );
}
