import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import stats from '@generated/package-stats/default/stats.json';
import {WORDMARK, wordmarkPart} from '../../lib/brand';
import styles from './styles.module.css';

/** The name as the site draws it, in the colour of the text. */
const DRAWN = {__html: wordmarkPart('currentColor')};

/** The name of the library and its latest release. */
export function Wordmark(): ReactNode {
  const {version} = stats.latest;
  return (
    <p className={styles.brand}>
      <svg
        className={styles.wordmark}
        viewBox={`0 0 ${WORDMARK.width} ${WORDMARK.height}`}
        role="img"
        aria-label="Dockview"
        dangerouslySetInnerHTML={DRAWN}
      />
      <Link to={`/blog/dockview-${version}-release`}>{version}</Link>
    </p>
  );
}
