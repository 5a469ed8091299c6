import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {formatDay} from '../../lib/dates';
import type {ArchivedPost, ArchiveYear} from '../../lib/releaseArchive';
import {BreakingMark} from '../BreakingMark';
import {UpgradeForm} from '../UpgradeForm';
import styles from './styles.module.css';

function Entry({post: {title, permalink, date, description, isBreaking}}: {post: ArchivedPost}): ReactNode {
  return (
    <li className={styles.entry}>
      <time dateTime={date} className={styles.day}>
        {formatDay(date).replace(/, \d{4}$/, '')}
      </time>
      <div>
        <Link to={permalink} className={styles.title}>
          {title}
        </Link>
        {isBreaking && <BreakingMark />}
        <p className={styles.description}>{description}</p>
      </div>
    </li>
  );
}

interface Props {
  years: ArchiveYear[];
  /** Every release, newest first. */
  versions: string[];
}

/** All release notes by year, at `/blog/archive`. */
export default function ReleaseArchive({years, versions}: Props): ReactNode {
  return (
    <Layout title="Archive" description="Every release of Dockview by year, with what it is about in one sentence.">
      <main className="container margin-vert--lg">
        <Heading as="h1">Archive</Heading>
        <p>Every release by year. To skip several releases, see what to check between two of them in one list:</p>
        <UpgradeForm versions={versions} />
        <nav aria-label="Years" className={styles.years}>
          {years.map(({year, posts}) => (
            <Link key={year} to={`#${year}`}>
              {year} <span className={styles.count}>{posts.length}</span>
            </Link>
          ))}
        </nav>
        {years.map(({year, posts}) => (
          <section key={year} aria-label={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul className={styles.list}>
              {posts.map((post) => (
                <Entry key={post.permalink} post={post} />
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
