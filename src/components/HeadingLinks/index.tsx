import {useEffect, type ReactNode} from 'react';
import {useClipboard} from '../../hooks/useClipboard';
import {findClickedLink} from '../../lib/clickedLink';
import styles from './styles.module.css';

/** How long it is told that the address was copied, in milliseconds. */
const TELL_FOR = 4000;

const MESSAGES = {
  copied: 'The address of this section is copied.',
  failed: 'The address of this section is in the address bar; the browser did not allow to copy it.',
};

/** Lets the number sign beside each heading copy the address it leads to. One for all headings of a page. */
export function HeadingLinks(): ReactNode {
  const {outcome, copy} = useClipboard(TELL_FOR);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = findClickedLink(event, 'a.hash-link');
      if (link) void copy(link.href);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [copy]);
  return (
    <p role="status" className={styles.note}>
      {outcome && (outcome.copied ? MESSAGES.copied : MESSAGES.failed)}
    </p>
  );
}
