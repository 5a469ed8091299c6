import {useEffect, useRef, useState, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import {STEPS} from './tourSteps';
import styles from './tour.module.css';
import {useSpotlight} from './useSpotlight';

/** Five short steps beside the dock, which stays usable meanwhile. Closing it in any way is for good. */
export function Tour({onClose}: {onClose: () => void}): ReactNode {
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = STEPS[index]!;
  const light = useSpotlight(step.selector);
  const isLast = index === STEPS.length - 1;

  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useEffect(() => heading.current?.focus({preventScroll: true}), [index]);

  return (
    <>
      {light && <div className={styles.light} style={light} aria-hidden="true" />}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes dialogs */}
      <section
        role="dialog"
        aria-labelledby="demo-tour"
        className={styles.card}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      >
        <p className={styles.count}>
          Step {index + 1} of {STEPS.length}
        </p>
        <Heading as="h2" id="demo-tour" ref={heading} tabIndex={-1} className={styles.title}>
          {step.title}
        </Heading>
        <p>{step.text}</p>
        <div className={styles.buttons}>
          <button type="button" className={styles.quiet} onClick={onClose}>
            {isLast ? 'Close' : 'Do not show again'}
          </button>
          {index > 0 && (
            <button type="button" className={styles.step} onClick={() => setIndex(index - 1)}>
              Back
            </button>
          )}
          {!isLast && (
            <button type="button" className={styles.next} onClick={() => setIndex(index + 1)}>
              Next
            </button>
          )}
        </div>
      </section>
    </>
  );
}
