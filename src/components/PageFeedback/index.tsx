import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSiteFields} from '../../hooks/useSiteFields';
import {pageIssueUrl} from '../../lib/pageIssue';
import {track} from '../../lib/track';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** Path with the base URL: `/docs/core/panels/add`. */
  path: string;
  /** Absolute URL. */
  url: string;
}

const THANKS = {
  yes: 'Thank you.',
  no: 'Thank you. Tell us what is missing in the new tab.',
};

/** Asks whether a page helped; readers it did not help can open an issue. */
export function PageFeedback({title, path, url}: Props): ReactNode {
  const {source, libraryVersion} = useSiteFields();
  const [answer, setAnswer] = useState<keyof typeof THANKS>();
  const thanks = useRef<HTMLSpanElement>(null);
  // The focused control is removed; without this, the focus would move to the top of the page.
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
            // The link has to be followed before the answer removes it.
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
