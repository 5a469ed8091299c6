import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A rectangle of a drawing, on a field of 120 × 64. */
export interface Piece {
  x: number;
  y: number;
  width: number;
  height: number;
  /** `solid` is the panel the drawing is about, `zone` a place it can go to, `line` everything else. */
  look: 'line' | 'solid' | 'zone';
}

/** A small schematic picture of a dock; decorative, the text beside it says the same. */
export function Drawing({pieces}: {pieces: readonly Piece[]}): ReactNode {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 64" aria-hidden="true">
      {pieces.map(({look, ...box}) => (
        <rect key={`${box.x}-${box.y}-${look}`} {...box} rx="2" className={styles[look]} />
      ))}
    </svg>
  );
}
