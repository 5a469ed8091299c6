import {useEffect, type ReactNode} from 'react';
import {useClipboard} from '../../hooks/useClipboard';
import {findClickedLink} from '../../lib/clickedLink';
import styles from './styles.module.css';

/** How long the outcome is shown, in milliseconds. */
const SHOW_OUTCOME_MS = 4000;

const MESSAGES = {
  copied: 'Link to this section copied.',
  failed: 'The browser blocked copying. The link to this section is in the address bar.',
};

/** Copies the link of a heading when its number sign is clicked. One component serves all headings of a page. */
export function HeadingLinks(): ReactNode {
  const {outcome, copy} = useClipboard(SHOW_OUTCOME_MS);
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
