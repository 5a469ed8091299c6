import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {Drawing} from './Drawing';
import {features} from './features';
import styles from './styles.module.css';

/** What the library does, a drawing for each. */
export function Features(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="features">
      <Heading as="h2" id="features">
        What it does
      </Heading>
      <ul className={styles.features}>
        {features.map(({title, text, to, pieces}) => (
          <li key={to} className={styles.feature}>
            <Drawing pieces={pieces} />
            <Heading as="h3" className={styles.featureTitle}>
              <Link to={to}>{title}</Link>
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
