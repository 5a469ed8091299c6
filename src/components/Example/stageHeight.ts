import type {CSSProperties} from 'react';

/** The style that gives the stage of an example its height, in CSS pixels. */
export function stageHeight(height: number): CSSProperties {
  return {'--stage-height': `${height}px`} as CSSProperties;
}
