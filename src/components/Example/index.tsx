import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useFramework} from '../../hooks/useFramework';
import {examplePath} from '../../lib/exampleSummary';
import {FrameworkTabs} from '../FrameworkSwitch';
import {ExampleFrame} from './ExampleFrame';
import styles from './styles.module.css';

interface Props {
  /** Component and name: `dockview/first-steps`. */
  id: string;
  /** Written in at build, like the code in `children`. */
  title: string;
  height: string;
  children: ReactNode;
}

/** A running example over its source, both for the reader's framework. */
export function Example({id, title, height, children}: Props): ReactNode {
  const [framework] = useFramework();
  return (
    <figure className={styles.example}>
      <figcaption className={styles.bar}>
        <span className={styles.title}>{title}</span>
        <FrameworkTabs label={`Framework of the example “${title}”`} />
        <Link className={styles.open} href={`pathname://${examplePath(id, framework)}`} target="_blank">
          Open alone
        </Link>
      </figcaption>
      <ExampleFrame id={id} title={title} height={Number(height)} />
      <details className={styles.source}>
        <summary>Source</summary>
        {children}
      </details>
    </figure>
  );
}
