import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {examplePath, type ExampleSummary} from '../../lib/exampleSummary';
import {FRAMEWORK_LABELS, FRAMEWORKS} from '../../lib/frameworks';
import styles from './styles.module.css';

function Card({example}: {example: ExampleSummary}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <li className={styles.card}>
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

/** The list of all examples, at `/templates`. */
export default function Gallery({examples}: {examples: ExampleSummary[]}): ReactNode {
  const docs = useBaseUrl('/docs/');
  return (
    <Layout title="Examples" description="Runnable examples of Dockview, each in React and in TypeScript.">
      <main className="container margin-vert--lg">
        <Heading as="h1">Examples</Heading>
        <p>
          Each example is one small program, in React and in TypeScript, on a page of its own. The{' '}
          <Link to={docs}>documentation</Link> explains them.
        </p>
        <ul className={styles.list}>
          {examples.map((example) => (
            <Card key={example.id} example={example} />
          ))}
        </ul>
      </main>
    </Layout>
  );
}
