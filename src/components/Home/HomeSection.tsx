import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** A part of the home page under its heading. */
export function HomeSection({id, title, children}: {id: string; title: string; children: ReactNode}): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
