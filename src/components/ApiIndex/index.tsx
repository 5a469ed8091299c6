import type {ReactNode} from 'react';
import {Filterable} from '../Filterable';
import styles from './styles.module.css';

/** The entries of a page of the reference, written at build by `src/plugins/api/remark/apiReference.ts`. */
export function ApiIndex({children}: {children: ReactNode}): ReactNode {
  return (
    <nav className={styles.index} aria-label="Members and types" data-markdown="skip">
      <Filterable label="Filter members and types">{children}</Filterable>
    </nav>
  );
}

/** The entries of one section: a name and a few words in each line. */
export function ApiIndexGroup({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    <>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>{children}</ul>
    </>
  );
}
