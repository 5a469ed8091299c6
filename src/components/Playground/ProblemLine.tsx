import type {ReactNode} from 'react';
import type {Problem} from '../../lib/playground/model';
import styles from './styles.module.css';

/** What went wrong in the edited code, and where. The element is always there, so that changes are announced. */
export function ProblemLine({problem}: {problem: Problem | undefined}): ReactNode {
  const place = problem?.file && (problem.line ? `${problem.file}, line ${problem.line}: ` : `${problem.file}: `);
  return (
    <div role="status" className={styles.problem} data-shown={problem !== undefined}>
      {problem && (
        <p>
          {place && <strong>{place}</strong>}
          {problem.message}
        </p>
      )}
    </div>
  );
}
