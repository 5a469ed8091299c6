import {useEffect, useRef, type ReactNode} from 'react';
import {FailureBox} from '../FailureBox';
import styles from './styles.module.css';

interface Props {
  /** The part of the site that could not be loaded. */
  what: string;
  onRetry: () => void;
  onClose: () => void;
}

/** Reports that a part of the site which the reader asked for could not be loaded, in its place. Escape closes it. */
export function LoadError({what, onRetry, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={`${what} could not be loaded`} onClose={onClose}>
      <FailureBox
        onRetry={onRetry}
        action={
          <button type="button" onClick={onClose}>
            Close
          </button>
        }
      >
        {what} could not be loaded.
      </FailureBox>
    </dialog>
  );
}
