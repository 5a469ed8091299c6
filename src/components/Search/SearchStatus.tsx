import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';
import type {SearchState} from './useSearchWorker';

interface Props {
  state: SearchState;
  /** What was asked, without spaces around it. */
  query: string;
  /** Words of the query that nothing says. */
  unmatched: readonly string[];
  /** Whether the answer to this query is there. */
  isAnswered: boolean;
  count: number;
  pages: number;
  onRetry: () => void;
  onLeave: () => void;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function quote(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ');
}

/** Says, to the eye and to a screen reader, how many results there are, that there are none, or what went wrong. */
export default function SearchStatus(props: Props): ReactNode {
  const {state, query, unmatched, isAnswered, count, pages, onRetry, onLeave} = props;
  const found = isAnswered && query !== '';
  return (
    <>
      <p role="status" className={styles.status}>
        {state.kind === 'loading' && 'Loading the index…'}
        {found && count > 0 && unmatched.length > 0 && `Nothing matches ${quote(unmatched)}. For the other words: `}
        {found && count > 0 && `${plural(count, 'result')} on ${plural(pages, 'page')}`}
        {found && count === 0 && `Nothing found for “${query}”.`}
      </p>
      {found && count === 0 && (
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
      {state.kind === 'failed' && (
        <div role="alert" className={styles.failure}>
          <p>The search could not be loaded. {state.message}</p>
          <button type="button" onClick={onRetry}>
            Retry
          </button>
        </div>
      )}
    </>
  );
}
