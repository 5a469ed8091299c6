import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {exampleRoute, GOALS, type ExampleDetails} from '../../lib/exampleSummary';
import {FRAMEWORKS} from '../../lib/frameworks';
import {CodeBlock} from '../CodeBlock';
import {Example} from '../Example';
import {FrameworkPane} from '../FrameworkSwitch';
import styles from './styles.module.css';

/** The page of an example: what it shows, its source beside the running program, and where to go from there. */
export default function ExamplePage({example}: {example: ExampleDetails}): ReactNode {
  const {title, summary, goal, doc, files, next, ...box} = example;
  return (
    <Layout title={`${title}, an example`} description={summary}>
      <main className={`container ${styles.page}`}>
        <nav className={styles.path} aria-label="Breadcrumbs">
          <Link to="/templates">Examples</Link>
          <Link to={`/templates#${goal}`}>{GOALS[goal]}</Link>
        </nav>
        <Heading as="h1">{title}</Heading>
        <p className={styles.summary}>{summary}</p>
        <Example title={title} startsOpen {...box}>
          {FRAMEWORKS.map((framework) => (
            <FrameworkPane key={framework} framework={framework}>
              {files[framework].map(({name, language, html}) => (
                <CodeBlock key={name} title={name} language={language} html={html} />
              ))}
            </FrameworkPane>
          ))}
        </Example>
        <nav className={styles.onward} aria-label="Continue">
          <Link to={doc}>
            <span>How it works</span>
            Read the guide
          </Link>
          {next && (
            <Link to={exampleRoute(next.id)}>
              <span>Next example</span>
              {next.title}
            </Link>
          )}
        </nav>
      </main>
    </Layout>
  );
}
