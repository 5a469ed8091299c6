import {useEffect, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useFramework} from '../../hooks/useFramework';
import {examplePath} from '../../lib/exampleSummary';
import {FRAMEWORK_LABELS} from '../../lib/frameworks';
import styles from './styles.module.css';

/** How far below the screen an example starts to load, in CSS pixels. */
const LOAD_AHEAD = 300;

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
  const [loaded, setLoaded] = useState<string>();
  const name = `Running example: ${title} (${FRAMEWORK_LABELS[framework]})`;
  return (
    <div className={styles.running} ref={ref}>
      {near && (
        <iframe
          key={url}
          src={url}
          title={name}
          // Until its program has run it is an empty page, and would cover the thumbnail.
          data-loaded={loaded === url}
          onLoad={() => setLoaded(url)}
        />
      )}
    </div>
  );
}
