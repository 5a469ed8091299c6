import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What a reader needs to install one release: command, packages, source and known bugs. */
export function ReleaseDetails({children}: {children: ReactNode}): ReactNode {
  return (
    <section className={styles.details} aria-label="Release details">
      {children}
    </section>
  );
}
