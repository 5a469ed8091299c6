import {useState, type ReactNode, type RefObject} from 'react';
import styles from './styles.module.css';

/** Toggles wrapping of the long lines of an element. */
export function WrapButton({code}: {code: RefObject<HTMLElement | null>}): ReactNode {
  const [wraps, setWraps] = useState(false);

  function toggle(): void {
    code.current?.classList.toggle(styles.wrapped!, !wraps);
    setWraps(!wraps);
  }

  return (
    <button type="button" className={styles.button} aria-pressed={wraps} onClick={toggle}>
      Wrap lines
    </button>
  );
}
