import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {countOf} from '../../lib/countOf';
import type {Results} from './engine/results';
import styles from './styles.module.css';

interface Props {
  isLoading: boolean;
  failure: string | undefined;
  /** What answers the reader; undefined until it is there. */
  answer: Results | undefined;
  onRetry: () => void;
  onLeave: () => void;
}

function describe({query, groups, count, unmatched}: Results): string {
  if (count === 0) return `Nothing found for “${query.trim()}”.`;
  const missed = unmatched.map((word) => `“${word}”`).join(', ');
  const found = `${countOf(count, 'result')} on ${countOf(groups.length, 'page')}`;
  return missed ? `Nothing matches ${missed}. For the other words: ${found}` : found;
}

/** Says, to the eye and to a screen reader, how many results there are, that there are none, or what went wrong. */
export default function SearchStatus({isLoading, failure, answer, onRetry, onLeave}: Props): ReactNode {
  return (
    <>
      <p role="status" className={styles.status}>
        {isLoading && 'Loading the index…'}
        {answer && describe(answer)}
      </p>
      {answer?.count === 0 && (
        <p className={styles.advice}>
          Try fewer or other words, or look through{' '}
          <Link to="/docs/" onClick={onLeave}>
            all pages by task
          </Link>{' '}
          and the{' '}
          <Link to="/templates" onClick={onLeave}>
            examples
          </Link>
          .
        </p>
      )}
      {failure !== undefined && (
        <div role="alert" className={styles.failure}>
          <p>The search could not be loaded. {failure}</p>
          <button type="button" onClick={onRetry}>
            Retry
          </button>
        </div>
      )}
    </>
  );
}
