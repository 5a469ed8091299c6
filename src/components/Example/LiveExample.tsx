import type {ReactNode} from 'react';
import type {Thumbnail} from '../../lib/thumbnail';
import {LayoutThumbnail} from '../LayoutThumbnail';
import {RunningExample} from './RunningExample';
import {stageHeight} from './stageHeight';
import styles from './styles.module.css';

/** What the build writes into an element that shows an example. */
export interface ExampleProps {
  /** Component and name: `dockview/first-steps`. */
  id: string;
  title: string;
  /** In CSS pixels; the box has it before the example is there. */
  height: number;
  /** Fills the box until the example has loaded. */
  thumbnail: Thumbnail;
}

/** A running example without anything around it. */
export function LiveExample({id, title, height, thumbnail}: ExampleProps): ReactNode {
  return (
    <div className={styles.stage} style={stageHeight(height)}>
      <LayoutThumbnail thumbnail={thumbnail} />
      <RunningExample id={id} title={title} />
    </div>
  );
}
