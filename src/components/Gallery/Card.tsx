import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {exampleRoute, type ExampleSummary} from '../../lib/exampleSummary';
import styles from './styles.module.css';

/** One example in the list: what it looks like and what it shows. All of it is the link to its page. */
export function Card({example: {id, title, summary, goal, picture}}: {example: ExampleSummary}): ReactNode {
  return (
    <li className={styles.card} data-goal={goal}>
      {/* Drawn by the build; the words beside it say the same. */}
      <div className={styles.picture} aria-hidden="true" dangerouslySetInnerHTML={{__html: picture}} />
      <Heading as="h3" className={styles.title}>
        <Link to={exampleRoute(id)}>{title}</Link>
      </Heading>
      <p className={styles.summary}>{summary}</p>
    </li>
  );
}
