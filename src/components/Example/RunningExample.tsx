import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useFramework} from '../../hooks/useFramework';
import {useSiteFields} from '../../hooks/useSiteFields';
import {examplePath} from '../../lib/exampleSummary';
import {FRAMEWORK_LABELS} from '../../lib/frameworks';
import {FailureBox} from '../FailureBox';
import styles from './styles.module.css';

/** How far below the screen an example starts to load, in CSS pixels. */
const LOAD_AHEAD = 300;

/** For how long an example may take until it shows something, and how often to look; in milliseconds. */
const PATIENCE = 8000;
const LOOK = 100;

/** Whether the program in a frame has drawn something, in the site's styles and its own. Fonts may be late. */
function hasStarted(frame: HTMLIFrameElement | null): boolean {
  const page = frame?.contentDocument;
  if (!page?.getElementById('app')?.firstElementChild || !page.documentElement.dataset.theme) return false;
  // A file that is missing, or a page in its place, makes an empty style sheet.
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href^="."]')].every(
    ({sheet}) => sheet && sheet.cssRules.length > 0,
  );
}

/** Watches a frame. A program that is late may still start. */
function useStart(isThere: boolean, start: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [{started, late}, setState] = useState<{started?: string; late?: string}>({});
  useEffect(() => {
    if (!isThere) return undefined;
    const timer = window.setTimeout(() => setState({late: start}), PATIENCE);
    const look = window.setInterval(() => {
      if (!hasStarted(frame.current)) return;
      setState({started: start});
      window.clearTimeout(timer);
      window.clearInterval(look);
    }, LOOK);
    return () => {
      window.clearTimeout(timer);
      window.clearInterval(look);
    };
  }, [isThere, start]);
  return {frame, isStarted: started === start, isLate: late === start};
}

function useNearViewport() {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      {rootMargin: `${LOAD_AHEAD}px 0px`},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return {ref, near};
}

interface Props {
  /** Component and name: `dockview/first-steps`. */
  id: string;
  title: string;
}

/** A running example in the reader's framework, loaded when it comes near the screen. Fills its container. */
export function RunningExample({id, title}: Props): ReactNode {
  const [framework] = useFramework();
  const {ref, near} = useNearViewport();
  const url = useBaseUrl(examplePath(id, framework));
  const {source} = useSiteFields();
  const [attempt, setAttempt] = useState(0);
  const start = `${url} ${attempt}`;
  const {frame, isStarted, isLate} = useStart(near, start);
  const name = `Running example: ${title} (${FRAMEWORK_LABELS[framework]})`;
  return (
    <div className={styles.running} ref={ref}>
      {near && (
        <iframe
          key={start}
          ref={frame}
          src={url}
          title={name}
          // Until its program has run it is an empty page, and would cover the thumbnail.
          data-loaded={isStarted}
        />
      )}
      {isLate && (
        <FailureBox className={styles.late} onRetry={() => setAttempt(attempt + 1)}>
          The example did not load.{' '}
          <Link href={`${source}/tree/HEAD/examples/${id}/${framework}`}>Read its source</Link>
        </FailureBox>
      )}
    </div>
  );
}
