import type {ReactNode} from 'react';
import type {Problem} from '../../lib/playground/model';
import styles from './styles.module.css';

interface Props {
  problem: Problem | undefined;
  /** Asked to show a line, counted from 1, in the editor. */
  onGoTo: (file: string, line: number) => void;
}

function Place({problem: {file, line}, onGoTo}: {problem: Problem; onGoTo: Props['onGoTo']}): ReactNode {
  if (file === undefined) return null;
  if (line === undefined) return <strong>{file}: </strong>;
  return (
    <>
      <button type="button" onClick={() => onGoTo(file, line)}>
        {file}, line {line}
      </button>
      {': '}
    </>
  );
}

/** What went wrong in the edited code, and where. The element is always there, so that changes are announced. */
export function ProblemLine({problem, onGoTo}: Props): ReactNode {
  return (
    <div role="status" className={styles.problem} data-shown={problem !== undefined}>
      {problem && (
        <p>
          <Place problem={problem} onGoTo={onGoTo} />
          {problem.message}
        </p>
      )}
    </div>
  );
}
