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
  /** In CSS pixels; the box has it before the example is there. */
  height: number;
  /** A still picture that stands in the box until the example has loaded. */
  children?: ReactNode;
}

/** A running example in the reader's framework, loaded when it comes near the screen. */
export function ExampleFrame({id, title, height, children}: Props): ReactNode {
  const [framework] = useFramework();
  const {ref, near} = useNearViewport();
  const address = useBaseUrl(examplePath(id, framework));
  const name = `Running example: ${title} (${FRAMEWORK_LABELS[framework]})`;
  return (
    <div className={styles.frame} ref={ref} style={{height: `${height}px`}}>
      {children}
      {near && <iframe key={address} src={address} title={name} />}
    </div>
  );
}
