import {useEffect, type ReactNode} from 'react';
import {useClipboard} from '../../hooks/useClipboard';
import styles from './styles.module.css';

/** How long it is told that the address was copied, in milliseconds. */
const TELL_FOR = 4000;

const MESSAGES = {
  copied: 'The address of this section is copied.',
  failed: 'The address of this section is in the address bar; the browser did not allow to copy it.',
};

/** The link beside a heading that was clicked; undefined when it is to open elsewhere, or something else was clicked. */
function clickedLink({target, button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): HTMLAnchorElement | undefined {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  return target.closest<HTMLAnchorElement>('a.hash-link') ?? undefined;
}

/** Lets the number sign beside each heading copy the address it leads to. One for all headings of a page. */
export function HeadingLinks(): ReactNode {
  const {outcome, copy} = useClipboard(TELL_FOR);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = clickedLink(event);
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
