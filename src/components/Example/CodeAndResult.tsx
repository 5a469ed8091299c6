import type {ReactNode} from 'react';
import {FrameworkTabs} from '../FrameworkSwitch';
import styles from './codeAndResult.module.css';
import {LiveExample, type ExampleProps} from './LiveExample';

/** The source of an example beside the running program, both for the reader's framework. */
export function CodeAndResult({children, ...example}: ExampleProps & {children: ReactNode}): ReactNode {
  return (
    <div className={styles.pair}>
      <div className={styles.bar}>
        <FrameworkTabs label={`Framework of the program “${example.title}”`} />
      </div>
      <div className={styles.code}>{children}</div>
      <div className={styles.result}>
        <LiveExample {...example} />
      </div>
    </div>
  );
}
