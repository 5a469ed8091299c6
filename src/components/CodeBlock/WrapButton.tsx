import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {LineIcon} from '../icons/LineIcon';
import styles from './styles.module.css';

/** Whether an element is wider inside than outside, as long as it shows. */
function useIsCut(element: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const {current} = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setIsCut(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isCut;
}

/** Toggles wrapping of the long lines of an element; nothing where no line is cut. */
export function WrapButton({code}: {code: RefObject<HTMLElement | null>}): ReactNode {
  const [wraps, setWraps] = useState(false);
  const isCut = useIsCut(code);

  function toggle(): void {
    code.current?.classList.toggle(styles.wrapped!, !wraps);
    setWraps(!wraps);
  }

  if (!isCut && !wraps) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Wrap lines"
      title="Wrap lines"
      aria-pressed={wraps}
      onClick={toggle}
    >
      <LineIcon path="M2 3.5h12M2 12.5h3.5M2 8h9.5a2.2 2.2 0 0 1 0 4.5H8.5m1.8-1.8-1.8 1.8 1.8 1.8" />
    </button>
  );
}
