import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {examplePath, type ExampleSummary} from '../../lib/exampleSummary';
import {FRAMEWORK_LABELS, FRAMEWORKS} from '../../lib/frameworks';
import {LayoutThumbnail} from '../LayoutThumbnail';
import styles from './styles.module.css';

/** One example in the list: what it looks like, what it shows, and where it is. */
export function Card({example}: {example: ExampleSummary}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <li className={styles.card}>
      <div className={styles.thumbnail}>
        <LayoutThumbnail thumbnail={example.thumbnail} />
      </div>
      <p className={styles.component}>{example.component}</p>
      <Heading as="h2" className={styles.title}>
        {example.title}
      </Heading>
      <p className={styles.summary}>{example.summary}</p>
      <p className={styles.links}>
        {FRAMEWORKS.map((framework) => (
          <Link
            key={framework}
            href={`pathname://${withBaseUrl(examplePath(example.id, framework))}`}
            aria-label={`${example.title} in ${FRAMEWORK_LABELS[framework]}`}
            target="_self"
          >
            {FRAMEWORK_LABELS[framework]}
          </Link>
        ))}
        <Link to={example.doc} aria-label={`Guide: ${example.title}`}>
          Guide
        </Link>
      </p>
    </li>
  );
}
