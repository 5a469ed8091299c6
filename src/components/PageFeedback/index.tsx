import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSiteFields} from '../../hooks/useSiteFields';
import {pageIssueUrl} from '../../lib/pageIssue';
import {track} from '../../lib/track';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** Address with the base URL: `/docs/core/panels/add`. */
  path: string;
  /** Complete address. */
  url: string;
}

const THANKS = {
  yes: 'Thank you.',
  no: 'Thank you. A new tab opens, where you can say what is missing.',
};

/** Asks whether a page helped; a reader it did not help can say what is missing. */
export function PageFeedback({title, path, url}: Props): ReactNode {
  const {source, libraryVersion} = useSiteFields();
  const [answer, setAnswer] = useState<keyof typeof THANKS>();
  const thanks = useRef<HTMLSpanElement>(null);
  // The controls are gone then, and the focus would start again at the top of the page.
  useEffect(() => {
    if (answer) thanks.current?.focus();
  }, [answer]);

  function give(helpful: keyof typeof THANKS): void {
    setAnswer(helpful);
    track('page_feedback', {page_path: path, helpful});
  }

  return (
    <section className={styles.feedback} aria-label="Feedback" data-markdown="skip">
      {answer === undefined && (
        <>
          <span>Was this page helpful?</span>
          <button type="button" className={styles.answer} onClick={() => give('yes')}>
            Yes
          </button>
          <Link
            className={styles.answer}
            href={pageIssueUrl(source, {title, url, version: libraryVersion})}
            // The tab opens first: an answer takes the link away.
            onClick={() => window.setTimeout(() => give('no'))}
          >
            No, tell us why
          </Link>
        </>
      )}
      <span role="status" ref={thanks} tabIndex={-1}>
        {answer && THANKS[answer]}
      </span>
    </section>
  );
}
