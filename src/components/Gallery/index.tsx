import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {countOf} from '../../lib/countOf';
import {GOALS, type ExampleSummary, type Goal} from '../../lib/exampleSummary';
import {hasWords} from '../../lib/hasWords';
import {Card} from './Card';
import styles from './styles.module.css';

/** What all drawings of examples refer to; see `src/plugins/examples/thumbnail/picture.ts`. */
const PICTURE_PARTS = (
  <svg className={styles.parts} aria-hidden="true">
    <filter id="shadow" x="-20%" y="-20%" width="140%" height="150%">
      <feDropShadow dx="0" dy="3" stdDeviation="4" floodOpacity="0.28" />
    </filter>
    <clipPath id="dock">
      <rect x="28" y="22" width="264" height="156" rx="5" />
    </clipPath>
  </svg>
);

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
  const found = examples.filter(({id, goal, title, summary}) =>
    hasWords(`${id} ${GOALS[goal]} ${title} ${summary}`, words),
  );
  const goals = Object.entries(GOALS) as [Goal, string][];
  return (
    <Layout title="Examples" description="Runnable examples of Dockview, each in React and in TypeScript.">
      {PICTURE_PARTS}
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
        {/* Hidden without JavaScript, where it would do nothing. */}
        <form
          className={styles.filter}
          role="search"
          aria-label="Examples"
          onSubmit={(event) => event.preventDefault()}
        >
          <input
            type="search"
            className="field"
            value={words}
            onChange={({target}) => setWords(target.value)}
            aria-label="Find an example"
            placeholder="Find an example: close, save, floating"
          />
          <span role="status">{countOf(found.length, 'example')}</span>
        </form>
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
