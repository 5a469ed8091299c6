import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {GOALS, type ExampleSummary, type Goal} from '../../lib/exampleSummary';
import {filterExamples} from '../../lib/filterExamples';
import {Card} from './Card';
import {Filter} from './Filter';
import {PictureParts} from './PictureParts';
import styles from './styles.module.css';

interface SectionProps {
  id: string;
  title: string;
  examples: ExampleSummary[];
}

function Section({id, title, examples}: SectionProps): ReactNode {
  if (examples.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id} className={styles.goal}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {examples.map((example) => (
          <Card key={example.id} example={example} />
        ))}
      </ul>
    </section>
  );
}

/** The list of all examples by what one wants to do, at `/templates`. */
export default function Gallery({examples}: {examples: ExampleSummary[]}): ReactNode {
  const [words, setWords] = useState('');
  const found = filterExamples(examples, words);
  const goals = Object.entries(GOALS) as [Goal, string][];
  return (
    <Layout title="Examples" description="Runnable examples of Dockview, each in React and in TypeScript.">
      <PictureParts />
      <main className={`container ${styles.page}`}>
        <Heading as="h1">Examples</Heading>
        <p className={styles.intro}>
          Small programs that run, each in React and in TypeScript, with the code beside them to edit and to copy.
        </p>
        <nav className={styles.goals} aria-label="Goals">
          {goals.map(([goal, label]) => (
            <Link key={goal} to={`#${goal}`}>
              {label}
            </Link>
          ))}
        </nav>
        <Filter words={words} onChange={setWords} count={found.length} />
        {found.length === 0 && <p>No example has all of these words. Try fewer.</p>}
        <div className={styles.featured}>
          <Section id="featured" title="Featured" examples={found.filter(({isFeatured}) => isFeatured)} />
        </div>
        {goals.map(([goal, label]) => (
          <Section
            key={goal}
            id={goal}
            title={label}
            examples={found.filter((example) => example.goal === goal && !example.isFeatured)}
          />
        ))}
      </main>
    </Layout>
  );
}
