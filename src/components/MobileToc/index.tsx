import type {MouseEvent, ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useDropdown} from '../../hooks/useDropdown';
import styles from './styles.module.css';

interface Props {
  className?: string;
  /** Its headings, and the levels that its front matter selects. */
  page: {
    toc: readonly TOCItem[];
    frontMatter: {toc_min_heading_level?: number | undefined; toc_max_heading_level?: number | undefined};
  };
}

/**
 * The table of contents on narrow screens: a bar that stays in view while scrolling and opens over the text, so that
 * nothing moves. Works without JavaScript.
 */
export function MobileToc({className, page: {toc, frontMatter}}: Props): ReactNode {
  const {details, close, onKeyDown} = useDropdown();

  function onClick({target}: MouseEvent): void {
    if (target instanceof Element && target.closest('a')) close();
  }

  return (
    // Escape closes the list.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={details} className={clsx(styles.toc, className)} data-markdown="skip" onKeyDown={onKeyDown}>
      <summary className={styles.summary}>On this page</summary>
      {/* Enter on a link fires a click. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <nav className={styles.list} aria-label="On this page" onClick={onClick}>
        <TOCItems
          toc={toc}
          className="table-of-contents"
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
        />
      </nav>
    </details>
  );
}
