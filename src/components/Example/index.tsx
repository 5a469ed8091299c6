import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useFramework} from '../../hooks/useFramework';
import {examplePath} from '../../lib/exampleSummary';
import {FRAMEWORK_LABELS} from '../../lib/frameworks';
import {FrameworkTabs} from '../FrameworkSwitch';
import styles from './styles.module.css';

interface Props {
  /** Component and name: `dockview/first-steps`. */
  id: string;
  /** Written in at build, like the code in `children`. */
  title: string;
  height: string;
  children: ReactNode;
}

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

/** A running example over its source, both for the reader's framework. */
export function Example({id, title, height, children}: Props): ReactNode {
  const [framework] = useFramework();
  const {ref, near} = useNearViewport();
  const address = useBaseUrl(examplePath(id, framework));
  const name = `${title} (${FRAMEWORK_LABELS[framework]})`;
  return (
    <figure className={styles.example}>
      <figcaption className={styles.bar}>
        <span className={styles.title}>{title}</span>
        <FrameworkTabs label={`Framework of the example “${title}”`} />
        <Link className={styles.open} href={`pathname://${address}`} target="_blank">
          Open alone
        </Link>
      </figcaption>
      <div className={styles.frame} ref={ref} style={{height: `${height}px`}}>
        {near && <iframe key={address} src={address} title={`Running example: ${name}`} />}
      </div>
      <details className={styles.source}>
        <summary>Source</summary>
        {children}
      </details>
    </figure>
  );
}
