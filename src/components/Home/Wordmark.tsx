import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import stats from '@generated/package-stats/default/stats.json';
import WordmarkImage from '@site/static/img/wordmark.svg';
import styles from './styles.module.css';

/** The name of the library and its latest release. */
export function Wordmark(): ReactNode {
  const {version} = stats.latest;
  return (
    <p className={styles.brand}>
      <WordmarkImage className={styles.wordmark} role="img" aria-label="Dockview" />
      <Link to={`/blog/dockview-${version}-release`}>{version}</Link>
    </p>
  );
}
