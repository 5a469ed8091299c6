import type {ReactNode} from 'react';
import {FRAMEWORK_LABELS, type Framework} from '../../lib/frameworks';
import styles from './styles.module.css';

/** Content for one framework. A style sheet shows the one that `data-framework` on `<html>` names. */
export function FrameworkPane({framework, children}: {framework: Framework; children: ReactNode}): ReactNode {
  return (
    <div className={styles.pane} data-framework-pane={framework}>
      <p className={styles.paneLabel}>{FRAMEWORK_LABELS[framework]}</p>
      {children}
    </div>
  );
}
