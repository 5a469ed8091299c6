import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** Lays the features out. */
export function Features({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.features}>{children}</ul>;
}

interface FeatureProps {
  title: string;
  text: string;
  /** Route of the page that tells more. */
  to: string;
  /** A wide one takes half of the row, any other a third. */
  width?: 'wide';
  /** The thing itself, live or drawn. */
  children: ReactNode;
}

/** One thing the library does: what it is, and a piece to look at or to try. */
export function Feature({title, text, to, width, children}: FeatureProps): ReactNode {
  return (
    <li className={clsx(styles.feature, width && styles[width])}>
      <div className={styles.featureText}>
        <Heading as="h3" className={styles.featureTitle}>
          <Link to={to}>{title}</Link>
        </Heading>
        <p>{text}</p>
      </div>
      <div className={styles.piece}>{children}</div>
    </li>
  );
}
