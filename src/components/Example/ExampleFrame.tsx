import type {ReactNode} from 'react';
import {RunningExample} from './RunningExample';
import styles from './styles.module.css';

interface Props {
  /** Component and name: `dockview/first-steps`. */
  id: string;
  title: string;
  /** In CSS pixels; the box has it before the example is there. */
  height: number;
  /** A still picture that stands in the box until the example has loaded. */
  children?: ReactNode;
}

/** A running example without anything around it. */
export function ExampleFrame({id, title, height, children}: Props): ReactNode {
  return (
    <div className={styles.stage} style={{height: `${height}px`}}>
      {children}
      <RunningExample id={id} title={title} />
    </div>
  );
}
