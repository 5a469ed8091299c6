import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What all drawings of examples refer to; see `src/plugins/examples/thumbnail/picture.ts`. */
export function PictureParts(): ReactNode {
  return (
    <svg className={styles.parts} aria-hidden="true">
      <filter id="shadow" x="-20%" y="-20%" width="140%" height="150%">
        <feDropShadow dx="0" dy="3" stdDeviation="4" floodOpacity="0.28" />
      </filter>
      <clipPath id="dock">
        <rect x="28" y="22" width="264" height="156" rx="5" />
      </clipPath>
    </svg>
  );
}
