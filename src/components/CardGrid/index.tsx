import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Shows sections, or the items of a list that start with a link, as cards side by side. */
export function CardGrid({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.grid}>{children}</div>;
}
