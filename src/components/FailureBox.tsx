import type {ReactNode} from 'react';
import clsx from 'clsx';

interface Props {
  /** What failed, in words for the reader. */
  children: ReactNode;
  onRetry: () => void;
  /** Another button, beside Retry. */
  action?: ReactNode;
  className?: string | undefined;
}

/** Reports, in the place of a part of the page, that it failed. */
export function FailureBox({children, onRetry, action, className}: Props): ReactNode {
  return (
    <div role="alert" className={clsx('failure-box', className)}>
      <p>{children}</p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
      {action && <> {action}</>}
    </div>
  );
}
