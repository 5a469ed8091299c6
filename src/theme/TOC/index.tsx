// Wrapped: puts the table of contents into a landmark, which the theme does not do beside a post, and keeps the entry of
// the section that is read in view.
import {useEffect, useRef, type ReactNode} from 'react';
import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

/** Scrolls the list, not the page, until its active entry is in the middle third. */
function showActive(list: Element): void {
  const active = list.querySelector('.table-of-contents__link--active');
  if (!active) return;
  const {top, height} = list.getBoundingClientRect();
  const offset = active.getBoundingClientRect().top - top;
  if (offset < height / 3 || offset > (height * 2) / 3) list.scrollTop += offset - height / 2;
}

export default function TOCLandmark(props: Props): ReactNode {
  const landmark = useRef<HTMLElement>(null);
  useEffect(() => {
    const list = landmark.current!.firstElementChild!;
    // The theme marks the entry with a class while the page scrolls.
    const observer = new MutationObserver(() => showActive(list));
    observer.observe(list, {subtree: true, attributeFilter: ['class']});
    return () => observer.disconnect();
  }, []);
  return (
    <nav ref={landmark} className={styles.landmark} aria-label="On this page">
      <TOC {...props} />
    </nav>
  );
}
