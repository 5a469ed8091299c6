import {useEffect, useRef, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog that is open as long as it is drawn. Escape, the cross and a click beside it close it. */
export function Dialog({title, onClose, children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    // The browser would begin with the cross, which comes first.
    element?.querySelector<HTMLElement>('input, select')?.focus();
    return () => {
      element?.close();
      // A menu's entry is gone by now; the start of the page would be far from where the visitor was.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          {/* Without an id, which would give it a link to itself. */}
          <Heading as="h2" className={styles.title}>
            {title}
          </Heading>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
