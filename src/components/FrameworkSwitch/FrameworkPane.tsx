import type {ReactNode} from 'react';
import {FRAMEWORK_LABELS, type Framework} from '../../lib/frameworks';
import styles from './styles.module.css';

/** Content for one framework. Which one shows is decided by a style sheet, from the mark on `<html>`. */
export function FrameworkPane({framework, children}: {framework: Framework; children: ReactNode}): ReactNode {
  return (
    <div className={styles.pane} data-framework-pane={framework}>
      <p className={styles.paneLabel}>{FRAMEWORK_LABELS[framework]}</p>
      {children}
    </div>
  );
}
