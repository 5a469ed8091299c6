import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The declaration of a member or type in a `pre`, and the list of details below it. */
export function ApiEntry({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.entry}>{children}</div>;
}
