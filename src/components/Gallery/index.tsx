import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ExampleSummary} from '../../lib/exampleSummary';
import {filterExamples, type ExampleQuery} from '../../lib/filterExamples';
import {Card} from './Card';
import {Filter} from './Filter';
import styles from './styles.module.css';

/** The list of all examples, at `/templates`. */
export default function Gallery({examples}: {examples: ExampleSummary[]}): ReactNode {
  const [query, setQuery] = useState<ExampleQuery>({component: '', words: ''});
  const components = [...new Set(examples.map(({component}) => component))];
  const found = filterExamples(examples, query);
  return (
    <Layout title="Examples" description="Runnable examples of Dockview, each in React and in TypeScript.">
      <main className="container margin-vert--lg">
        <Heading as="h1">Examples</Heading>
        <p>
          Each example is one small program, in React and in TypeScript, on a page of its own. The{' '}
          <Link to="/docs/">documentation</Link> explains them, and there you can edit them in place.
        </p>
        <Filter components={components} query={query} onChange={setQuery} count={found.length} />
        {found.length === 0 && <p>No example has all of these words. Try fewer, or another component.</p>}
        <ul className={styles.list}>
          {found.map((example) => (
            <Card key={example.id} example={example} />
          ))}
        </ul>
      </main>
    </Layout>
  );
}
